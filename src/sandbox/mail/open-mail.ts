import type { Database } from '../../server/database/database';
import type { MailSettings } from '../../server/mail/mail-settings';
import type { SmtpServer } from '../external-services';
import { startMailCatcher } from './mail-catcher';

export interface EmailService {
  settings: MailSettings;
  close: () => Promise<void>;
}

/** The SMTP server, or a mail catcher in its place. */
export async function openMail(
  database: Database,
  siteUrl: string,
  mail: SmtpServer | undefined,
): Promise<EmailService> {
  if (mail) return { settings: { ...mail, siteUrl }, close: () => Promise.resolve() };
  const { smtpUrl, close } = await startMailCatcher(database);
  return { settings: { smtpUrl, from: 'Secondhand <orders@secondhand.example>', siteUrl }, close };
}
