import type { NumberSetting } from './number-setting';
import { retentionSettings } from '../privacy/retention-settings';

const hours = { unit: 'hours', max: 2_160 };
const days = { unit: 'days', max: 365 };

/** The times of orders and messages. */
export const timeSettings = {
  bookingHours: {
    ...hours,
    label: 'Payment',
    byDefault: 72,
    description: 'Time in which a buyer must pay for a booking.',
  },
  offerHours: {
    ...hours,
    label: 'Answer to an offer',
    byDefault: 48,
    description: 'Time in which an offer for a watch must be answered; then it expires.',
  },
  reservationHours: {
    ...hours,
    label: 'Reservation',
    byDefault: 24,
    description: 'Time for which a watch is reserved for the buyer whose offer was accepted.',
  },
  rebookingDays: {
    ...days,
    label: 'Booking again',
    byDefault: 7,
    description:
      'Time after an unpaid booking has ended in which its buyer can only pay for the watch, not book it again.',
  },
  handOverDays: {
    ...days,
    label: 'Hand-over',
    byDefault: 14,
    description:
      'Time after the payment in which the watch must be handed over; then the buyer is refunded.',
  },
  shipmentDays: {
    ...days,
    label: 'Shipment',
    byDefault: 5,
    description:
      'Time after the payment in which the seller must send a watch that is shipped; then the buyer is refunded.',
  },
  arrivalDays: {
    ...days,
    label: 'Arrival of a parcel',
    byDefault: 21,
    description:
      'Time in which the arrival of a parcel, or of one that is sent back, must be confirmed; then an admin decides.',
  },
  cancellationAnswerHours: {
    ...hours,
    label: 'Answer to a cancellation request',
    byDefault: 72,
    description:
      "Time in which a seller must answer a buyer's request to cancel; then the buyer is refunded.",
  },
  receiptDays: {
    ...days,
    label: 'Confirmation of receipt',
    byDefault: 14,
    description:
      'Time in which a buyer must confirm a hand-over that was reported without the code, or then an admin decides; and a delivery that the seller has shown, or then it counts as received.',
  },
  inspectionHours: {
    ...hours,
    label: 'Inspection',
    byDefault: 48,
    description:
      'Time after the hand-over in which the buyer can report a problem; then the order completes.',
  },
  reportAnswerDays: {
    ...days,
    label: 'Answer to a problem report',
    byDefault: 3,
    description:
      'Time in which a problem report, or the offer to take the watch back, must be answered; then an admin decides.',
  },
  returnDays: {
    ...days,
    label: 'Return',
    byDefault: 14,
    description:
      'Time in which the buyer must return the watch after an agreed return; then an admin decides.',
  },
  messageEmailMinutes: {
    label: 'Email about unread messages',
    unit: 'minutes',
    max: 1_440,
    byDefault: 10,
    description: 'Time after a message, if it is not read, until an email about it is sent.',
  },
} satisfies Record<string, NumberSetting>;

/** What one person may do. */
export const quotaSettings = {
  openBookings: {
    label: 'Unpaid bookings',
    unit: 'bookings',
    max: 1_000,
    byDefault: 3,
    description: 'Unpaid bookings of one buyer at a time.',
  },
  bookingsPerDay: {
    label: 'Bookings per day',
    unit: 'bookings in 24 hours',
    max: 1_000,
    byDefault: 10,
    description: 'Bookings that one buyer makes.',
  },
  openOffers: {
    label: 'Open offers',
    unit: 'offers',
    max: 1_000,
    byDefault: 3,
    description: 'Offers of one buyer that wait for an answer, at a time.',
  },
  offerRounds: {
    label: 'Rounds of offers',
    unit: 'offers',
    max: 1_000,
    byDefault: 10,
    description: 'Offers and counter-offers of a buyer and a seller about one watch.',
  },
  newConversationsPerDay: {
    label: 'New conversations',
    unit: 'conversations per day',
    max: 1_000,
    byDefault: 30,
    description: 'Conversations that one buyer starts.',
  },
  listingsPerDay: {
    label: 'New watches',
    unit: 'watches per day',
    max: 10_000,
    byDefault: 50,
    description: 'Products that one seller adds.',
  },
  importedListingsPerDay: {
    label: 'Imported watches',
    unit: 'watches per day',
    max: 100_000,
    byDefault: 10_000,
    description: 'Products that one seller adds by importing CSV files.',
  },
  advertisements: {
    label: 'Advertisements',
    unit: 'products',
    max: 1_000,
    byDefault: 10,
    description: 'Advertised products of one seller.',
  },
} satisfies Record<string, NumberSetting>;

export const numberSettings = { ...timeSettings, ...quotaSettings, ...retentionSettings };

export type NumberSettingName = keyof typeof numberSettings;
export type LimitSettingName = keyof typeof timeSettings | keyof typeof quotaSettings;

/** The settings that are limits of the server, whose defaults environment variables set. */
export const limitSettingNames = Object.keys({
  ...timeSettings,
  ...quotaSettings,
}) as LimitSettingName[];
