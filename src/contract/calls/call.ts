import * as z from 'zod/mini';
import type { Role } from '../user';

/**
 * The authentication that a call requires: an access token, unless `identity` or `eitherToken` allows
 * an identity token. With `optional` an invalid token is still rejected.
 */
export type AuthRequirement =
  'public' | 'optional' | 'identity' | 'eitherToken' | 'signedIn' | Role;

/** One call of {api}, as its server, its clients and its OpenAPI description share it. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below {api}, with path parameters in braces. */
  path: `/${string}`;
  summary: string;
  auth: AuthRequirement;
  query?: z.ZodMiniObject;
  body?: z.ZodMiniType;
  /** Largest body in bytes; `defaultBodyLimit` if absent. */
  bodyLimit?: number;
  /** Requests per user and minute, if fewer than for all calls together. */
  perMinute?: number;
  /** The body of the response with status 200. */
  response: z.ZodMiniType;
  /** Whether the response is a stream of server-sent events. */
  isEventStream?: true;
  /**
   * Whether the call accepts an Idempotency-Key. A repetition with the same key within a day gets the
   * stored response and changes nothing.
   */
  acceptsIdempotencyKey?: true;
  /** Whether load shedding leaves the call out, as sign-in depends on it. */
  isCritical?: true;
  /** Descriptions of the call's own errors by status, beside those that every call has. */
  errors?: Record<number, string>;
}

/** Bytes of a request body. */
export const defaultBodyLimit = 16 * 1024;

/** The body of every error response; the message is shown to the user. */
export const errorSchema = z.object({ message: z.string() });

/** A status, its description and the schema of its body. */
export interface CallResponse {
  status: number;
  meaning: string;
  schema: z.ZodMiniType;
}

/** Every possible response of a call. */
export function responsesOf(call: Call): CallResponse[] {
  const meanings = new Map([
    ...commonErrors(call),
    ...Object.entries(call.errors ?? {}).map(([status, why]) => [Number(status), why] as const),
  ]);
  return [
    { status: 200, meaning: 'Success.', schema: call.response },
    ...[...meanings].map(([status, meaning]) => ({ status, meaning, schema: errorSchema })),
  ];
}

function commonErrors({ method, path, auth, ...call }: Call): (readonly [number, string])[] {
  const changes = method !== 'GET';
  const isForAll = auth === 'public' || auth === 'optional' || auth === 'signedIn';
  const { acceptsIdempotencyKey, isCritical, perMinute, bodyLimit = defaultBodyLimit } = call;
  const needsIdentity = changes || auth === 'identity' || auth === 'eitherToken';
  return [
    [400, 'The request is not valid.'],
    ...when(auth !== 'public', 401, 'The token is missing, invalid or expired.'),
    ...when(!isForAll, 403, 'Forbidden for this role.'),
    ...when(changes, 413, `The body is larger than ${bodyLimit / 1024} KB.`),
    ...when(changes, 415, 'The body is not JSON.'),
    ...when(path.includes('{'), 414, 'The address is too long.'),
    ...when(
      acceptsIdempotencyKey ?? false,
      422,
      'The Idempotency-Key was used for another request.',
    ),
    [429, `Too many requests${perMinute ? `: more than ${perMinute} a minute` : ''}.`],
    [500, 'Something went wrong on the server.'],
    ...when(
      needsIdentity || !isCritical,
      503,
      [
        ...(needsIdentity ? ['The caller could not be authenticated.'] : []),
        ...(isCritical ? [] : ['The server is overloaded.']),
        'The database is unavailable.',
      ].join(' '),
    ),
  ];
}

function when(applies: boolean, status: number, meaning: string) {
  return applies ? [[status, meaning] as const] : [];
}
