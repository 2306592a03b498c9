import { calls } from '../../contract/calls/calls';
import type { RegisterEndpoint } from '../http/register-endpoint';
import { HttpError } from '../http/http-error';
import { categoriesJson, findCategory } from '../repositories/categories';
import type { Services } from './services';

export function categoryRoutes(
  registerEndpoint: RegisterEndpoint,
  { publicAnswers }: Services,
): void {
  registerEndpoint(calls.categories, (context) =>
    publicAnswers.send(context, ['categories'], async (from) => ({
      json: await categoriesJson(from),
    })),
  );

  registerEndpoint(calls.category, ({ params, ...context }) =>
    publicAnswers.send(context, ['category', params.id], async (from) => {
      const category = await findCategory(from, params.id);
      if (!category) throw new HttpError(404, 'There is no such category.');
      const { id, name, description } = category;
      return { json: JSON.stringify({ _id: id, name, description }) };
    }),
  );
}
