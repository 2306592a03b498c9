import type { FastifyInstance } from 'fastify';
import { recentSignInMinutes } from '../../../../contract/privacy/account-deletion';
import { calls } from '../../../../contract/calls/calls';
import { cancelDeletion, readAccountDeletion, requestDeletion } from './own-deletion';
import { NotFoundError } from '../../../errors/domain-error';
import { HttpError } from '../../../http/http-error';
import { registerEndpoint } from '../../access/register-endpoint';

export async function accountDeletionRoutes(app: FastifyInstance): Promise<void> {
  const { database, limits } = app;

  registerEndpoint(app, calls.accountDeletion, ({ caller: { user } }) =>
    readAccountDeletion(database, user.id),
  );

  registerEndpoint(app, calls.requestDeletion, async ({ caller: { user, authTime } }) => {
    if (!user) throw new NotFoundError('user');
    if (user.role === 'Admin') throw new HttpError(403, "An admin's account can't be deleted.");
    if (Date.now() / 1000 - authTime > recentSignInMinutes * 60) {
      throw new HttpError(403, 'Please sign in again to delete your account.');
    }
    const isDeleted = await database.transaction((tx) => requestDeletion(tx, user.id, limits));
    return { acknowledged: true, isDeleted };
  });

  registerEndpoint(app, calls.cancelDeletion, async (tx, { caller: { user } }) => {
    await cancelDeletion(tx, user.id);
    return { acknowledged: true };
  });
}
