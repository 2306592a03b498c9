import { numberSettings, type LimitSettingName } from '../../../contract/platform/number-settings';
import { positiveInteger, documentation } from '../variable';

const limitVariable = (byDefault: number, unit: string, description: string) =>
  positiveInteger(byDefault).register(documentation, {
    description,
    unit,
    expected: 'a whole number of at least 1',
  });

/** The variable of a setting's default, which an admin can override. */
function settingVariable(name: LimitSettingName) {
  const { byDefault, unit, description } = numberSettings[name];
  return limitVariable(byDefault, unit, description);
}

export const limitVariables = {
  REQUESTS_PER_PERSON: limitVariable(600, 'requests per minute', 'Limit of one signed-in user.'),
  REQUESTS_PER_ADDRESS: limitVariable(
    3000,
    'requests per minute',
    'Limit of one IP address without sign-in. IPv6 counts by /64.',
  ),
  SIGNED_IN_REQUESTS_PER_ADDRESS: limitVariable(
    30_000,
    'requests per minute',
    'Limit of all signed-in users of one IP address.',
  ),
  RENDERED_PAGES_PER_ADDRESS: limitVariable(
    120,
    'pages per minute',
    'Pages rendered for one IP address, IPv6 by /64. Beyond it, those not in the cache have status 503, and a browser renders them.',
  ),
  MAX_CONNECTIONS: limitVariable(
    2000,
    'connections',
    'Limit of open connections of a process. Without `TRUSTED_PROXIES` one IP address, IPv6 by /64, holds at most a quarter of them.',
  ),
  MAX_REQUESTS_AT_ONCE: limitVariable(
    500,
    'requests in progress',
    'Beyond it the server answers 503, except to sign-in, health checks and Stripe webhooks.',
  ),
  MAX_REQUESTS_AT_ONCE_PER_ADDRESS: limitVariable(
    125,
    'requests in progress',
    "Limit of one client's IP address, IPv6 by /64.",
  ),
  MAX_OPEN_BOOKINGS: settingVariable('openBookings'),
  MAX_OPEN_OFFERS: settingVariable('openOffers'),
  MAX_OFFER_ROUNDS: settingVariable('offerRounds'),
  MAX_BOOKINGS_PER_DAY: settingVariable('bookingsPerDay'),
  MAX_NEW_CONVERSATIONS_PER_DAY: settingVariable('newConversationsPerDay'),
  MESSAGE_EMAIL_MINUTES: settingVariable('messageEmailMinutes'),
  MAX_LISTINGS_PER_DAY: settingVariable('listingsPerDay'),
  MAX_IMPORTED_LISTINGS_PER_DAY: settingVariable('importedListingsPerDay'),
  MAX_ADVERTISEMENTS: settingVariable('advertisements'),
  REBOOKING_DAYS: settingVariable('rebookingDays'),
  OFFER_HOURS: settingVariable('offerHours'),
  RESERVATION_HOURS: settingVariable('reservationHours'),
  BOOKING_HOURS: settingVariable('bookingHours'),
  HAND_OVER_DAYS: settingVariable('handOverDays'),
  SHIPMENT_DAYS: settingVariable('shipmentDays'),
  ARRIVAL_DAYS: settingVariable('arrivalDays'),
  CANCELLATION_ANSWER_HOURS: settingVariable('cancellationAnswerHours'),
  RECEIPT_DAYS: settingVariable('receiptDays'),
  INSPECTION_HOURS: settingVariable('inspectionHours'),
  REPORT_ANSWER_DAYS: settingVariable('reportAnswerDays'),
  RETURN_DAYS: settingVariable('returnDays'),
};
