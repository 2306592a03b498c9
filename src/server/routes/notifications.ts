import { calls } from '../../contract/calls/calls';
import type { RegisterEndpoint } from '../http/register-endpoint';
import { pageRequest, sendPage } from '../http/pagination';
import { countUnseen, notificationsJson, seeNotifications } from '../repositories/notifications';
import type { Services } from './services';

export function notificationRoutes(
  registerEndpoint: RegisterEndpoint,
  { database }: Services,
): void {
  registerEndpoint(calls.notifications, async ({ caller: { user }, query, ...context }) =>
    sendPage(context, await notificationsJson(database, user.id, pageRequest(query))),
  );

  registerEndpoint(calls.unseenNotifications, async ({ caller: { user } }) => ({
    count: await countUnseen(database, user.id),
  }));

  registerEndpoint(calls.seeNotifications, async (tx, { caller: { user } }) => ({
    acknowledged: true,
    modifiedCount: await seeNotifications(tx, user.id),
  }));
}
