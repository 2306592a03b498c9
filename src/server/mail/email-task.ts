import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database';
import type { AccessTokenKeys } from '../identity/access-token';
import type { Tasks } from '../orders/outbox';
import type { Telemetry } from '../telemetry/telemetry';
import { tracedMailer } from '../telemetry/traced-services';
import { createNotificationEmailTask } from './notification-email-task';
import type { MailSettings } from './mail-settings';
import { createMailer } from './mailer';

export interface EmailTaskOptions {
  database: Database;
  accessTokenKeys: AccessTokenKeys;
  mail?: MailSettings | undefined;
  telemetry: Telemetry;
}

/** Returns the handler of the outbox task `email`. Without a mail server, the handler does nothing. */
export function emailTask(
  app: FastifyInstance,
  { database, accessTokenKeys, mail, telemetry }: EmailTaskOptions,
): (task: Tasks['email']) => Promise<void> {
  if (!mail) {
    app.log.info('SMTP_URL is not set: no emails are sent.');
    return () => Promise.resolve();
  }
  const mailer = createMailer(mail);
  app.addHook('onClose', async () => mailer.close());
  return createNotificationEmailTask({
    database,
    mailer: tracedMailer(mailer, telemetry),
    siteUrl: mail.siteUrl,
    accessTokenKeys,
  });
}
