import { calls } from '../../contract/calls/calls';
import type { AnswerCall } from '../http/answer-call';
import { pageRequest, sendPage } from '../http/list-pages';
import { Refusal } from '../http/refusal';
import { deleteUser } from '../repositories/user-deletion';
import { usersJsonByRole } from '../repositories/user-lists';
import { findUserById, verifyUser } from '../repositories/users';
import type { Services } from './services';

export function administrationRoutes(answerCall: AnswerCall, { database }: Services): void {
  answerCall(calls.allBuyers, async ({ query, ...made }) =>
    sendPage(made, await usersJsonByRole(database, 'buyer', query, pageRequest(query))),
  );

  answerCall(calls.allSellers, async ({ query, ...made }) =>
    sendPage(made, await usersJsonByRole(database, 'seller', query, pageRequest(query))),
  );

  answerCall(calls.verifyUser, async (tx, { params }) => {
    const modifiedCount = await verifyUser(tx, params.id);
    if (modifiedCount === 0) throw new Refusal(404, 'There is no such user.');
    return { acknowledged: true, modifiedCount };
  });

  answerCall(calls.deleteUser, async (tx, { asker: admin, params: { id } }) => {
    const user = await findUserById(tx, id);
    if (user?.role === 'Admin') throw new Refusal(403, "An admin can't be deleted.");
    const deletedCount = await deleteUser(tx, id, admin.id);
    return { acknowledged: true, deletedCount };
  });
}
