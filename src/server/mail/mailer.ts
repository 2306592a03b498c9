import { createTransport } from 'nodemailer';
import type { MailSettings } from './mail-settings';
import type { Message } from './notification-email';

export interface Mailer {
  /** Rejects unless the mail server has accepted the message. */
  send(message: Message): Promise<void>;
  close(): void;
}

/** Milliseconds. The outbox retries later. */
const timeout = 10_000;

export function createMailer({ smtpUrl, from }: MailSettings): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    // No message refers to a file or URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, unsubscribeUrl, ...message }) {
      await transport.sendMail({
        ...message,
        from,
        to: { name: '', address: to },
        xMailer: false,
        headers: {
          // Keeps out-of-office replies away (RFC 3834).
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeUrl && {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
    },
    close: () => transport.close(),
  };
}
