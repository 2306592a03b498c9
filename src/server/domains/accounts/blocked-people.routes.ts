import type { FastifyInstance } from 'fastify';
import { calls } from '../../../contract/calls/calls';
import { pageRequest, sendPage } from '../platform/pagination';
import { registerEndpoint } from '../access/register-endpoint';
import { blockedPeopleJson, unblockPerson } from './user-blocks.sql';

export async function blockedPeopleRoutes(app: FastifyInstance): Promise<void> {
  registerEndpoint(app, calls.blockedPeople, async ({ query, ...context }) =>
    sendPage(
      context,
      await blockedPeopleJson(app.database, context.caller.user.id, pageRequest(query)),
    ),
  );

  registerEndpoint(app, calls.unblockPersonByUid, async (tx, { caller: { user }, params }) => ({
    acknowledged: true,
    deletedCount: await unblockPerson(tx, user.id, params.uid),
  }));
}
