import type { FastifyInstance } from 'fastify';
import { calls } from '../../../contract/calls/calls';
import { registerEndpoint } from '../access/register-endpoint';
import { changeActivity, readActivity } from './recent-activity.sql';

export async function recentActivityRoutes(app: FastifyInstance): Promise<void> {
  registerEndpoint(app, calls.addRecentActivity, async ({ caller, body }) => {
    await changeActivity(app.database, caller.user.id, body);
    return readActivity(app.database, caller.user.id);
  });
}
