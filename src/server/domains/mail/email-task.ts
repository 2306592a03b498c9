import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database';
import type { AccessTokenKeys } from '../access/access-token';
import type { TaskHandlers } from '../platform/outbox-dispatcher.sql';
import { createAccountEmailTask, createDeletionEmailTask } from './account-email';
import { createDecisionEmailTask } from './decision-email';
import type { ShopSettingsReader } from '../platform/shop-settings-reader';
import { createContactEmailTask } from './contact-email';
import { createInvitationEmailTask } from './invitation-email';
import { createMessageEmailTask } from './message-email-task';
import { createNotificationEmailTask } from './notification-email-task';
import type { MailSettings } from './mail-settings';
import type { Mailer } from './mailer';
import { createPayoutEmailTask } from './payout-email';
import { createSearchEmailTask } from './search-email';
import { createStaffEmailTask } from './staff-email';
import { createReportReceiptTask } from './report-receipt';
import { createWishEmailTask } from './wish-email';

export interface EmailTaskOptions {
  database: Database;
  accessTokenKeys: AccessTokenKeys;
  mail?: MailSettings | undefined;
  /** Sends emails if `mail` is set. */
  mailer?: Mailer | undefined;
  shopSettings: ShopSettingsReader;
}

type EmailTaskName =
  | 'email'
  | 'messageEmail'
  | 'wishEmail'
  | 'searchEmail'
  | 'reportReceipt'
  | 'payoutEmail'
  | 'accountEmail'
  | 'deletionEmail'
  | 'decisionEmail'
  | 'contactEmail'
  | 'staffEmail'
  | 'invitationEmail';

/** Returns the handlers of the outbox tasks that send emails. Without a mail server, they do nothing. */
export function emailTasks(
  app: FastifyInstance,
  { database, accessTokenKeys, mail, mailer, shopSettings }: EmailTaskOptions,
): Required<Pick<TaskHandlers, EmailTaskName>> {
  if (!mail || !mailer) {
    app.log.info('SMTP_URL is not set: no emails are sent.');
    const sendNothing = () => Promise.resolve();
    return {
      email: sendNothing,
      messageEmail: sendNothing,
      wishEmail: sendNothing,
      searchEmail: sendNothing,
      reportReceipt: sendNothing,
      decisionEmail: sendNothing,
      payoutEmail: sendNothing,
      accountEmail: sendNothing,
      deletionEmail: sendNothing,
      contactEmail: sendNothing,
      staffEmail: sendNothing,
      invitationEmail: sendNothing,
    };
  }
  const contactAddress = () => shopSettings.current.contactAddress;
  const services = { database, accessTokenKeys, siteUrl: mail.siteUrl, mailer };
  return {
    email: createNotificationEmailTask(services),
    messageEmail: createMessageEmailTask(services),
    contactEmail: createContactEmailTask(services, contactAddress),
    staffEmail: createStaffEmailTask(services),
    invitationEmail: createInvitationEmailTask(services),
    payoutEmail: createPayoutEmailTask(services),
    wishEmail: createWishEmailTask(services),
    searchEmail: createSearchEmailTask(services),
    reportReceipt: createReportReceiptTask(services),
    accountEmail: createAccountEmailTask(services, contactAddress),
    deletionEmail: createDeletionEmailTask(services, contactAddress),
    decisionEmail: createDecisionEmailTask(services),
  };
}
