/** In the environment: the tests share one address, and do in a minute what takes others weeks. */
export const generousLimits = {
  REQUESTS_PER_PERSON: '1000000',
  REQUESTS_PER_ADDRESS: '1000000',
};
