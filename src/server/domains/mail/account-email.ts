import { inGoodsWords } from '../../../contract/website/goods-words';
import { formatTime, unknownReader, type TimeReader } from '../platform/format-time';
import { objectionHint } from '../access/account-messages';
import type { AccountEmail, DeletionEmail } from '../platform/outbox.sql';
import { findEmailRecipient } from '../access/users.sql';
import type { AccountEmailKind } from './email-kinds';
import { emailTemplate, type EmailContent } from './email-template';
import { readEmailTexts } from './email-texts';
import { fillEmailTexts, greet, recipientValue, type KindTexts } from './fill-email-texts';
import type { EmailMessage } from './notification-email';
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
    const texts = await readEmailTexts(database, `account.${task.kind}`);
    await sendEmail(mailer, accountEmail({ ...task, ...recipient }, key, texts, shop));
  };
}

/** The changes to which the user can object. */
const objectionableKinds: ReadonlySet<AccountEmailKind> = new Set<AccountEmailKind>([
  'suspended',
  'deleted',
  'verificationWithdrawn',
  'categoryChanged',
]);

interface AccountEmailData extends Omit<AccountEmail, 'kind'>, TimeReader {
  kind: AccountEmailKind;
  email: string;
  displayName: string;
}

/** Returns the email about a change of an account. Users can't unsubscribe from it. */
export function accountEmail(
  data: AccountEmailData,
  key: string,
  texts: KindTexts,
  { siteUrl, contactAddress }: { siteUrl: string; contactAddress: string },
): EmailMessage {
  const { host } = new URL(siteUrl);
  const hint = objectionableKinds.has(data.kind) ? ` ${objectionHint(contactAddress)}` : '';
  return {
    to: data.email,
    render(shop) {
      const values = recipientValue(data.displayName);
      const { subject, heading, intro, closing } = fillEmailTexts(texts, shop.shopName, values);
      return emailTemplate(
        {
          subject,
          title: heading,
          greeting: greet(data.displayName),
          text: `${intro}${hint}`,
          facts: accountFacts(data),
          action: findAction(data.kind, siteUrl) ?? {
            label: 'Contact us',
            url: `${siteUrl}${contactAddress ? '/#contact' : '/imprint'}`,
          },
          closing: { text: closing },
          siteUrl,
        },
        shop,
      );
    },
    messageId: `<${key.replace('/', '.')}@${host}>`,
    references: `<account.${data.userId}@${host}>`,
  };
}

function findAction(kind: AccountEmailKind, siteUrl: string): EmailContent['action'] | undefined {
  switch (kind) {
    case 'suspensionLifted':
      return { label: 'Sign in', url: `${siteUrl}/login` };
    case 'stripeNeedsYou':
    case 'bankPayoutFailed':
    case 'taxDetailsNeeded':
    case 'payoutsHeld':
      return { label: 'See your payouts', url: `${siteUrl}/dashboard/my-payouts` };
    default:
      return undefined;
  }
}

function accountFacts({
  listings = [],
  reason,
  until,
  ...reader
}: AccountEmailData): EmailContent['facts'] {
  return [
    ...listings.map((name): [string, string] => [inGoodsWords('Watch'), quote(name)]),
    ...(reason === null ? [] : [['Reason', reason] as [string, string]]),
    ...(until ? [['Until', formatTime(new Date(until), reader)] as [string, string]] : []),
  ];
}

/** Returns the task handler that sends by email that an admin has deleted the account. */
export function createDeletionEmailTask(
  { database, mailer, siteUrl }: Pick<MailServices, 'database' | 'mailer' | 'siteUrl'>,
  contactAddress: () => string,
) {
  return async (task: DeletionEmail, key: string): Promise<void> => {
    const shop = { siteUrl, contactAddress: contactAddress() };
    const texts = await readEmailTexts(database, 'account.deleted');
    const data = { ...task, ...unknownReader, kind: 'deleted', until: null } as const;
    await sendEmail(mailer, accountEmail(data, key, texts, shop));
  };
}
