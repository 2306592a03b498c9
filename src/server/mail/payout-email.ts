import { formatMoney } from '../../contract/money';
import { toSingleLine } from '../../contract/single-line';
import type { Tasks } from '../orders/outbox';
import { findPayoutEmail, type PayoutEmailData } from '../repositories/payout-emails';
import { emailTemplate, type EmailContent } from './email-template';
import type { Message } from './notification-email';
import type { MailServices } from './notification-email-task';
import { quotableText, quote } from './quote';
import { sendEmail } from './send-email';
import { unlinkedText } from './unlinked-text';

/** At most so many sales are listed. The page has all. */
const maxSales = 50;

/** Returns the task handler that sends a seller the news of a payout or its reversal by email. */
export function createPayoutEmailTask({ database, mailer, siteUrl }: MailServices) {
  return async ({ payoutId }: Tasks['payoutEmail']): Promise<void> => {
    const data = await findPayoutEmail(database, payoutId);
    if (data) await sendEmail(mailer, payoutEmail(data, siteUrl));
  };
}

function payoutEmail(data: PayoutEmailData, siteUrl: string): Message {
  const { host } = new URL(siteUrl);
  const money = (amount: number) => formatMoney({ amount, currency: data.currency }, 'en-US');
  const title =
    data.reason === null
      ? `You have been paid ${money(data.amount)}`
      : `A payout of ${money(-data.amount)} was reversed`;
  return {
    to: data.email,
    subject: title,
    ...emailTemplate({
      title,
      greeting: data.displayName && `Hello ${unlinkedText(toSingleLine(data.displayName))},`,
      text:
        data.reason === null
          ? 'The operator of the shop has sent you the money. Your bank may take a few days to show it.'
          : 'The operator of the shop had entered it wrongly. The sales are owed to you again. The reason:',
      ...(data.reason !== null && { quotes: [unlinkedText(data.reason)] }),
      facts: payoutFacts(data, money),
      action: { label: 'See your payouts', url: `${siteUrl}/dashboard/my-payouts` },
      closing: { text: "You're receiving this email because it concerns a payment." },
      siteUrl,
    }),
    messageId: `<payout.${data.id}@${host}>`,
    references: `<payouts@${host}>`,
  };
}

function payoutFacts(
  { paidOn, reference, entries }: PayoutEmailData,
  money: (amount: number) => string,
): EmailContent['facts'] {
  const listed = entries.slice(0, maxSales);
  const others = entries.length - listed.length;
  return [
    ['Paid on', formatDay(paidOn)],
    ['Reference', quote(reference)],
    ...listed.map(({ productName, amount }): [string, string] => [
      quotableText(productName),
      money(amount),
    ]),
    ...(others > 0 ? [['Further sales', String(others)] as [string, string]] : []),
  ];
}

function formatDay(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
