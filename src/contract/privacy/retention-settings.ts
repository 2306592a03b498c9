import type { NumberSetting } from '../platform/number-setting';

const days = { unit: 'days', max: 3_650 };

/** How long personal data are kept. */
export const retentionSettings = {
  endedOrderDays: {
    ...days,
    label: 'Contact data of ended orders',
    byDefault: 90,
    description: 'Phone numbers and meeting places are deleted this long after an order has ended.',
  },
  notificationDays: {
    ...days,
    label: 'Notifications',
    byDefault: 90,
    description: 'Notifications are deleted this long after they were created.',
  },
  draftDays: {
    ...days,
    label: 'Drafts',
    min: 30,
    byDefault: 180,
    description: 'Drafts of products are deleted this long after their last change.',
  },
  sessionDays: {
    ...days,
    label: 'Sessions',
    // A user can sign out a session alone only while it is listed.
    min: 30,
    byDefault: 90,
    description: 'A session is no longer listed in My account this long after it was last used.',
  },
  contactMessageDays: {
    ...days,
    label: 'Messages of the contact form',
    min: 30,
    byDefault: 365,
    description:
      'Messages are deleted this long after they were sent, even if they are still waiting.',
  },
  cardDays: {
    ...days,
    label: 'Shared cards and numbers',
    // An order with its inspection can take weeks.
    min: 60,
    byDefault: 365,
    description:
      'The fingerprints of cards and the flags of orders whose buyer shares a card or number with the seller are deleted after this time.',
  },
  orderYears: {
    label: 'Ended orders',
    unit: 'years',
    // Deleted orders are lost, and tax laws often require six years or more.
    min: 6,
    max: 30,
    byDefault: 10,
    description:
      'Orders are deleted this long after their end, with their payments and payouts. Amounts that are still owed stay.',
  },
} satisfies Record<string, NumberSetting>;

export type RetentionSettingName = keyof typeof retentionSettings;

export const retentionDefaults = Object.fromEntries(
  Object.entries(retentionSettings).map(([name, { byDefault }]) => [name, byDefault]),
) as Record<RetentionSettingName, number>;
