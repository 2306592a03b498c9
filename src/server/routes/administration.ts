import { calls } from '../../contract/calls/calls';
import type { RegisterEndpoint } from '../http/register-endpoint';
import { pageRequest, sendPage } from '../http/pagination';
import { HttpError, NotFoundError } from '../http/http-error';
import { deleteUser } from '../repositories/user-deletion';
import { usersJsonByRole } from '../repositories/user-lists';
import { findUserById, verifyUser } from '../repositories/users';
import type { Services } from './services';

export function administrationRoutes(
  registerEndpoint: RegisterEndpoint,
  { database }: Services,
): void {
  registerEndpoint(calls.allBuyers, async ({ query, ...context }) =>
    sendPage(context, await usersJsonByRole(database, 'buyer', query, pageRequest(query))),
  );

  registerEndpoint(calls.allSellers, async ({ query, ...context }) =>
    sendPage(context, await usersJsonByRole(database, 'seller', query, pageRequest(query))),
  );

  registerEndpoint(calls.verifyUser, async (tx, { params }) => {
    const modifiedCount = await verifyUser(tx, params.id);
    if (modifiedCount === 0) throw new NotFoundError('user');
    return { acknowledged: true, modifiedCount };
  });

  registerEndpoint(calls.deleteUser, async (tx, { caller: admin, params: { id } }) => {
    const user = await findUserById(tx, id);
    if (user?.role === 'Admin') throw new HttpError(403, "An admin can't be deleted.");
    const deletedCount = await deleteUser(tx, id, admin.id);
    return { acknowledged: true, deletedCount };
  });
}
