import type { FastifyInstance } from 'fastify';
import { calls } from '../../../contract/calls/calls';
import { registerEndpoint } from '../access/register-endpoint';
import { setDateLocale, setTimeZone } from '../access/users.sql';
import { findDeclinedEmails, setEmailDeclined } from './email-settings.sql';

export async function accountSettingRoutes(app: FastifyInstance): Promise<void> {
  registerEndpoint(app, calls.emailSettings, async ({ caller: { user } }) => ({
    declined: await findDeclinedEmails(app.database, user.id),
  }));

  registerEndpoint(app, calls.changeEmailSetting, async (tx, { caller: { user }, body }) => ({
    declined: await setEmailDeclined(tx, user.id, body),
  }));

  registerEndpoint(app, calls.changeTimeZone, async (tx, { caller: { user }, body }) => {
    await setTimeZone(tx, user.id, body.timeZone);
    return { acknowledged: true };
  });

  registerEndpoint(app, calls.changeDateLocale, async (tx, { caller: { user }, body }) => {
    await setDateLocale(tx, user.id, body.dateLocale);
    return { acknowledged: true };
  });
}
