import type { FastifyRequest } from 'fastify';
import type { Role } from '../../contract/user';
import type { Queryable } from '../database/database';
import { createBatchLoader } from '../concurrency/batch-loader';
import { verifyAccessToken, type AccessTokenKeys } from '../identity/access-token';
import {
  IdentityServiceUnreachable,
  passwordProvider,
  type Identity,
  type IdentityVerifier,
} from '../identity/identity';
import { namesOurKey } from '../identity/signed-token';
import { verifyOnce } from '../identity/verified-tokens';
import type { Session } from '../repositories/sessions';
import { findUsersOfSessions, recordCredentials, type UserRecord } from '../repositories/users';
import { HttpError } from './http-error';

/**
 * Who is asking, by the token of the request.
 * @throws HttpError 401, 403, or 503 while nobody can tell
 */
export interface Guards {
  /** Somebody whom the identity service vouches for, and what is kept of them. */
  identity(request: FastifyRequest): Promise<Identity & { user: UserRecord | undefined }>;
  /** The sign-in that the access token belongs to. */
  session(request: FastifyRequest): Promise<Session & { user: UserRecord }>;
  signedIn(request: FastifyRequest): Promise<UserRecord>;
  role(request: FastifyRequest, role: Role): Promise<UserRecord>;
  /** By either token, for the question about oneself that comes before there is an access token. */
  anyToken(request: FastifyRequest): Promise<{
    uid: string;
    email: string;
    user: UserRecord | undefined;
  }>;
  /** Whose token it is, of either kind, without asking the database what became of them. */
  tokenSubject: (request: FastifyRequest) => Promise<{ uid: string }>;
  /** Nobody without a token; one that is not good is refused, so that its holder renews it. */
  optionalUser(request: FastifyRequest): Promise<UserRecord | undefined>;
}

export interface GuardOptions {
  database: Queryable;
  identityVerifier: IdentityVerifier;
  accessTokenKeys: AccessTokenKeys;
}

export function createGuards(options: GuardOptions): Guards {
  const verifyAccess = verifyOnce((token) => verifyAccessToken(options.accessTokenKeys, token));
  const findUser = createBatchLoader((sessions: readonly Session[]) =>
    findUsersOfSessions(options.database, sessions),
  );
  const vouched = new WeakMap<FastifyRequest, Promise<Identity>>();

  function vouchedFor(request: FastifyRequest): Promise<Identity> {
    const known = vouched.get(request);
    if (known) return known;
    const verified = verifyIdentity(request);
    vouched.set(request, verified);
    return verified;
  }

  async function verifyIdentity(request: FastifyRequest) {
    const token = bearerToken(request);
    return options.identityVerifier(token).catch((error: unknown) => {
      if (error instanceof IdentityServiceUnreachable) {
        request.log.error(error);
        throw new HttpError(503, identityAway, comeAgain);
      }
      // The error itself carries what the token says of its holder.
      request.log.info({ code: codeOf(error) }, 'An identity token was refused.');
      throw pleaseSignIn();
    });
  }

  async function identity(request: FastifyRequest) {
    const identity = await vouchedFor(request);
    const user = await findUser(identity);
    if (user?.deleted) throw new HttpError(403, deletedAccount);
    if (user?.sessionOver) throw new HttpError(403, endedSession);
    if (user && changesCredentials(user, identity)) {
      await recordCredentials(options.database, identity);
    }
    return { ...identity, user };
  }

  const bringsAccessToken = (request: FastifyRequest) =>
    namesOurKey(options.accessTokenKeys, bearerToken(request));

  async function accessClaims(request: FastifyRequest) {
    const token = bearerToken(request);
    return verifyAccess(token).catch(() => {
      throw pleaseSignIn();
    });
  }

  async function session(request: FastifyRequest) {
    const claims = await accessClaims(request);
    // Read on each request, so that a token is worth nothing at once when it should not be good.
    const user = await findUser(claims);
    if (!user || user.deleted || user.sessionOver || !user.email) throw pleaseSignIn();
    return { ...claims, user };
  }

  const signedIn = async (request: FastifyRequest) => (await session(request)).user;

  return {
    identity,
    session,
    signedIn,
    async role(request, role) {
      const user = await signedIn(request);
      if (user.role !== role) throw new HttpError(403, `Only ${plural[role]} can do this.`);
      return user;
    },
    async anyToken(request) {
      if (await bringsAccessToken(request)) {
        const user = await signedIn(request);
        return { uid: user.uid, email: user.email, user };
      }
      const { uid, email, user: known } = await identity(request);
      if (known) requireEmail(known);
      return { uid, email, user: known };
    },
    async tokenSubject(request) {
      return (await bringsAccessToken(request)) ? accessClaims(request) : vouchedFor(request);
    },
    async optionalUser(request) {
      return request.headers.authorization ? signedIn(request) : undefined;
    },
  };
}

const identityAway = 'We could not check who you are. Please try again in a moment.';
/** Seconds. */
const comeAgain = 5;

/** What a deleted user is told. */
export const deletedAccount = 'An administrator deleted this account.';

const endedSession = 'Your session has ended. Please sign in again.';

/** What somebody is told whose address another account has proven to be its own. */
export const takenAddress =
  'Another account has confirmed this email address. Sign in to that one, or use another address.';

/** Refuses an account that lost its address. @throws HttpError 403 */
export function requireEmail({ email }: UserRecord): void {
  if (!email) throw new HttpError(403, takenAddress);
}

/** Refuses what belongs to somebody else. @throws HttpError 403 */
export function requireOwn(isOwn: boolean): asserts isOwn {
  if (!isOwn) throw new HttpError(403, 'This belongs to another user.');
}

export function sameEmail(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Whether a sign-in proves the address for the first time, or joins an account of a password. */
function changesCredentials(user: UserRecord, identity: Identity): boolean {
  const isProven = identity.emailVerified && sameEmail(user.email, identity.email);
  const isJoined =
    user.signInProvider === passwordProvider && identity.provider !== passwordProvider;
  return isProven && (!user.emailVerified || isJoined);
}

const plural: Record<Role, string> = { Admin: 'the admin', buyer: 'buyers', seller: 'sellers' };

function bearerToken(request: FastifyRequest): string {
  const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (!token) throw pleaseSignIn();
  return token;
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.name;
}

function pleaseSignIn(): HttpError {
  return new HttpError(401, 'Please sign in.');
}
