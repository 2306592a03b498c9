import type { DeletionEmail } from '../platform/outbox.sql';
import { accountEmail } from './account-email';
import { readEmailTexts } from './email-texts';
import type { MailServices } from './notification-email-task';
import { sendEmail } from './send-email';

/** Returns the task handler that sends by email that an admin has deleted the account. */
export function createDeletionEmailTask(
  { database, mailer, siteUrl }: Pick<MailServices, 'database' | 'mailer' | 'siteUrl'>,
  contactAddress: () => string,
) {
  return async (task: DeletionEmail, key: string): Promise<void> => {
    const shop = { siteUrl, contactAddress: contactAddress() };
    const texts = await readEmailTexts(database, 'account.deleted');
    const data = { ...task, kind: 'deleted', until: null } as const;
    await sendEmail(mailer, accountEmail(data, key, texts, shop));
  };
}
