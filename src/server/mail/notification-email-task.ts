import { concernsPayment } from '../../contract/notification-text';
import type { Queryable } from '../database/database';
import type { AccessTokenKeys } from '../identity/access-token';
import { PermanentError } from '../orders/outbox-dispatcher';
import type { Tasks } from '../orders/outbox';
import { findNotificationEmail } from '../repositories/notification-emails';
import type { Mailer } from './mailer';
import { notificationEmail } from './notification-email';
import { createUnsubscribeToken, unsubscribePath } from './unsubscribe-token';

interface MailServices {
  database: Queryable;
  mailer: Mailer;
  siteUrl: string;
  accessTokenKeys: AccessTokenKeys;
}

/**
 * Carries out a task of the outbox: writes to somebody what a notification tells them, unless they
 * want no such mails or have not proven their address. Rejects when the mail server does not take it.
 */
export function createNotificationEmailTask({
  database,
  mailer,
  siteUrl,
  accessTokenKeys,
}: MailServices) {
  return async ({ notificationId }: Tasks['email']): Promise<void> => {
    const news = await findNotificationEmail(database, notificationId);
    if (!news || (news.emailOptOut && !concernsPayment(news.news))) return;
    const token = createUnsubscribeToken(accessTokenKeys, news.userId);
    const message = notificationEmail(news, siteUrl, `${siteUrl}${unsubscribePath(token)}`);
    await mailer.send(message).catch((error: unknown) => {
      throw isRefused(error) ? new PermanentError(error.message) : error;
    });
  };
}

/** Whether the mail server knows the address and will never take a mail for it (RFC 5321, 5yz). */
function isRefused(error: unknown): error is Error {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  return error.code === 'EENVELOPE' && Number(error.responseCode) >= 500;
}
