import type { FastifyRequest } from 'fastify';
import { hasRole } from '../../../contract/accounts/has-role';
import type { RequiredRole } from '../../../contract/accounts/user';
import type { Database, Queryable } from '../../database/database';
import { createBatchLoader } from '../../concurrency/batch-loader';
import { findErasedIdentity } from './erased-identities.sql';
import { deletedAccountMessage, erasedAccountMessage } from './account-messages';
import { verifyAccessToken, type AccessTokenKeys } from './access-token';
import {
  IdentityServiceUnavailable,
  passwordProvider,
  type Identity,
  type IdentityVerifier,
} from './identity';
import { hasKnownKeyId } from './signed-token';
import { cacheVerification } from './token-cache';
import { updateCredentials } from './update-credentials';
import type { Session } from './sessions.sql';
import { findUsersOfSessions, type UserRecord } from './users.sql';
import type { ShopSettingsReader } from '../platform/shop-settings-reader';
import { HttpError } from '../../http/http-error';
import { requireEmail, sameEmail } from './requirements';
import { admitsSuspended, suspendedError } from './suspended-users';

/**
 * Functions that authenticate the caller by the token of the request.
 * @throws HttpError 401, 403, or 503 while the identity service is unreachable
 */
export interface Guards {
  /** Returns the claims of the identity token, and the user record if there is one. */
  identity(request: FastifyRequest): Promise<Identity & { user: UserRecord | undefined }>;
  /** Returns the session of the access token, and its user. */
  session(request: FastifyRequest): Promise<Session & { user: UserRecord }>;
  /** Returns the user of the access token. */
  user(request: FastifyRequest): Promise<UserRecord>;
  /** Returns the user of the access token, who must have the role, active or not. */
  role(request: FastifyRequest, role: RequiredRole): Promise<UserRecord>;
  /** Accepts either token, because a user who is signing in has no access token yet. */
  accessOrIdentityToken(request: FastifyRequest): Promise<{
    uid: string;
    email: string;
    user: UserRecord | undefined;
  }>;
  /** Returns the user id (uid) of either token, without a database query. */
  tokenSubject: (request: FastifyRequest) => Promise<{ uid: string }>;
  /**
   * Returns the user of the access token; undefined without a token. Rejects an invalid token: the client renews it.
   */
  optionalUser(request: FastifyRequest): Promise<UserRecord | undefined>;
}

export interface GuardOptions {
  database: Database;
  identityVerifier: IdentityVerifier;
  accessTokenKeys: AccessTokenKeys;
  shopSettings: Pick<ShopSettingsReader, 'read'>;
}

export function createGuards(options: GuardOptions): Guards {
  const verifyAccess = cacheVerification((token) =>
    verifyAccessToken(options.accessTokenKeys, token),
  );
  const findUser = createBatchLoader((sessions: readonly Session[]) =>
    findUsersOfSessions(options.database, sessions),
  );
  const identities = new WeakMap<FastifyRequest, Promise<Identity>>();

  function verifyIdentityOnce(request: FastifyRequest): Promise<Identity> {
    const current = identities.get(request);
    if (current) return current;
    const verification = verifyIdentity(request);
    identities.set(request, verification);
    return verification;
  }

  async function verifyIdentity(request: FastifyRequest) {
    const token = bearerToken(request);
    return options.identityVerifier(token).catch((error: unknown) => {
      if (error instanceof IdentityServiceUnavailable) {
        request.log.error(error);
        throw new HttpError(503, identityUnavailable, retryAfterSeconds);
      }
      // Log only the code: the error itself contains the claims.
      request.log.info({ code: errorCode(error) }, 'An identity token was rejected.');
      throw unauthenticated();
    });
  }

  async function identity(request: FastifyRequest) {
    const verified = await verifyIdentityOnce(request);
    const user = await findUser(verified);
    if (user?.deleted) throw new HttpError(403, deletedAccountMessage);
    // Checked before the ended session: a suspension also ends the session, and the user has to read its reason.
    if (user?.suspended && (user.sessionEnded || !admitsSuspended(request))) {
      throw await suspendedError(options, user);
    }
    if (!user) await rejectErasedIdentity(options.database, verified.uid);
    if (user?.sessionEnded) throw new HttpError(403, endedSession);
    if (user && changesCredentials(user, verified)) {
      await updateCredentials(options.database, verified, user);
    }
    return { ...verified, user };
  }

  const isAccessToken = (request: FastifyRequest) =>
    hasKnownKeyId(options.accessTokenKeys, bearerToken(request));

  async function accessClaims(request: FastifyRequest) {
    const token = bearerToken(request);
    return verifyAccess(token).catch(() => {
      throw unauthenticated();
    });
  }

  async function session(request: FastifyRequest) {
    const claims = await accessClaims(request);
    // The user is read on each request, so that a revoked session ends at once.
    const user = await findUser(claims);
    const isAdmitted = user && !user.deleted && !user.sessionEnded && user.email;
    if (!isAdmitted || (user.suspended && !admitsSuspended(request))) throw unauthenticated();
    return { ...claims, user };
  }

  const authenticateUser = async (request: FastifyRequest) => (await session(request)).user;

  return {
    identity,
    session,
    user: authenticateUser,
    async role(request, role) {
      const user = await authenticateUser(request);
      if (!hasRole(user, role)) throw new HttpError(403, `Only ${roleLabels[role]} can do this.`);
      return user;
    },
    async accessOrIdentityToken(request) {
      if (await isAccessToken(request)) {
        const user = await authenticateUser(request);
        return { uid: user.uid, email: user.email, user };
      }
      const { uid, email, user } = await identity(request);
      if (user) requireEmail(user);
      return { uid, email, user };
    },
    async tokenSubject(request) {
      return (await isAccessToken(request)) ? accessClaims(request) : verifyIdentityOnce(request);
    },
    async optionalUser(request) {
      return request.headers.authorization ? authenticateUser(request) : undefined;
    },
  };
}

/** @throws HttpError 403 if the user of the identity was erased */
async function rejectErasedIdentity(database: Queryable, uid: string): Promise<void> {
  const erased = await findErasedIdentity(database, uid);
  if (erased) throw new HttpError(403, erasedAccountMessage(erased));
}

const identityUnavailable = 'We could not check who you are. Please try again in a moment.';
const retryAfterSeconds = 5;

const endedSession = 'Your session has ended. Please sign in again.';

/** Whether a sign-in verifies the email for the first time, or links a provider to a password account. */
function changesCredentials(user: UserRecord, identity: Identity): boolean {
  const isVerified = identity.emailVerified && sameEmail(user.email, identity.email);
  const isLinked =
    user.signInProvider === passwordProvider && identity.provider !== passwordProvider;
  return isVerified && (!user.emailVerified || isLinked);
}

const roleLabels: Record<RequiredRole, string> = {
  Admin: 'the admin',
  staff: 'admins and moderators',
  buyer: 'buyers',
  seller: 'sellers',
};

function bearerToken(request: FastifyRequest): string {
  const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (!token) throw unauthenticated();
  return token;
}

function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.name;
}

function unauthenticated(): HttpError {
  return new HttpError(401, 'Please sign in.');
}
