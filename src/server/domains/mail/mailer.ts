import { createTransport } from 'nodemailer';
import {
  brandDefaults,
  defaultLogo,
  defaultShopName,
} from '../../../contract/platform/shop-defaults';
import type { MailSettings } from './mail-settings';
import type { EmailSender } from './email-sender';
import type { EmailMessage } from './notification-email';

export interface Mailer {
  /** Sends an email. Rejects if the mail server does not accept it. */
  send(message: EmailMessage): Promise<void>;
  /** Signs in at the mail server, and sends nothing. Rejects if that fails. */
  verify(): Promise<void>;
  close(): void;
}

/** Milliseconds. After a timeout, the outbox retries later. */
const timeout = 10_000;

/** @param readShop returns the shop's name and logo at the time of sending */
export function createMailer(
  { smtpUrl, from }: MailSettings,
  readShop = (): Promise<EmailSender> =>
    Promise.resolve({ shopName: defaultShopName, logo: defaultLogo, ...brandDefaults }),
): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    // Emails never include files or URLs, so reading them is disabled.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, unsubscribeUrl, render, ...message }) {
      const shop = await readShop();
      await transport.sendMail({
        ...message,
        ...render(shop),
        from: hasName(from) ? from : { name: shop.shopName, address: from },
        to: { name: '', address: to },
        xMailer: false,
        headers: {
          // Prevents out-of-office replies (RFC 3834).
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeUrl && {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
    },
    async verify() {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}

/** Whether a mailbox has a display name before its address (RFC 5322). */
const hasName = (mailbox: string) => mailbox.includes('<');
