import * as z from 'zod/mini';
import type { RequiredRole } from '../accounts/user';

/**
 * The authentication that a call requires. `public` needs none. `identity` needs an identity token,
 * `accessOrIdentityToken` an identity or access token, all others an access token. With `optional` the token may
 * be missing, but an invalid one is rejected. A role admits only users with that role, active or not; `staff`
 * admits admins and moderators.
 */
export type AuthRequirement =
  'public' | 'optional' | 'identity' | 'accessOrIdentityToken' | 'signedIn' | RequiredRole;

/** A call of the API. The server, the client and the OpenAPI document derive from it. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path below the API's base URL, with path parameters in braces. */
  path: `/${string}`;
  summary: string;
  auth: AuthRequirement;
  /** Whether suspended users may make the call. They keep their own data, and what an open order needs. */
  admitsSuspended?: true;
  query?: z.ZodMiniObject;
  body?: z.ZodMiniType;
  /** The maximum size of the body in bytes; `defaultBodyLimit` if absent. */
  bodyLimit?: number;
  /** The maximum requests per user and minute, if lower than the limit of all calls together. */
  perMinute?: number;
  /** The body of the response with status 200. */
  response: z.ZodMiniType;
  /** The media type of the response with status 200, if it is not JSON. */
  mediaType?: 'text/csv' | 'application/xml' | 'application/zip';
  /** Whether the response is a stream of server-sent events. */
  isEventStream?: true;
  /**
   * Whether the call accepts an Idempotency-Key. A repetition with the same key within a day gets the
   * stored response and changes nothing.
   */
  acceptsIdempotencyKey?: true;
  /** Whether the call only counts, which changes nothing that other users see. It needs no account. */
  isCounter?: true;
  /** Whether the call is exempt from load shedding, because sign-in depends on it. */
  isExemptFromLoadShedding?: true;
  /** Descriptions by status of the errors that are specific to the call. */
  errors?: Record<number, string>;
  /** The schemas of their bodies by status; `errorSchema` for the others. */
  errorBodies?: Record<number, z.ZodMiniType>;
}

/** The maximum size of a request body in bytes, unless the call sets its own limit. */
export const defaultBodyLimit = 16 * 1024;

/** The description of status 403 of a call that may require a confirmed email address. */
export const forbiddenOrUnconfirmed =
  'Forbidden for this role, or the email address is not confirmed.';

/** The body of every error response; the message is shown to the user. */
export const errorSchema = z.object({ message: z.string() });

/**
 * The body of status 403 of an identity token. `suspended` means that the account is suspended, and that this sign-in
 * can make the calls that admit suspended users.
 */
export const rejectedIdentitySchema = z.extend(errorSchema, {
  suspended: z.optional(z.literal(true)),
  /** With `suspended`: reads the statement of reasons (`GET /decisions/{id}`). Absent without a decision. */
  statementToken: z.optional(z.string()),
});

/** A possible response of a call: the status, its description and the schema of the body. */
export interface CallResponse {
  status: number;
  description: string;
  schema: z.ZodMiniType;
}

/** Returns every possible response of a call. */
export function listResponses(call: Call): CallResponse[] {
  const descriptions = new Map([
    ...commonErrors(call),
    ...Object.entries(call.errors ?? {}).map(([status, text]) => [Number(status), text] as const),
  ]);
  return [
    { status: 200, description: 'Success.', schema: call.response },
    ...[...descriptions].map(([status, description]) => ({
      status,
      description,
      schema: call.errorBodies?.[status] ?? errorSchema,
    })),
  ];
}

/** Returns the errors that follow from the call's method, authentication and limits. */
function commonErrors({ method, path, auth, ...call }: Call): (readonly [number, string])[] {
  const isMutation = method !== 'GET';
  const allowsAllRoles = auth === 'public' || auth === 'optional' || auth === 'signedIn';
  const {
    acceptsIdempotencyKey,
    isExemptFromLoadShedding,
    perMinute,
    bodyLimit = defaultBodyLimit,
  } = call;
  const needsIdentity = isMutation || auth === 'identity' || auth === 'accessOrIdentityToken';
  return [
    [400, 'The request is not valid.'],
    ...errorIf(auth !== 'public', 401, 'The token is missing, invalid or expired.'),
    ...errorIf(!allowsAllRoles, 403, 'Forbidden for this role.'),
    ...errorIf(isMutation, 413, `The body is larger than ${bodyLimit / 1024} KB.`),
    ...errorIf(isMutation, 415, 'The body is not JSON.'),
    ...errorIf(path.includes('{'), 414, 'The URL is too long.'),
    ...errorIf(
      acceptsIdempotencyKey ?? false,
      422,
      'The Idempotency-Key was used for another request.',
    ),
    [429, `Too many requests${perMinute ? `: more than ${perMinute} a minute` : ''}.`],
    [500, 'Something went wrong on the server.'],
    ...errorIf(
      needsIdentity || !isExemptFromLoadShedding,
      503,
      [
        ...(needsIdentity ? ['The caller could not be authenticated.'] : []),
        ...(isExemptFromLoadShedding ? [] : ['The server is overloaded.']),
        'The database is unavailable.',
      ].join(' '),
    ),
  ];
}

/** Returns the error in an array, which is empty if the condition is false. */
function errorIf(condition: boolean, status: number, description: string) {
  return condition ? [[status, description] as const] : [];
}
