import type { FastifyInstance } from 'fastify';
import { calls } from '../../../contract/calls/calls';
import { registerEndpoint } from '../access/register-endpoint';
import { NotFoundError } from '../../errors/domain-error';
import { categoriesJson, findCategory } from './categories.sql';

export async function categoryRoutes(app: FastifyInstance): Promise<void> {
  const { database, responseCache } = app;
  registerEndpoint(app, calls.categories, (context) =>
    responseCache.send(context, ['categories'], async () => ({
      json: await categoriesJson(database),
    })),
  );

  registerEndpoint(app, calls.category, ({ params, ...context }) =>
    responseCache.send(context, ['category', params.id], async () => {
      const category = await findCategory(database, params.id);
      if (!category) throw new NotFoundError('category');
      const { id, name, description } = category;
      return { json: JSON.stringify({ _id: id, name, description }) };
    }),
  );
}
