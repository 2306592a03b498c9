import type { FastifyInstance } from 'fastify';
import { calls } from '../../../contract/calls/calls';
import { registerEndpoint } from '../access/register-endpoint';
import { findDeclinedEmails, setEmailDeclined } from './email-settings.sql';

export async function emailSettingRoutes(app: FastifyInstance): Promise<void> {
  registerEndpoint(app, calls.emailSettings, async ({ caller: { user } }) => ({
    declined: await findDeclinedEmails(app.database, user.id),
  }));

  registerEndpoint(app, calls.changeEmailSetting, async (tx, { caller: { user }, body }) => ({
    declined: await setEmailDeclined(tx, user.id, body),
  }));
}
