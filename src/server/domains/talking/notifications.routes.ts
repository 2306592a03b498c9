import type { FastifyInstance } from 'fastify';
import { calls } from '../../../contract/calls/calls';
import { registerEndpoint } from '../access/register-endpoint';
import { pageRequest, sendPage } from '../platform/pagination';
import { countUnseen, notificationsJson, markNotificationsSeen } from './notifications.sql';

export async function notificationRoutes(app: FastifyInstance): Promise<void> {
  const { database } = app;
  registerEndpoint(app, calls.notifications, async ({ caller: { user }, query, ...context }) =>
    sendPage(context, await notificationsJson(database, user.id, pageRequest(query))),
  );

  registerEndpoint(app, calls.unseenNotifications, async ({ caller: { user } }) => ({
    count: await countUnseen(database, user.id),
  }));

  registerEndpoint(app, calls.markNotificationsSeen, async (tx, { caller: { user } }) => ({
    acknowledged: true,
    modifiedCount: await markNotificationsSeen(tx, user.id),
  }));
}
