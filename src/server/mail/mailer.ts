import { createTransport } from 'nodemailer';
import type { MailSettings } from './mail-settings';
import type { Message } from './notification-email';

/** Hands messages to a mail server. */
export interface Mailer {
  /** Rejects unless the mail server has taken it. */
  send(message: Message): Promise<void>;
  close(): void;
}

/** Milliseconds; what takes longer is tried again later. */
const longestWait = 10_000;

export function createMailer({ smtpUrl, from }: MailSettings): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: longestWait,
    greetingTimeout: longestWait,
    socketTimeout: longestWait,
    // Nothing that is written here names a file or an address to be read.
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
          // Out-of-office notes shall not answer it (RFC 3834).
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
