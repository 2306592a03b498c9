import type { FastifyInstance } from 'fastify';
import { Refusal } from '../http/refusal';
import { sendJson } from '../http/send-json';
import { categoriesJson, findCategory } from '../repositories/categories';
import type { Services } from './services';

export function categoryRoutes(app: FastifyInstance, { database }: Services): void {
  app.get('/categories', async (_request, reply) =>
    sendJson(reply, await categoriesJson(database)),
  );

  app.get<{ Params: { id: string } }>('/category/:id', async (request) => {
    const category = await findCategory(database, request.params.id);
    if (!category) throw new Refusal(404, 'There is no such category.');
    const { id, name, description } = category;
    return { _id: id, name, description };
  });
}
