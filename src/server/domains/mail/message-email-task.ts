import type { Tasks } from '../platform/outbox.sql';
import { findMessageEmail } from './message-emails.sql';
import { readEmailTexts } from './email-texts';
import { messageEmail } from './message-email';
import type { MailServices } from './notification-email-task';
import { sendEmail } from './send-email';
import { createUnsubscribeToken, unsubscribePath } from './unsubscribe-token';

/**
 * Returns the task handler that sends a person their unread messages by email, unless they have opted out
 * or have read them meanwhile. The handler rejects if the mail server does not accept the email.
 */
export function createMessageEmailTask({
  database,
  mailer,
  siteUrl,
  accessTokenKeys,
}: MailServices) {
  return async (task: Tasks['messageEmail']): Promise<void> => {
    const data = await findMessageEmail(database, task);
    if (!data || data.emailOptOut) return;
    const token = createUnsubscribeToken(accessTokenKeys, data.userId);
    const unsubscribeUrl = `${siteUrl}${unsubscribePath(token)}`;
    const texts = await readEmailTexts(database, 'messages');
    await sendEmail(mailer, messageEmail(data, texts, siteUrl, unsubscribeUrl));
  };
}
