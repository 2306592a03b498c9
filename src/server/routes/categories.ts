import { calls } from '../../contract/calls/calls';
import type { AnswerCall } from '../http/answer-call';
import { Refusal } from '../http/refusal';
import { categoriesJson, findCategory } from '../repositories/categories';
import type { Services } from './services';

export function categoryRoutes(answerCall: AnswerCall, { publicAnswers }: Services): void {
  answerCall(calls.categories, (made) =>
    publicAnswers.send(made, ['categories'], async (from) => ({
      json: await categoriesJson(from),
    })),
  );

  answerCall(calls.category, ({ params, ...made }) =>
    publicAnswers.send(made, ['category', params.id], async (from) => {
      const category = await findCategory(from, params.id);
      if (!category) throw new Refusal(404, 'There is no such category.');
      const { id, name, description } = category;
      return { json: JSON.stringify({ _id: id, name, description }) };
    }),
  );
}
