import * as z from 'zod/mini';
import { listOf, shownText } from './text';

export const roleSchema = z.enum(['Admin', 'buyer', 'seller']);
export type Role = z.infer<typeof roleSchema>;

/** The roles that a person may choose for themselves; Admin is given by the server's operator. */
export const registrationRoleSchema = z.enum(['buyer', 'seller']);
export type RegistrationRole = z.infer<typeof registrationRoleSchema>;

/** User of specification 3.1. A first-time social sign-in has no role until one is chosen. */
export const userSchema = z.object({
  _id: z.string(),
  uid: shownText,
  email: z.string(),
  displayName: shownText,
  photoURL: shownText,
  role: z.catch(z.nullable(roleSchema), null),
  verified: z.catch(z.boolean(), false),
  /** Specification 10.4, for the admin: how many orders deleting this user concerns. */
  paidOrders: z.catch(z.optional(z.number()), undefined),
  unpaidOrders: z.catch(z.optional(z.number()), undefined),
});
export type User = z.infer<typeof userSchema>;
export const userListSchema = listOf(userSchema);

export interface Account {
  role: Role | null;
  verified: boolean;
}

const accountShape = z.object({
  role: z.catch(z.nullable(roleSchema), null),
  verified: z.catch(z.boolean(), false),
});

/**
 * Answer of GET /user/{email}: what the guards read. A server may send the whole record, or null
 * for somebody it does not know yet.
 */
export const accountSchema = z.pipe(
  z.nullable(accountShape),
  z.transform((account): Account => account ?? { role: null, verified: false }),
);

/** The identity service's view of a person. */
export const authUserSchema = z.object({
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  photoURL: z.string(),
});
export type AuthUser = z.infer<typeof authUserSchema>;

/** Payload of POST /user: the signed-in user, and on registration the role. */
export const saveUserRequestSchema = z.object({
  ...authUserSchema.shape,
  role: z.optional(registrationRoleSchema),
});
export type SaveUserRequest = z.infer<typeof saveUserRequestSchema>;

/** Answer of GET /jwt. Without accessToken a sign-in does not finish. */
export const accessTokenSchema = z.object({ accessToken: z.string().check(z.minLength(1)) });
export type AccessToken = z.infer<typeof accessTokenSchema>;
