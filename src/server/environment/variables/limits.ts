import { positiveInteger, documentation } from '../variable';

const limit = (byDefault: number, unit: string, description: string) =>
  positiveInteger(byDefault).register(documentation, {
    description,
    unit,
    expected: 'a whole number of at least 1',
  });

export const limitVariables = {
  REQUESTS_PER_PERSON: limit(600, 'requests per minute', 'Limit of one signed-in user.'),
  REQUESTS_PER_ADDRESS: limit(
    3000,
    'requests per minute',
    'Limit of one IP address without sign-in. IPv6 counts by /64.',
  ),
  SIGNED_IN_REQUESTS_PER_ADDRESS: limit(
    30_000,
    'requests per minute',
    'Limit of all signed-in users of one IP address.',
  ),
  RENDERED_PAGES_PER_ADDRESS: limit(
    120,
    'pages per minute',
    'Pages rendered for one IP address, IPv6 by /64. Beyond it, its browser renders those not in the cache.',
  ),
  MAX_CONNECTIONS: limit(2000, 'connections', 'Limit of open connections of a process.'),
  MAX_REQUESTS_AT_ONCE: limit(
    500,
    'requests in progress',
    'Beyond it the server answers 503, except to sign-in, health checks and Stripe webhooks.',
  ),
  MAX_REQUESTS_AT_ONCE_PER_ADDRESS: limit(
    125,
    'requests in progress',
    "Limit of one client's IP address, IPv6 by /64.",
  ),
  MAX_OPEN_BOOKINGS: limit(5, 'bookings', 'Unpaid bookings of one buyer.'),
  MAX_BOOKINGS_PER_DAY: limit(10, 'bookings in 24 hours', 'Bookings that one buyer makes.'),
  MAX_NEW_CONVERSATIONS_PER_DAY: limit(
    30,
    'conversations per day',
    'Conversations that one buyer starts.',
  ),
  MESSAGE_EMAIL_MINUTES: limit(
    10,
    'minutes',
    'Time after a message, if it is not read, until an email about it is sent.',
  ),
  MAX_LISTINGS_PER_DAY: limit(50, 'products per day', 'Products that one seller adds.'),
  MAX_IMPORTED_LISTINGS_PER_DAY: limit(
    10_000,
    'products per day',
    'Products that one seller adds by importing CSV files.',
  ),
  MAX_ADVERTISEMENTS: limit(10, 'products', 'Advertised products of one seller.'),
  REBOOKING_DAYS: limit(
    7,
    'days',
    'Time after an unpaid booking has ended in which its buyer can only pay for the watch, not book it again.',
  ),
  BOOKING_HOURS: limit(72, 'hours', 'Time in which a buyer must pay for a booking.'),
  HAND_OVER_DAYS: limit(
    14,
    'days',
    'Time after the payment in which the watch must be handed over; then the buyer is refunded.',
  ),
  CANCELLATION_ANSWER_HOURS: limit(
    72,
    'hours',
    "Time in which a seller must answer a buyer's request to cancel; then the buyer is refunded.",
  ),
  RECEIPT_DAYS: limit(
    14,
    'days',
    'Time in which a buyer must confirm a hand-over that was reported without the code; then an admin decides.',
  ),
  INSPECTION_HOURS: limit(
    48,
    'hours',
    'Time after the hand-over in which the buyer can report a problem; then the order completes.',
  ),
  REPORT_ANSWER_DAYS: limit(
    3,
    'days',
    'Time in which a problem report, or the offer to take the watch back, must be answered; then an admin decides.',
  ),
  RETURN_DAYS: limit(
    14,
    'days',
    'Time in which the buyer must return the watch after an agreed return; then an admin decides.',
  ),
};
