import type { FastifyInstance } from 'fastify';
import { calls } from '../../../contract/calls/calls';
import { giveVerification } from '../trust/people/verification';
import { recordAct, staffActor } from '../platform/record-act.sql';
import { registerEndpoint } from '../access/register-endpoint';
import { pageRequest, sendPage } from '../platform/pagination';
import { HttpError } from '../../http/http-error';
import { deleteUser } from '../privacy/erasure/delete-user';
import { usersJsonByRole } from '../accounts/user-lists.sql';
import { findUserById } from '../access/users.sql';

export async function administrationRoutes(app: FastifyInstance): Promise<void> {
  const { database, limits } = app;
  registerEndpoint(app, calls.allBuyers, async ({ query, ...context }) =>
    sendPage(context, await usersJsonByRole(database, 'buyer', query, pageRequest(query))),
  );

  registerEndpoint(app, calls.allSellers, async ({ query, ...context }) =>
    sendPage(context, await usersJsonByRole(database, 'seller', query, pageRequest(query))),
  );

  registerEndpoint(
    app,
    calls.verifyUser,
    async (tx, { caller: admin, params: { id }, request }) => {
      const change = await giveVerification(tx, id);
      await recordAct(tx, staffActor(admin, request), {
        act: 'user.verify',
        subject: { type: 'user', id },
        ...change,
      });
      return { acknowledged: true, modifiedCount: 1 };
    },
  );

  registerEndpoint(
    app,
    calls.deleteUser,
    async (tx, { caller: admin, params: { id }, body: { reason }, request }) => {
      const user = await findUserById(tx, id);
      if (user?.role === 'Admin') throw new HttpError(403, "An admin can't be deleted.");
      const actor = staffActor(admin, request);
      const deletedCount = await deleteUser(tx, id, { actor, reason, times: limits });
      return { acknowledged: true, deletedCount };
    },
  );
}
