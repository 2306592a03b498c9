import { toSingleLine } from '../../contract/single-line';
import { formatTime } from '../format-time';
import { objectionHint } from '../identity/account-messages';
import type { AccountEmail } from '../orders/outbox';
import { findEmailRecipient } from '../repositories/users';
import { emailTemplate } from './email-template';
import type { Message } from './notification-email';
import type { MailServices } from './notification-email-task';
import { quote } from './quote';
import { sendEmail } from './send-email';

/** Returns the task handler that sends what was changed in a user's account by email. */
export function createAccountEmailTask(
  { database, mailer, siteUrl }: Pick<MailServices, 'database' | 'mailer' | 'siteUrl'>,
  contactAddress: () => string,
) {
  return async (task: AccountEmail, key: string): Promise<void> => {
    const recipient = await findEmailRecipient(database, task.userId);
    if (!recipient) return;
    const shop = { siteUrl, contactAddress: contactAddress() };
    await sendEmail(mailer, accountEmail({ ...task, ...recipient }, key, shop));
  };
}

interface AccountEmailText {
  title: string;
  text: string;
  /** Whether the user can object. */
  isObjectionable?: true;
}

const texts: Record<AccountEmail['kind'], AccountEmailText> = {
  suspended: {
    title: 'Your account is suspended',
    text: "You can't sign in, and your products are hidden. Orders that are under way go on.",
    isObjectionable: true,
  },
  suspensionLifted: {
    title: 'Your account is no longer suspended',
    text: 'You can sign in again. If you sell, your products are for sale again, unless you are away.',
  },
  verificationWithdrawn: {
    title: 'Your account is no longer verified',
    text: 'The verified badge was removed from your account.',
    isObjectionable: true,
  },
  payoutAccountChanged: {
    title: 'Where you are paid was changed',
    text: "If it wasn't you, change your password, enter your own account on My Payouts, and contact us.",
  },
  categoryChanged: {
    title: 'We moved your products to another category',
    text: 'They stay as they are otherwise. My Products shows where they are now.',
    isObjectionable: true,
  },
};

/** Returns the email about a change of an account. Users can't unsubscribe from it. */
function accountEmail(
  data: AccountEmail & { email: string; displayName: string },
  key: string,
  { siteUrl, contactAddress }: { siteUrl: string; contactAddress: string },
): Message {
  const { host } = new URL(siteUrl);
  const { title, text, isObjectionable } = texts[data.kind];
  return {
    to: data.email,
    subject: title,
    ...emailTemplate({
      title,
      greeting: data.displayName && `Hello ${toSingleLine(data.displayName)},`,
      text: isObjectionable ? `${text} ${objectionHint(contactAddress)}` : text,
      facts: [
        ...(data.listings ?? []).map((name): [string, string] => ['Product', quote(name)]),
        ...(data.reason === null ? [] : [['Reason', data.reason] as [string, string]]),
        ...(data.until ? [['Until', formatTime(new Date(data.until))] as [string, string]] : []),
      ],
      action:
        data.kind === 'suspensionLifted'
          ? { label: 'Sign in', url: `${siteUrl}/login` }
          : { label: 'Contact us', url: `${siteUrl}${contactAddress ? '/#contact' : '/imprint'}` },
      closing: { text: "You're receiving this email because it concerns your account." },
      siteUrl,
    }),
    messageId: `<${key.replace('/', '.')}@${host}>`,
    references: `<account.${data.userId}@${host}>`,
  };
}
