import type { FastifyInstance } from 'fastify';
import { calls } from '../../../contract/calls/calls';
import { registerEndpoint } from '../access/register-endpoint';
import { sendJson } from '../../http/send-json';
import { endOtherSessions, endSessionById, sessionsJson } from './own-sessions.sql';

export async function sessionRoutes(app: FastifyInstance): Promise<void> {
  const { database } = app;

  registerEndpoint(app, calls.sessions, async ({ caller: { user, authTime }, reply }) =>
    sendJson(reply, await sessionsJson(database, { userId: user.id, authTime })),
  );

  registerEndpoint(app, calls.endSessionById, async ({ caller: { user }, params: { id } }) => {
    await endSessionById(database, user.id, id);
    return { acknowledged: true };
  });

  registerEndpoint(app, calls.endOtherSessions, async ({ caller: { user, authTime } }) => {
    await endOtherSessions(database, { userId: user.id, authTime });
    return { acknowledged: true };
  });
}
