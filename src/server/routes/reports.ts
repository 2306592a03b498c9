import type { FastifyInstance } from 'fastify';
import { calls } from '../../contract/calls/calls';
import { registerEndpoint } from '../http/register-endpoint';
import { addReport } from '../moderation/add-report';

/** Reports of listings, people, conversations and orders. */
export async function reportRoutes(app: FastifyInstance): Promise<void> {
  const { database } = app;
  registerEndpoint(app, calls.addReport, async ({ caller, body }) => {
    await database.transaction((tx) => addReport(tx, { ...body, reporterId: caller?.id }));
    return { acknowledged: true };
  });
}
