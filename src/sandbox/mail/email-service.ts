import type { Database } from '../../server/database/database';
import type { MailSettings } from '../../server/domains/mail/mail-settings';
import type { SmtpServer } from '../external-services';
import { startMailCatcher } from './mail-catcher';

export interface EmailService {
  settings: MailSettings;
  close: () => Promise<void>;
}

/** Uses the configured SMTP server, or starts a mail catcher if there is none. */
export async function createEmailService(
  database: Database,
  siteUrl: string,
  smtp: SmtpServer | undefined,
): Promise<EmailService> {
  if (smtp) return { settings: { ...smtp, siteUrl }, close: () => Promise.resolve() };
  const { smtpUrl, close } = await startMailCatcher(database);
  return { settings: { smtpUrl, from: 'orders@secondhand.example', siteUrl }, close };
}
