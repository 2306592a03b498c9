import { calls } from '../../contract/calls/calls';
import type { AnswerCall } from '../http/answer-call';
import { Refusal } from '../http/refusal';
import { sendJson } from '../http/send-json';
import { categoriesJson, findCategory } from '../repositories/categories';
import type { Services } from './services';

export function categoryRoutes(answerCall: AnswerCall, { database }: Services): void {
  answerCall(calls.categories, async ({ reply }) =>
    sendJson(reply, await categoriesJson(database)),
  );

  answerCall(calls.category, async ({ params }) => {
    const category = await findCategory(database, params.id);
    if (!category) throw new Refusal(404, 'There is no such category.');
    const { id, name, description } = category;
    return { _id: id, name, description };
  });
}
