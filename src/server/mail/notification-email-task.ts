import { concernsPayment } from '../../contract/notification-text';
import type { Queryable } from '../database/database';
import type { AccessTokenKeys } from '../identity/access-token';
import type { Tasks } from '../orders/outbox';
import { findNotificationEmail } from '../repositories/notification-emails';
import type { Mailer } from './mailer';
import { notificationEmail } from './notification-email';
import { sendEmail } from './send-email';
import { createUnsubscribeToken, unsubscribePath } from './unsubscribe-token';

export interface MailServices {
  database: Queryable;
  mailer: Mailer;
  siteUrl: string;
  accessTokenKeys: AccessTokenKeys;
}

/**
 * Returns the task handler that sends a notification by email, unless the user has opted out or has no
 * verified email address. The handler rejects if the mail server does not accept the email.
 */
export function createNotificationEmailTask({
  database,
  mailer,
  siteUrl,
  accessTokenKeys,
}: MailServices) {
  return async ({ notificationId }: Tasks['email']): Promise<void> => {
    const data = await findNotificationEmail(database, notificationId);
    if (!data || (data.emailOptOut && !concernsPayment(data.news))) return;
    const token = createUnsubscribeToken(accessTokenKeys, data.userId);
    const message = notificationEmail(data, siteUrl, `${siteUrl}${unsubscribePath(token)}`);
    await sendEmail(mailer, message);
  };
}
