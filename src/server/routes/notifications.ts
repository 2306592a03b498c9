import { calls } from '../../contract/calls/calls';
import type { AnswerCall } from '../http/answer-call';
import { pageRequest, sendPage } from '../http/list-pages';
import { countUnseen, notificationsJson, seeNotifications } from '../repositories/notifications';
import type { Services } from './services';

export function notificationRoutes(answerCall: AnswerCall, { database }: Services): void {
  answerCall(calls.notifications, async ({ asker: { user }, query, ...made }) =>
    sendPage(made, await notificationsJson(database, user.id, pageRequest(query))),
  );

  answerCall(calls.unseenNotifications, async ({ asker: { user } }) => ({
    count: await countUnseen(database, user.id),
  }));

  answerCall(calls.seeNotifications, async (tx, { asker: { user } }) => ({
    acknowledged: true,
    modifiedCount: await seeNotifications(tx, user.id),
  }));
}
