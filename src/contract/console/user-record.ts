import * as z from 'zod/mini';
import { decisionSummarySchema } from '../trust/decision';
import { listingStates } from '../selling/listing';
import { orderStates } from '../buying/order-states';
import { reportReasons, reportSubjects } from '../trust/report-reasons';
import { priceCurrencySchema } from '../selling/price-currency';
import { roleSchema } from '../accounts/user';

/** An ISO 8601 time. */
const time = z.string();

const listingSchema = z.object({
  _id: z.string(),
  productName: z.string(),
  image: z.string(),
  sellingPrice: z.string(),
  currency: priceCurrencySchema,
  /** `deleted` for a product that its seller has deleted after an order. */
  state: z.enum([...listingStates, 'deleted']),
  /** The moderation decision that hides or has deleted it. Absent from older servers. */
  hiddenBy: z.optional(z.nullable(z.string())),
  createdAt: time,
});

const orderSchema = z.object({
  _id: z.string(),
  productId: z.string(),
  productName: z.string(),
  image: z.string(),
  state: z.enum(orderStates),
  /** The role of the user in the order. */
  as: z.enum(['buyer', 'seller']),
  /** The other person in the order. */
  otherId: z.string(),
  otherName: z.string(),
  createdAt: time,
});

/** A report about the user, their listing, or their part in a conversation or an order. */
const reportSchema = z.object({
  _id: z.string(),
  subjectType: z.enum(reportSubjects),
  subjectName: z.string(),
  reason: z.enum(reportReasons),
  /** Whether staff has decided about it. */
  decided: z.boolean(),
  createdAt: time,
});

/** An act of staff or of a command that concerns the user. */
const actSchema = z.object({
  _id: z.string(),
  act: z.string(),
  actorName: z.string(),
  actorRole: z.string(),
  reason: z.nullable(z.string()),
  at: time,
});

/** A user with their history, for staff (docs/users.md#page-of-a-user). */
export const userRecordSchema = z.object({
  _id: z.string(),
  uid: z.string(),
  displayName: z.string(),
  photoURL: z.string(),
  role: z.nullable(roleSchema),
  hasBothRoles: z.boolean(),
  /** Null for a moderator, who has to record a reason first. Empty if another account has proved that it is theirs. */
  email: z.nullable(z.string()),
  emailConfirmed: z.boolean(),
  registeredAt: time,
  deletedAt: z.nullable(time),
  verified: z.boolean(),
  verifiedAt: z.nullable(time),
  suspension: z.nullable(z.object({ reason: z.string(), since: time, until: z.nullable(time) })),
  counts: z.object({
    listings: z.int(),
    purchases: z.int(),
    sales: z.int(),
    /** The strikes that have not ended. Absent from older servers. */
    strikes: z.optional(z.int()),
  }),
  /** The newest ones. */
  listings: z.array(listingSchema),
  orders: z.array(orderSchema),
  reports: z.array(reportSchema),
  /** About the person and their listings. Absent from older servers. */
  decisions: z.optional(z.array(decisionSummarySchema)),
  acts: z.array(actSchema),
});
export type UserWithHistory = z.infer<typeof userRecordSchema>;

/** How to reach a user. Each access is recorded in the audit log. */
export const contactDataSchema = z.object({
  email: z.string(),
  /** Of their newest listings and orders. */
  phoneNumbers: z.array(z.string()),
});
export type ContactData = z.infer<typeof contactDataSchema>;
