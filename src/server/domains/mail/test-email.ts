import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { TestEmailResult } from '../../../contract/mail/test-email';
import { withTimeout } from '../../concurrency/with-timeout';
import { describeMailError } from './describe-mail-error';
import { emailTemplate } from './email-template';
import type { Mailer } from './mailer';
import type { EmailMessage } from './notification-email';
import { unlinkedText } from './unlinked-text';

/** Milliseconds until the admin gets an answer, even if the email is still being sent. */
const timeout = 15_000;

interface TestEmailOptions {
  to: string;
  siteUrl: string;
}

export function createTestEmail({ to, siteUrl }: TestEmailOptions): EmailMessage {
  const messageId = `<test.${randomUUID()}@${new URL(siteUrl).host}>`;
  return {
    to,
    render: (shop) =>
      emailTemplate(
        {
          subject: `Test email of ${shop.shopName}`,
          title: 'This is a test email',
          greeting: '',
          text: `${unlinkedText(shop.shopName)} can send emails. Those to your users look like this one.`,
          facts: [],
          action: { label: 'See the settings', url: `${siteUrl}/dashboard/settings` },
          closing: { text: "You're receiving this email because you sent it from the settings." },
          siteUrl,
        },
        shop,
      ),
    messageId,
    references: messageId,
  };
}

/** Sends an email at once, without the outbox. */
export async function sendTestEmail(
  mailer: Mailer | undefined,
  message: EmailMessage,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<TestEmailResult> {
  if (!mailer) return { sent: false, message: 'SMTP_URL is not set, so no emails are sent.' };
  try {
    const isSent = await withTimeout(
      timeout,
      mailer.send(message).then(() => true),
    );
    return isSent
      ? { sent: true, message: `The mail server has accepted the email to ${message.to}.` }
      : {
          sent: false,
          message: 'The mail server has not answered yet. The email may arrive later.',
        };
  } catch (error) {
    log.warn({ err: error }, 'The test email was not sent.');
    return { sent: false, message: describeMailError(error) };
  }
}
