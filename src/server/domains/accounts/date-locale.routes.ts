import type { FastifyInstance } from 'fastify';
import { calls } from '../../../contract/calls/calls';
import { registerEndpoint } from '../access/register-endpoint';
import { setDateLocale } from '../access/users.sql';

export async function dateLocaleRoutes(app: FastifyInstance): Promise<void> {
  registerEndpoint(app, calls.changeDateLocale, async (tx, { caller: { user }, body }) => {
    await setDateLocale(tx, user.id, body.dateLocale);
    return { acknowledged: true };
  });
}
