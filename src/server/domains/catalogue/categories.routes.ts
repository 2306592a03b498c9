import type { FastifyInstance } from 'fastify';
import { calls } from '../../../contract/calls/calls';
import { registerEndpoint } from '../access/register-endpoint';
import { NotFoundError } from '../../errors/domain-error';
import { categoriesJson, currentCategoryIds, findCategory } from './categories.sql';

export async function categoryRoutes(app: FastifyInstance): Promise<void> {
  const { database, responseCache } = app;
  registerEndpoint(app, calls.categories, (context) =>
    responseCache.send(context, ['categories'], async () => ({
      json: await categoriesJson(database),
    })),
  );

  registerEndpoint(app, calls.category, ({ params, ...context }) =>
    responseCache.send(context, ['category', params.id], async () => {
      const [currentId = ''] = await currentCategoryIds(database, [params.id]);
      const category = await findCategory(database, currentId);
      if (!category) throw new NotFoundError('category');
      const { id, name, description } = category;
      return { json: JSON.stringify({ _id: id, name, description }) };
    }),
  );
}
