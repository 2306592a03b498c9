import { z } from 'zod';
import type { Environment } from './schema';
import { limitVariables } from './variables/limits';

/** The environment variable of each limit. */
const variables = {
  requestsPerUser: 'REQUESTS_PER_PERSON',
  requestsPerIp: 'REQUESTS_PER_ADDRESS',
  signedInRequestsPerIp: 'SIGNED_IN_REQUESTS_PER_ADDRESS',
  renderingsPerIp: 'RENDERED_PAGES_PER_ADDRESS',
  connections: 'MAX_CONNECTIONS',
  concurrentRequests: 'MAX_REQUESTS_AT_ONCE',
  concurrentRequestsPerIp: 'MAX_REQUESTS_AT_ONCE_PER_ADDRESS',
  openBookings: 'MAX_OPEN_BOOKINGS',
  openOffers: 'MAX_OPEN_OFFERS',
  offerRounds: 'MAX_OFFER_ROUNDS',
  offerHours: 'OFFER_HOURS',
  reservationHours: 'RESERVATION_HOURS',
  bookingsPerDay: 'MAX_BOOKINGS_PER_DAY',
  rebookingDays: 'REBOOKING_DAYS',
  bookingHours: 'BOOKING_HOURS',
  handOverDays: 'HAND_OVER_DAYS',
  shipmentDays: 'SHIPMENT_DAYS',
  arrivalDays: 'ARRIVAL_DAYS',
  cancellationAnswerHours: 'CANCELLATION_ANSWER_HOURS',
  receiptDays: 'RECEIPT_DAYS',
  inspectionHours: 'INSPECTION_HOURS',
  reportAnswerDays: 'REPORT_ANSWER_DAYS',
  returnDays: 'RETURN_DAYS',
  newConversationsPerDay: 'MAX_NEW_CONVERSATIONS_PER_DAY',
  messageEmailMinutes: 'MESSAGE_EMAIL_MINUTES',
  listingsPerDay: 'MAX_LISTINGS_PER_DAY',
  importedListingsPerDay: 'MAX_IMPORTED_LISTINGS_PER_DAY',
  advertisements: 'MAX_ADVERTISEMENTS',
} as const satisfies Record<string, keyof typeof limitVariables>;

export type Limits = Record<keyof typeof variables, number>;

export function getLimits(environment: Pick<Environment, keyof typeof limitVariables>): Limits {
  return Object.fromEntries(
    Object.entries(variables).map(([limit, variable]) => [limit, environment[variable]]),
  ) as Limits;
}

export const defaultLimits: Limits = getLimits(z.object(limitVariables).parse({}));
