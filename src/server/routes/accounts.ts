import type { FastifyInstance } from 'fastify';
import { calls } from '../../contract/calls/calls';
import { sanitizeDisplayName, displayNameError } from '../../contract/display-name';
import type { AppOptions } from '../app-options';
import { registerEndpoint } from '../http/register-endpoint';
import type { Queryable } from '../database/database';
import { retryOnUniqueViolation } from '../database/retry-on-unique-violation';
import {
  deletedAccountMessage,
  requireEmail,
  requireOwn,
  sameEmail,
  emailTakenMessage,
} from '../http/guards';
import { NotFoundError } from '../errors/domain-error';
import { HttpError } from '../http/http-error';
import { sendJson } from '../http/send-json';
import { createAccessToken } from '../identity/access-token';
import { passwordProvider, type Identity } from '../identity/identity';
import { findSellerOfBuyer } from '../repositories/sellers';
import { endSession } from '../repositories/sessions';
import {
  findUserByEmail,
  releaseAddress,
  saveUser,
  userJsonByEmail,
  userJsonByUid,
  type UserRecord,
} from '../repositories/users';
import { indexProductsOf } from '../search/index-products';

/** Sign-in: what the identity service vouches for becomes a user of ours and an access token. */
export async function accountRoutes(
  app: FastifyInstance,
  { accessTokenKeys }: AppOptions,
): Promise<void> {
  const { database } = app;

  registerEndpoint(app, calls.saveUser, async ({ caller: identity, body: user }) => {
    requireOwn(user.uid === identity.uid && sameEmail(user.email, identity.email));

    const displayName = displayNameOf(user, identity);
    const { photoURL, role = null } = user;
    const saved = await retryOnUniqueViolation(() =>
      database.transaction(async (tx) => {
        await makeAddressFree(tx, identity);
        return saveUser(tx, { ...identity, displayName, photoURL, role });
      }),
    );
    if (!saved) throw new HttpError(403, deletedAccountMessage);
    if (displayName && displayName !== identity.user?.displayName) {
      await indexProductsOf(database, identity.uid);
    }
    return { acknowledged: true };
  });

  registerEndpoint(
    app,
    calls.accessToken,
    async ({ caller: { user, ...identity }, query: { email } }) => {
      requireOwn(sameEmail(email, identity.email));
      if (!user) throw new HttpError(404, 'There is no account for this email address yet.');
      requireEmail(user);
      const claims = { uid: user.uid, email: user.email, authTime: identity.authTime };
      return { accessToken: await createAccessToken(accessTokenKeys, claims) };
    },
  );

  registerEndpoint(app, calls.endSession, async ({ caller }) => {
    await endSession(database, caller);
    return { acknowledged: true };
  });

  registerEndpoint(
    app,
    calls.account,
    async ({ caller: { uid, email: ownEmail, user: caller }, params: { email }, reply }) => {
      const isOwn = sameEmail(email, ownEmail);
      if (!isOwn && caller?.role !== 'Admin') {
        // Whether an address is a seller's is for those alone who know that already.
        const seller = caller && (await findSellerOfBuyer(database, caller.id, email));
        requireOwn(seller !== undefined);
        return seller;
      }
      // Two accounts of the identity service may share an address; the record is the uid's alone.
      const user = await (isOwn ? userJsonByUid(database, uid) : userJsonByEmail(database, email));
      // Somebody who has just proven who they are and is not saved yet has no record: no error.
      if (!user && isOwn) return sendJson(reply, 'null');
      if (!user) throw new NotFoundError('user');
      return sendJson(reply, user);
    },
  );
}

/**
 * The name of the payload, which a person may have chosen just now and can still change. What the
 * identity service holds already is not refused but cleaned: they could never sign in.
 */
function displayNameOf({ displayName }: { displayName: string }, identity: Identity): string {
  const isHeld = identity.provider !== passwordProvider || displayName === identity.displayName;
  const problem = isHeld ? undefined : displayNameError(displayName);
  if (problem) throw new HttpError(400, problem);
  return sanitizeDisplayName(displayName);
}

/** An address belongs to who has proven that it is theirs, and else to who came first. */
async function makeAddressFree(database: Queryable, identity: Identity): Promise<void> {
  const holder = await findUserByEmail(database, identity.email);
  if (!holder || holder.uid === identity.uid) return;
  if (identity.emailVerified && !holder.emailVerified) {
    return releaseAddress(database, holder.id);
  }
  if (holder.deleted) throw new HttpError(403, deletedAccountMessage);
  throw new HttpError(409, identity.emailVerified ? doublyProven : unproven(holder));
}

const doublyProven = 'This email address belongs to another account.';

function unproven({ emailVerified }: UserRecord): string {
  return emailVerified
    ? emailTakenMessage
    : 'Another account uses this email address. If it is yours, confirm it and sign in again.';
}
