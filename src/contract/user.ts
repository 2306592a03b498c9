import * as z from 'zod/mini';

const roleSchema = z.enum(['Admin', 'buyer', 'seller']);
export type Role = z.infer<typeof roleSchema>;

/** The roles that a person may choose for themselves; Admin is given by the server's operator. */
export const registrationRoles = ['buyer', 'seller'] as const;
export type RegistrationRole = (typeof registrationRoles)[number];

/** What the guards read of a user. */
export const accountSchema = z.object({ role: z.nullable(roleSchema), verified: z.boolean() });
export type Account = z.infer<typeof accountSchema>;

/** User of specification 3.1. A first-time social sign-in has no role until one is chosen. */
export const userSchema = z.extend(accountSchema, {
  _id: z.string(),
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  photoURL: z.string(),
  /** Beyond the specification: the identity service has seen that the address is theirs. */
  emailVerified: z.optional(z.boolean()),
  /** Specification 10.4, for the admin: how many orders deleting this user concerns. */
  paidOrders: z.optional(z.number()),
  unpaidOrders: z.optional(z.number()),
});
export type User = z.infer<typeof userSchema>;

/** The identity service's view of a person. A text that it does not know is empty. */
export interface AuthUser {
  uid: string;
  email: string;
  displayName: string;
  photoURL: string;
}

/** Answer of GET /jwt. Without accessToken a sign-in does not finish. */
export const accessTokenSchema = z.object({ accessToken: z.string().check(z.minLength(1)) });
export type AccessToken = z.infer<typeof accessTokenSchema>;
