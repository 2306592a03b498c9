import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../database/database';
import type { AccessTokenKeys } from '../identity/access-token';
import type { Tasks } from '../orders/outbox';
import { createMailTask } from './mail-news';
import type { MailSettings } from './mail-settings';
import { createMailer } from './mailer';

export interface MailWork {
  database: Queryable;
  accessTokenKeys: AccessTokenKeys;
  /** Undefined where no mails are written. */
  mail: MailSettings | undefined;
}

/** How a server carries out the outbox's `mail`; without a mail server there is nothing to do. */
export function mailTask(
  app: FastifyInstance,
  { database, accessTokenKeys, mail }: MailWork,
): (task: Tasks['mail']) => Promise<void> {
  if (!mail) {
    app.log.info('Without SMTP_URL no mails are written.');
    return () => Promise.resolve();
  }
  const mailer = createMailer(mail);
  app.addHook('onClose', async () => mailer.close());
  return createMailTask({ database, mailer, siteUrl: mail.siteUrl, accessTokenKeys });
}
