import { randomUUID } from 'node:crypto';
import { shopCurrency } from '../../../contract/payments/currencies';
import type { WishNotificationKind } from '../../../contract/talking/notification';
import { listOrderNotifications } from '../../../contract/buying/order-notifications';
import type { DecisionEmail } from '../platform/outbox.sql';
import { accountEmail } from './account-email';
import { decisionEmail } from './decision-email';
import type { AccountEmailKind, EmailKindName } from './email-kinds';
import {
  exampleAccount,
  exampleDecision,
  exampleMessages,
  exampleOrder,
  examplePayout,
  exampleReport,
  exampleReversal,
  exampleSearch,
  exampleWish,
} from './example-data';
import type { KindTexts } from './fill-email-texts';
import { messageEmail } from './message-email';
import { notificationEmail, type EmailMessage } from './notification-email';
import { orderEmailKind, type OrderEmailKind } from './order-email-kinds';
import { payoutEmail } from './payout-email';
import { reportReceipt } from './report-receipt';
import { searchEmail } from './search-email';
import { wishEmail } from './wish-email';

/** Returns an email of the kind, with the texts and example data, whose links lead nowhere. */
export function createExampleEmail(
  texts: KindTexts,
  { to, siteUrl }: { to: string; siteUrl: string },
): EmailMessage {
  const messageId = `<test.${randomUUID()}@${new URL(siteUrl).host}>`;
  const build = orderBuilders.get(texts.kind) ?? builders[texts.kind as OtherKind];
  const { render } = build(texts, siteUrl);
  return { to, render, messageId, references: messageId };
}

type Builder = (texts: KindTexts, siteUrl: string) => EmailMessage;
type OtherKind = Exclude<EmailKindName, OrderEmailKind>;

const unsubscribeUrl = (siteUrl: string) => `${siteUrl}/unsubscribe/example`;

const orderBuilders: ReadonlyMap<EmailKindName, Builder> = new Map(
  listOrderNotifications().map(({ news, as }) => [
    orderEmailKind(news, as),
    (texts, siteUrl) => {
      const data = { ...exampleOrder, news, as, kinds: [news] };
      return notificationEmail(data, texts, siteUrl, unsubscribeUrl(siteUrl));
    },
  ]),
);

/** The changes that the user makes, without a reason. */
const kindsWithoutReason: ReadonlySet<AccountEmailKind> = new Set<AccountEmailKind>([
  'payoutAccountChanged',
  'taxDetailsNeeded',
  'payoutsHeld',
  'credentialsChanged',
]);

const builders: Record<OtherKind, Builder> = {
  messages: (texts, siteUrl) =>
    messageEmail(exampleMessages, texts, siteUrl, unsubscribeUrl(siteUrl)),
  'wish.priceFell': createWishBuilder('priceFell'),
  'wish.forSaleAgain': createWishBuilder('forSaleAgain'),
  search: (texts, siteUrl) =>
    searchEmail(exampleSearch, texts, siteUrl, { at: '', unsubscribeUrl: unsubscribeUrl(siteUrl) }),
  'payout.paid': createPayoutBuilder(examplePayout),
  'payout.reversed': createPayoutBuilder(exampleReversal),
  'account.suspended': createAccountBuilder('suspended'),
  'account.suspensionLifted': createAccountBuilder('suspensionLifted'),
  'account.verificationWithdrawn': createAccountBuilder('verificationWithdrawn'),
  'account.deleted': createAccountBuilder('deleted'),
  'account.payoutAccountChanged': createAccountBuilder('payoutAccountChanged'),
  'account.stripeNeedsYou': createAccountBuilder('stripeNeedsYou'),
  'account.bankPayoutFailed': createAccountBuilder('bankPayoutFailed'),
  'account.taxDetailsNeeded': createAccountBuilder('taxDetailsNeeded'),
  'account.payoutsHeld': createAccountBuilder('payoutsHeld'),
  'account.credentialsChanged': createAccountBuilder('credentialsChanged'),
  'account.categoryChanged': createAccountBuilder('categoryChanged'),
  report: (texts, siteUrl) => reportReceipt(exampleReport, texts, siteUrl),
  'decision.decided': createDecisionBuilder('decided'),
  'decision.upheld': createDecisionBuilder('upheld'),
  'decision.reversed': createDecisionBuilder('reversed'),
};

function createPayoutBuilder(data: typeof examplePayout): Builder {
  return (texts, siteUrl) => payoutEmail({ ...data, currency: shopCurrency() }, texts, siteUrl);
}

function createWishBuilder(event: WishNotificationKind): Builder {
  return (texts, siteUrl) =>
    wishEmail({ ...exampleWish, news: event }, texts, siteUrl, unsubscribeUrl(siteUrl));
}

function createAccountBuilder(kind: AccountEmailKind): Builder {
  const data = {
    ...exampleAccount,
    kind,
    reason: kindsWithoutReason.has(kind) ? null : exampleAccount.reason,
  };
  return (texts, siteUrl) =>
    accountEmail(data, 'example', texts, { siteUrl, contactAddress: 'example' });
}

function createDecisionBuilder(event: DecisionEmail['event']): Builder {
  const email = { decisionId: 'example', event };
  return (texts, siteUrl) =>
    decisionEmail(exampleDecision, email, texts, { siteUrl, token: 'example' });
}
