import * as z from 'zod/mini';
import { tooLongMessage } from '../text/messages';
import {
  acknowledgementSchema,
  deletionSchema,
  modificationSchema,
} from '../platform/mutation-results';
import { safePortraitUrl } from '../pictures/picture-url';
import { reasonSchema } from '../trust/reason';
import { accessTokenSchema, accountSchema, registrationRoles, userSchema } from '../accounts/user';
import { rejectedIdentitySchema, type Call } from './call';
import { pageQuery } from './request-fields';
import { notFoundMessages } from '../platform/not-found';

/** The maximum length of a search text in characters. */
const maxUserSearchLength = 200;

/** The query of the user lists. The filters are extensions. */
const usersQuery = z.extend(pageQuery, {
  text: z.optional(
    z.string().check(z.maxLength(maxUserSearchLength, tooLongMessage(maxUserSearchLength))),
  ),
  verified: z.optional(
    z.pipe(
      z.enum(['true', 'false'], 'verified must be true or false.'),
      z.transform((value) => value === 'true'),
    ),
  ),
});

const roleBody = z.object({ role: z.enum(registrationRoles, 'The role must be buyer or seller.') });

/** The body of saveUser: the user data of the identity service and, at registration, the role. */
const saveUserBody = z.object({
  uid: z.string('The uid is missing.'),
  email: z.string('The email is missing.'),
  displayName: z.pipe(
    z.optional(z.nullable(z.string())),
    z.transform((text) => text?.trim() ?? ''),
  ),
  photoURL: z.pipe(
    z.optional(z.nullable(z.string())),
    z.transform((text) => safePortraitUrl(text ?? '')),
  ),
  role: z.optional(z.nullable(z.enum(registrationRoles, 'The role must be buyer or seller.'))),
  /** Removes the stored photo, which an empty photoURL alone keeps (docs/accounts.md#name-and-photo). */
  removePhoto: z.optional(z.boolean('removePhoto must be true or false.')),
});

/** The limit in bytes: enough for a name and a photo URL with every character escaped. */
const userBodyLimit = 32 * 1024;

const signInsPerMinute = 60;

/** Sign-in and user administration. */
export const accountCalls = {
  saveUser: {
    method: 'POST',
    path: '/user',
    summary: 'Save the signed-in user; a stored role or verification stays as it is',
    auth: 'identity',
    body: saveUserBody,
    bodyLimit: userBodyLimit,
    perMinute: signInsPerMinute,
    isExemptFromLoadShedding: true,
    response: acknowledgementSchema,
    errors: { 409: 'Another account has this email address.' },
    errorBodies: { 403: rejectedIdentitySchema },
  },
  accessToken: {
    method: 'GET',
    path: '/jwt',
    summary: 'Exchange an identity token for an access token',
    auth: 'identity',
    admitsSuspended: true,
    query: z.object({ email: z.string('The email is missing.') }),
    perMinute: signInsPerMinute,
    isExemptFromLoadShedding: true,
    response: accessTokenSchema,
    errors: { 404: 'The user is not saved yet.' },
  },
  endSession: {
    method: 'DELETE',
    path: '/session',
    summary: 'End the sign-in that the access token belongs to',
    auth: 'signedIn',
    admitsSuspended: true,
    response: acknowledgementSchema,
  },
  account: {
    method: 'GET',
    path: '/user/{email}',
    summary:
      'Read a user: the caller, a seller the caller has paid, or for an admin any user; null before the user is saved',
    auth: 'accessOrIdentityToken',
    isExemptFromLoadShedding: true,
    response: z.nullable(z.union([userSchema, accountSchema])),
    errors: { 404: notFoundMessages.user },
    errorBodies: { 403: rejectedIdentitySchema },
  },
  addRole: {
    method: 'POST',
    path: '/roles',
    summary: 'Also buy, or also sell: add a role to the caller, and make it the active one',
    auth: 'signedIn',
    body: roleBody,
    acceptsIdempotencyKey: true,
    response: acknowledgementSchema,
    errors: { 403: 'The caller is an admin, or has no role yet.' },
  },
  activateRole: {
    method: 'PUT',
    path: '/active-role',
    summary: "Make one of the caller's roles the active one",
    auth: 'signedIn',
    body: roleBody,
    response: acknowledgementSchema,
    errors: { 403: 'The caller does not have this role.' },
  },
  allBuyers: {
    method: 'GET',
    path: '/all-buyer',
    summary:
      'List the users who buy, newest first; with `text`, those whose name or email contains these words',
    auth: 'Admin',
    query: usersQuery,
    response: z.array(userSchema),
  },
  allSellers: {
    method: 'GET',
    path: '/all-seller',
    summary:
      'List the users who sell, newest first; with `text`, those whose name or email contains these words',
    auth: 'Admin',
    query: usersQuery,
    response: z.array(userSchema),
  },
  verifyUser: {
    method: 'PUT',
    path: '/user/verified/{id}',
    summary: 'Verify a buyer or seller',
    auth: 'Admin',
    acceptsIdempotencyKey: true,
    response: modificationSchema,
    errors: { 404: notFoundMessages.user },
  },
  deleteUser: {
    method: 'DELETE',
    path: '/user/{id}',
    summary: 'Delete a buyer or seller, who gets an email with the reason if there is one',
    auth: 'Admin',
    body: z.object({ reason: z.optional(reasonSchema) }),
    acceptsIdempotencyKey: true,
    response: deletionSchema,
    errors: {
      409: "The user is a moderator, whose role must be removed first, or one of the user's orders, in which a problem is reported or can still be, must be decided first.",
    },
  },
} satisfies Record<string, Call>;
