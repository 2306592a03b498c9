import { calls } from '../../contract/calls/calls';
import type { RegisterEndpoint } from '../http/register-endpoint';
import { NotFoundError } from '../http/http-error';
import { categoriesJson, findCategory } from '../repositories/categories';
import type { Services } from './services';

export function categoryRoutes(
  registerEndpoint: RegisterEndpoint,
  { database, responseCache }: Services,
): void {
  registerEndpoint(calls.categories, (context) =>
    responseCache.send(context, ['categories'], async () => ({
      json: await categoriesJson(database),
    })),
  );

  registerEndpoint(calls.category, ({ params, ...context }) =>
    responseCache.send(context, ['category', params.id], async () => {
      const category = await findCategory(database, params.id);
      if (!category) throw new NotFoundError('category');
      const { id, name, description } = category;
      return { json: JSON.stringify({ _id: id, name, description }) };
    }),
  );
}
