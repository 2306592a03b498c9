import * as z from 'zod/mini';
import { dateLocaleSchema } from './date-locale';
import { tolerate } from '../platform/tolerance';

export const roleSchema = z.enum(['Admin', 'moderator', 'buyer', 'seller']);
export type Role = z.infer<typeof roleSchema>;

/** Who a page or call requires. `staff` is an admin or a moderator; nothing is for moderators alone. */
export type RequiredRole = Exclude<Role, 'moderator'> | 'staff';

/** The roles that a user can choose at registration. Only the operator can make a user an Admin. */
export const registrationRoles = ['buyer', 'seller'] as const;
export type RegistrationRole = (typeof registrationRoles)[number];

/** The part of a user that route guards read. */
export const accountSchema = z.object({
  /** The active role. */
  role: z.nullable(roleSchema),
  /** Whether the user buys and sells (docs/accounts.md#both-roles). */
  hasBothRoles: z.optional(z.boolean()),
  verified: z.boolean(),
  /**
   * The identity service has confirmed that the user owns the email address
   * (docs/access.md#confirmed-email-address).
   */
  emailConfirmed: z.optional(z.boolean()),
  /** The language in which the user reads dates (docs/accounts.md#language-of-dates). */
  dateLocale: z.optional(dateLocaleSchema),
  /** The time zone of the dates in emails; null for that of the shop (docs/accounts.md#language-of-dates). */
  timeZone: z.optional(z.nullable(z.string())),
});
tolerate(accountSchema);
export type Account = z.infer<typeof accountSchema>;

/** User of specification 3.1. After a first social sign-in the role is null until the user chooses one. */
export const userSchema = z.extend(accountSchema, {
  _id: z.string(),
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  photoURL: z.string(),
  /** For admins: the number of open orders that deleting the user affects (docs/privacy.md#deletion-by-an-admin). */
  paidOrders: z.optional(z.number()),
  unpaidOrders: z.optional(z.number()),
});
tolerate(userSchema, '_id', 'email');
export type User = z.infer<typeof userSchema>;

/** The user data of the identity service. Unknown values are empty. */
export interface AuthUser {
  uid: string;
  email: string;
  displayName: string;
  photoURL: string;
}

/** Response of GET /jwt. Without accessToken the sign-in fails. */
export const accessTokenSchema = z.object({ accessToken: z.string().check(z.minLength(1)) });
