import type { Database } from '../../server/database/database';
import type { MailSettings } from '../../server/mail/mail-settings';
import type { SmtpServer } from '../external-services';
import { catchMails } from './mail-catcher';

/** Where the server hands its mails in. */
export interface MailParty {
  settings: MailSettings;
  close: () => Promise<void>;
}

/** A mail server, or one of this machine that keeps all it gets. */
export async function openMail(
  database: Database,
  siteUrl: string,
  mail: SmtpServer | undefined,
): Promise<MailParty> {
  if (mail) return { settings: { ...mail, siteUrl }, close: () => Promise.resolve() };
  const { smtpUrl, close } = await catchMails(database);
  return { settings: { smtpUrl, from: 'Secondhand <orders@secondhand.example>', siteUrl }, close };
}
