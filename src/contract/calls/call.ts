import * as z from 'zod/mini';
import type { Role } from '../user';

/**
 * Who may make a call, and how they prove who they are: by the access token, unless the identity
 * service's own is named. A `visitor` may come without any, but not with a bad one.
 */
export type Asker = 'anybody' | 'visitor' | 'identity' | 'eitherToken' | 'signedIn' | Role;

/** One call of {api}: all that its server, its clients and its description have in common. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below {api}; what stands in braces is one part of the path. */
  path: `/${string}`;
  summary: string;
  may: Asker;
  query?: z.ZodMiniObject;
  body?: z.ZodMiniType;
  /** Bytes of it, where `largestBody` is not enough. */
  largestBody?: number;
  /** How often one person may make it in a minute, where that is less than of all calls together. */
  perMinute?: number;
  /** What is sent with status 200. */
  answer: z.ZodMiniType;
  /** Whether that is no JSON, but server-sent events without an end. */
  streams?: true;
  /**
   * Whether it may be sent with an Idempotency-Key: sent again with the same one within a day, it is
   * answered as before, and changes nothing a second time.
   */
  isKeyed?: true;
  /** Whether it is answered, too, while the server has too much to do: without it nobody signs in. */
  isVital?: true;
  /** Why it refuses, by status, beside the reasons that every call has. */
  refuses?: Record<number, string>;
}

/** Bytes that a body may have, unless the call says otherwise. */
export const largestBody = 16 * 1024;

/** What is sent with every other status; the message is for people. */
export const refusalSchema = z.object({ message: z.string() });

/** A status, when it comes, and the schema of its body. */
export interface Outcome {
  status: number;
  meaning: string;
  schema: z.ZodMiniType;
}

/** All that a call can be answered with. */
export function outcomesOf(call: Call): Outcome[] {
  const meanings = new Map([
    ...commonRefusals(call),
    ...Object.entries(call.refuses ?? {}).map(([status, why]) => [Number(status), why] as const),
  ]);
  return [
    { status: 200, meaning: 'The answer.', schema: call.answer },
    ...[...meanings].map(([status, meaning]) => ({ status, meaning, schema: refusalSchema })),
  ];
}

function commonRefusals({ method, path, may, ...call }: Call): (readonly [number, string])[] {
  const changes = method !== 'GET';
  const isForAll = may === 'anybody' || may === 'visitor' || may === 'signedIn';
  const { isKeyed, isVital, perMinute, largestBody: mostBytes = largestBody } = call;
  const asksIdentity = changes || may === 'identity' || may === 'eitherToken';
  return [
    [400, 'The request is not valid.'],
    ...when(may !== 'anybody', 401, 'The token is missing, invalid or expired.'),
    ...when(!isForAll, 403, 'Forbidden for this role.'),
    ...when(changes, 413, `The body is larger than ${mostBytes / 1024} KB.`),
    ...when(changes, 415, 'The body is not JSON.'),
    ...when(path.includes('{'), 414, 'The address is too long.'),
    ...when(isKeyed ?? false, 422, 'The Idempotency-Key was used for another request.'),
    [429, `Too many requests${perMinute ? `: more than ${perMinute} a minute` : ''}.`],
    [500, 'Something went wrong on the server.'],
    ...when(
      asksIdentity || !isVital,
      503,
      [
        ...(asksIdentity ? ['The caller could not be authenticated.'] : []),
        ...(isVital ? [] : ['The server is overloaded.']),
        'The database is unavailable.',
      ].join(' '),
    ),
  ];
}

function when(applies: boolean, status: number, meaning: string) {
  return applies ? [[status, meaning] as const] : [];
}
