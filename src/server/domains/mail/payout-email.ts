import { formatMoney } from '../../../contract/payments/money';
import { pluralize } from '../../../contract/text/pluralize';
import type { Tasks } from '../platform/outbox.sql';
import { findPayoutEmail, type PayoutEmailData } from './payout-emails.sql';
import type { EmailKindName } from './email-kinds';
import { emailTemplate, type EmailContent, type EmailProduct } from './email-template';
import { readEmailTexts } from './email-texts';
import {
  fillEmailTexts,
  greet,
  plainValue,
  recipientValue,
  type KindTexts,
} from './fill-email-texts';
import type { EmailMessage } from './notification-email';
import type { MailServices } from './notification-email-task';
import { emailProduct } from './order-facts';
import { quotableText, quote } from './quote';
import { sendEmail } from './send-email';
import { unlinkedText } from './unlinked-text';

/** The maximum number of sales in the email. The page My Payouts lists all. */
const maxSales = 50;

/** Returns the task handler that notifies a seller of a payout or its reversal by email. */
export function createPayoutEmailTask({ database, mailer, siteUrl }: MailServices) {
  return async ({ payoutId }: Tasks['payoutEmail']): Promise<void> => {
    const data = await findPayoutEmail(database, payoutId);
    if (!data) return;
    const texts = await readEmailTexts(database, payoutEmailKind(data));
    await sendEmail(mailer, payoutEmail(data, texts, siteUrl));
  };
}

const payoutEmailKind = ({ reason }: PayoutEmailData): EmailKindName =>
  reason === null ? 'payout.paid' : 'payout.reversed';

export function payoutEmail(
  data: PayoutEmailData,
  texts: KindTexts,
  siteUrl: string,
): EmailMessage {
  const { host } = new URL(siteUrl);
  const formatAmount = (amount: number) =>
    formatMoney({ amount, currency: data.currency }, 'en-US');
  const [sale] = data.entries;
  const amount = formatAmount(data.reason === null ? data.amount : -data.amount);
  const several: Partial<EmailProduct> =
    data.entries.length > 1 ? { name: ['Paid for', pluralize(data.entries.length, 'sale')] } : {};
  const values = {
    ...recipientValue(data.displayName),
    amount: plainValue(amount),
  };
  return {
    to: data.email,
    render(shop) {
      const { subject, heading, intro, closing } = fillEmailTexts(texts, shop.shopName, values);
      return emailTemplate(
        {
          subject,
          title: heading,
          greeting: greet(data.displayName),
          text: intro,
          quotes: data.reason === null ? undefined : [unlinkedText(data.reason)],
          product: sale && { ...emailProduct(sale, ['Amount', amount], siteUrl), ...several },
          facts: payoutFacts(data, formatAmount),
          action: { label: 'See your payouts', url: `${siteUrl}/dashboard/my-payouts` },
          closing: { text: closing },
          siteUrl,
        },
        shop,
      );
    },
    messageId: `<payout.${data.id}@${host}>`,
    references: `<payouts@${host}>`,
  };
}

function payoutFacts(
  { paidOn, reference, entries }: PayoutEmailData,
  formatAmount: (amount: number) => string,
): EmailContent['facts'] {
  // A single sale is shown with its picture.
  const listed = entries.length > 1 ? entries.slice(0, maxSales) : [];
  const otherCount = entries.length > 1 ? entries.length - listed.length : 0;
  return [
    ['Paid on', formatDay(paidOn)],
    ['Reference', quote(reference)],
    ...listed.map(({ productName, amount }): [string, string] => [
      quotableText(productName),
      formatAmount(amount),
    ]),
    ...(otherCount > 0 ? [['Further sales', String(otherCount)] as [string, string]] : []),
  ];
}

function formatDay(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
