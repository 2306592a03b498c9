import { numberSettings, type LimitSettingName } from '../../../contract/number-settings';
import { positiveInteger, documentation } from '../variable';

const limit = (byDefault: number, unit: string, description: string) =>
  positiveInteger(byDefault).register(documentation, {
    description,
    unit,
    expected: 'a whole number of at least 1',
  });

/** The variable of a setting's default, which an admin can override. */
function setting(name: LimitSettingName) {
  const { byDefault, unit, description } = numberSettings[name];
  return limit(byDefault, unit, description);
}

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
  MAX_OPEN_BOOKINGS: setting('openBookings'),
  MAX_BOOKINGS_PER_DAY: setting('bookingsPerDay'),
  MAX_NEW_CONVERSATIONS_PER_DAY: setting('newConversationsPerDay'),
  MESSAGE_EMAIL_MINUTES: setting('messageEmailMinutes'),
  MAX_LISTINGS_PER_DAY: setting('listingsPerDay'),
  MAX_IMPORTED_LISTINGS_PER_DAY: setting('importedListingsPerDay'),
  MAX_ADVERTISEMENTS: setting('advertisements'),
  REBOOKING_DAYS: setting('rebookingDays'),
  BOOKING_HOURS: setting('bookingHours'),
  HAND_OVER_DAYS: setting('handOverDays'),
  CANCELLATION_ANSWER_HOURS: setting('cancellationAnswerHours'),
  RECEIPT_DAYS: setting('receiptDays'),
  INSPECTION_HOURS: setting('inspectionHours'),
  REPORT_ANSWER_DAYS: setting('reportAnswerDays'),
  RETURN_DAYS: setting('returnDays'),
};
