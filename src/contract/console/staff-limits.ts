/** The limits that pages of staff show. In a file of its own, because the pages need them without the schemas. */

/** How many of the newest listings, orders, reports and acts a user's page shows. */
export const userRecordLength = 20;

/** The roles in the list of all people; `none` is a user who has not chosen one yet. */
export const personRoles = ['buyer', 'seller', 'moderator', 'Admin', 'none'] as const;
export type PersonRole = (typeof personRoles)[number];

/** The roles to which an admin invites by email, and the days after which the invitation expires. */
export const invitedRoles = ['moderator', 'Admin'] as const;
export type InvitedRole = (typeof invitedRoles)[number];
export const invitationDays = 7;

/** What a note of staff can be about, and its text. */
export const noteSubjects = ['user', 'listing', 'order'] as const;
export const noteField = { required: 'Please write a note.', maxLength: 2000 } as const;

/** The states of a message of the contact form. */
export const contactMessageStates = ['waiting', 'done'] as const;
export type ContactMessageState = (typeof contactMessageStates)[number];

/** The states in the list of all people. */
export const personStates = ['active', 'suspended', 'deleted'] as const;
export type PersonState = (typeof personStates)[number];

/** The states of a listing for staff: `deleted` is one that moderation has deleted, or its seller after an order. */
export const staffListingStates = [
  'forSale',
  'paused',
  'booked',
  'sold',
  'refunded',
  'deleted',
] as const;

/** How many listings staff can change at once. */
export const maxStaffListingChanges = 100;

/** For how many days a user can be suspended; without a number, until the suspension is lifted. */
export const suspensionDays = [7, 30, 90, 365] as const;

/** The maximum length of the text of a search in characters. */
export const maxStaffSearchLength = 200;

/** The numbers of days that charts can show, today included, as in URLs. Days are in UTC. */
export const chartRanges = ['7', '30', '90', '365'] as const;
export type ChartRange = (typeof chartRanges)[number];

/** The days of the overview if none are chosen. */
export const overviewRange: ChartRange = '30';

/**
 * What the overview draws by day. `turnover` is the money of paid orders that was not refunded, `revenue` what the shop
 * keeps of it without the tax, both in the shop's currency.
 */
export const overviewFigures = ['sales', 'turnover', 'revenue', 'signUps', 'listings'] as const;
export type OverviewFigure = (typeof overviewFigures)[number];
