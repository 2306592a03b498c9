/** In the environment: the tests share one address, and do in a minute what takes others weeks. */
export const generousLimits = {
  REQUESTS_PER_PERSON: '100000000',
  REQUESTS_PER_ADDRESS: '100000000',
  SIGNED_IN_REQUESTS_PER_ADDRESS: '100000000',
  MAX_REQUESTS_AT_ONCE: '1000000',
  MAX_REQUESTS_AT_ONCE_PER_ADDRESS: '1000000',
  MAX_OPEN_BOOKINGS: '1000000',
  MAX_LISTINGS_PER_DAY: '1000000',
  MAX_ADVERTISEMENTS: '1000000',
};
