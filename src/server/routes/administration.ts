import type { FastifyInstance } from 'fastify';
import { pageRequest, sendPage } from '../http/list-pages';
import { Refusal } from '../http/refusal';
import { deleteUser, findUserById, usersJsonByRole, verifyUser } from '../repositories/users';
import type { Services } from './services';

interface ById {
  Params: { id: string };
}

export function administrationRoutes(app: FastifyInstance, { database, guards }: Services): void {
  app.get('/all-buyer', async (request, reply) => {
    await guards.role(request, 'Admin');
    const buyers = await usersJsonByRole(database, 'buyer', pageRequest(request));
    return sendPage(request, reply, buyers);
  });

  app.get('/all-seller', async (request, reply) => {
    await guards.role(request, 'Admin');
    const sellers = await usersJsonByRole(database, 'seller', pageRequest(request));
    return sendPage(request, reply, sellers);
  });

  app.put<ById>('/user/verified/:id', async (request) => {
    await guards.role(request, 'Admin');
    const modifiedCount = await verifyUser(database, request.params.id);
    if (modifiedCount === 0) throw new Refusal(404, 'There is no such user.');
    return { acknowledged: true, modifiedCount };
  });

  app.delete<ById>('/user/:id', async (request) => {
    await guards.role(request, 'Admin');
    const { id } = request.params;
    const user = await findUserById(database, id);
    if (user?.role === 'Admin') throw new Refusal(403, "An admin can't be deleted.");
    const deletedCount = await database.transaction((transaction) => deleteUser(transaction, id));
    return { acknowledged: true, deletedCount };
  });
}
