import { concernsPayment } from '../../../contract/talking/notification-text';
import type { Database } from '../../database/database';
import type { AccessTokenKeys } from '../access/access-token';
import { Postponement } from '../platform/outbox-dispatcher.sql';
import type { Tasks } from '../platform/outbox.sql';
import { claimNotificationEmail, findNotificationEmail } from './notification-emails.sql';
import { readEmailTexts } from './email-texts';
import type { Mailer } from './mailer';
import { notificationEmail } from './notification-email';
import { orderEmailKind } from './order-email-kinds';
import { sendEmail } from './send-email';
import { createUnsubscribeToken, unsubscribePath } from './unsubscribe-token';

export interface MailServices {
  database: Database;
  mailer: Mailer;
  siteUrl: string;
  accessTokenKeys: AccessTokenKeys;
}

/**
 * Returns the task handler that sends a notification by email, unless the user has opted out or has no
 * verified email address. Too many emails about one order are postponed and combined into one. The handler
 * rejects if the mail server does not accept the email.
 */
export function createNotificationEmailTask({
  database,
  mailer,
  siteUrl,
  accessTokenKeys,
}: MailServices) {
  return async ({ notificationId }: Tasks['email']): Promise<Postponement | undefined> => {
    const data = await findNotificationEmail(database, notificationId);
    if (!data || (data.emailOptOut && !concernsPayment(data.news))) return undefined;
    const claim = await database.transaction((tx) => claimNotificationEmail(tx, data));
    if (claim.status === 'included') return undefined;
    if (claim.status === 'postponed') return new Postponement(claim.until);
    const kinds = data.emailOptOut ? claim.kinds.filter(concernsPayment) : claim.kinds;
    const token = createUnsubscribeToken(accessTokenKeys, data.userId);
    const unsubscribeUrl = `${siteUrl}${unsubscribePath(token)}`;
    const kind = orderEmailKind(kinds.at(-1) ?? data.news, data.as);
    const texts = await readEmailTexts(database, kind);
    const email = notificationEmail({ ...data, kinds }, texts, siteUrl, unsubscribeUrl);
    await sendEmail(mailer, email);
    return undefined;
  };
}
