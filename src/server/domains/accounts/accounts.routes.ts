import type { FastifyInstance } from 'fastify';
import { calls } from '../../../contract/calls/calls';
import type { AppOptions } from '../../app-options';
import { registerEndpoint } from '../access/register-endpoint';
import { requireEmail, requireOwn, sameEmail } from '../access/requirements';
import { NotFoundError } from '../../errors/domain-error';
import { HttpError } from '../../http/http-error';
import { sendJson } from '../../http/send-json';
import { createAccessToken } from '../access/access-token';
import { describeDevice } from '../access/describe-device';
import { saveAccount } from './save-account';
import { recordSession } from './own-sessions.sql';
import { findSellerOfBuyer } from '../catalogue/sellers.sql';
import { endSession } from '../access/sessions.sql';
import { activateRole, addRole } from '../access/user-roles.sql';
import { userJsonByEmail, userJsonByUid } from '../access/users.sql';

/**
 * The calls of sign-in, which turns an identity token into a user record and an access token, and of
 * accounts.
 */
export async function accountRoutes(
  app: FastifyInstance,
  { accessTokenKeys }: AppOptions,
): Promise<void> {
  const { database, shopSettings } = app;

  registerEndpoint(app, calls.saveUser, async ({ caller: identity, body: user }) => {
    requireOwn(user.uid === identity.uid && sameEmail(user.email, identity.email));
    const { shopName } = await shopSettings.read();
    await saveAccount(database, identity, user, shopName);
    return { acknowledged: true };
  });

  registerEndpoint(
    app,
    calls.accessToken,
    async ({ caller: { user, ...identity }, query: { email }, request }) => {
      requireOwn(sameEmail(email, identity.email));
      if (!user) throw new HttpError(404, 'There is no account for this email address yet.');
      requireEmail(user);
      // A HEAD request changes nothing.
      if (request.method === 'GET') {
        const device = describeDevice(request.headers['user-agent']);
        await recordSession(database, { userId: user.id, authTime: identity.authTime }, device);
      }
      const claims = { uid: user.uid, email: user.email, authTime: identity.authTime };
      return { accessToken: await createAccessToken(accessTokenKeys, claims) };
    },
  );

  registerEndpoint(app, calls.endSession, async ({ caller }) => {
    await endSession(database, caller);
    return { acknowledged: true };
  });

  registerEndpoint(app, calls.addRole, async (tx, { caller: { user }, body: { role } }) => {
    const added = await addRole(tx, user.id, role);
    if (!added) throw new HttpError(403, 'Only buyers and sellers can add the other role.');
    return { acknowledged: true };
  });

  registerEndpoint(app, calls.activateRole, async ({ caller: { user }, body: { role } }) => {
    const activated = await database.transaction((tx) => activateRole(tx, user.id, role));
    if (!activated) throw new HttpError(403, `Your account doesn't have the role ${role}.`);
    return { acknowledged: true };
  });

  registerEndpoint(
    app,
    calls.account,
    async ({ caller: { uid, email: ownEmail, user: caller }, params: { email }, reply }) => {
      const isOwn = sameEmail(email, ownEmail);
      if (!isOwn && caller?.role !== 'Admin') {
        // Only admins and buyers of a seller may find out whose email address this is.
        const seller = caller && (await findSellerOfBuyer(database, caller.id, email));
        requireOwn(seller !== undefined);
        return seller;
      }
      // The caller's own record is found by uid, because two identity accounts may have the same email.
      const user = await (isOwn ? userJsonByUid(database, uid) : userJsonByEmail(database, email));
      // A new user requests the account before the record is saved.
      if (!user && isOwn) return sendJson(reply, 'null');
      if (!user) throw new NotFoundError('user');
      return sendJson(reply, user);
    },
  );
}
