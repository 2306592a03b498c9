import type { EmailPlaceholder } from '../../../contract/mail/email-placeholders';
import { mapEmailTexts, type EmailTexts } from '../../../contract/mail/email-text-fields';
import type { WishNotificationKind } from '../../../contract/talking/notification';
import { wishNotificationText } from '../../../contract/talking/notification-text';
import { inGoodsWords } from '../../../contract/website/goods-words';
import type { AccountEmail, DecisionEmail } from '../platform/outbox.sql';
import type { EmailKind } from './email-kind';
import { orderEmailKinds, sentOrderEmailKinds, type OrderEmailKind } from './order-email-kinds';

/** The email to a deleted user has a task of its own. */
export type AccountEmailKind = AccountEmail['kind'] | 'deleted';

type OtherEmailKind =
  | 'messages'
  | `wish.${WishNotificationKind}`
  | 'search'
  | `payout.${'paid' | 'reversed'}`
  | `account.${AccountEmailKind}`
  | 'report'
  | `decision.${DecisionEmail['event']}`;

/** What a suspension means to the user. */
export const suspensionEffect =
  'You can only download your data and delete your account, and your watches are hidden. Your open orders continue.';

const accountClosing = "You're receiving this email because it concerns your account.";
const paymentClosing = "You're receiving this email because it concerns a payment.";
const decisionClosing =
  "You're receiving this email because we have to state the reasons for our decisions.";

const otherEmailKinds: Record<OtherEmailKind, EmailKind> = {
  messages: {
    group: 'Messages and wishlist',
    label: 'Unread messages',
    placeholders: ['newMessages', 'productName', 'senderName'],
    texts: {
      subject: '{newMessages} about {productName}',
      intro: '{senderName} wrote:',
      closing: "You're receiving this email because someone wrote to you about a watch.",
    },
  },
  'wish.priceFell': createWishKind('priceFell', 'The price of a watch on the wishlist has fallen'),
  'wish.forSaleAgain': createWishKind('forSaleAgain', 'A watch on the wishlist is for sale again'),
  search: {
    group: 'Messages and wishlist',
    label: 'New watches for a saved search',
    placeholders: ['newWatches', 'searchName'],
    texts: {
      subject: '{newWatches} for {searchName}',
      intro: 'They match a search you saved. The first buyer to book a watch gets it.',
      closing: "You're receiving this email because you saved this search.",
    },
  },
  'payout.paid': createPayoutKind('A payout', {
    subject: 'You have been paid {amount}',
    intro: 'The money for your sales is on its way. Your bank may take a few days to show it.',
  }),
  'payout.reversed': createPayoutKind('A reversed payout', {
    subject: 'A payout of {amount} was reversed',
    intro: 'We had entered it wrongly, so we owe you for these sales again. The reason:',
  }),
  'account.suspended': createAccountKind('Your account is suspended', suspensionEffect),
  'account.suspensionLifted': createAccountKind(
    'Your account is no longer suspended',
    'You can use your account again. If you sell, your watches are for sale again, unless you are away.',
  ),
  'account.verificationWithdrawn': createAccountKind(
    'Your account is no longer verified',
    'The verified badge was removed from your account.',
  ),
  'account.deleted': createAccountKind(
    'Your account was deleted',
    'An administrator has deleted it. You can no longer sign in, and your watches are no longer for sale. Your personal data is erased once your open orders have ended and you are paid.',
  ),
  'account.payoutAccountChanged': createAccountKind(
    'Your payout account was changed',
    "If it wasn't you, change your password, enter your own account on My Payouts, and contact us.",
  ),
  'account.stripeNeedsYou': createAccountKind(
    'Stripe needs something before you can be paid',
    'Stripe, which pays you for your sales, needs to know more. We keep your money until then. Open My Payouts to answer Stripe.',
  ),
  'account.bankPayoutFailed': createAccountKind(
    'Your bank returned a payout',
    'Stripe tried to send you money, and your bank returned it. Open My Payouts to check the bank account that Stripe has.',
  ),
  'account.taxDetailsNeeded': createAccountKind(
    'Please enter your tax details',
    'Under European law, we have to report who sells a lot to the tax office. Please enter your details on My Payouts by the time below. After that, your payouts are on hold until you enter them.',
  ),
  'account.payoutsHeld': createAccountKind(
    'Your payouts are on hold',
    'We asked you three times for the tax details that European law requires, and now have to hold your payouts. Enter the details on My Payouts, and your payouts continue.',
  ),
  'account.credentialsChanged': createAccountKind(
    'There is a new way to sign in to your account',
    "Someone used a Google or Github account to sign in to your account for the first time. We've signed out your other devices. If it wasn't you, reset your password on the sign-in page, disconnect that account on My account, and contact us.",
  ),
  'account.categoryChanged': createAccountKind(
    'We moved your watches to another category',
    'Nothing else has changed. My Products shows where they are now.',
  ),
  report: {
    group: 'Reports and decisions',
    label: 'The receipt of a report',
    placeholders: [],
    texts: {
      subject: 'We received your report',
      intro:
        'A person will check it. Then we email you our decision, the reasons for it and how to object.',
      closing: "You're receiving this email because this address was entered in a report.",
    },
  },
  'decision.decided': createDecisionKind('A decision with its reasons', 'Our decision'),
  'decision.upheld': createDecisionKind(
    'An objection was rejected',
    'We decided about your objection: the decision stays',
  ),
  'decision.reversed': createDecisionKind('A decision was taken back', 'We took our decision back'),
};

export type EmailKindName = OrderEmailKind | OtherEmailKind;

export const emailKinds: Record<EmailKindName, EmailKind> = {
  ...orderEmailKinds,
  ...otherEmailKinds,
};

/** Returns the texts of a kind unless an admin has changed them, with the nouns of the shop. */
export const defaultTexts = (name: EmailKindName): EmailTexts =>
  mapEmailTexts((field) => inGoodsWords(emailKinds[name].texts[field]));

/** The kinds of emails that are sent, in the order in which an admin reads them. */
export const emailKindNames: readonly EmailKindName[] = [
  ...sentOrderEmailKinds,
  ...(Object.keys(otherEmailKinds) as OtherEmailKind[]),
];

export const isEmailKindName = (name: string): name is EmailKindName =>
  emailKindNames.some((kindName) => kindName === name);

/** Returns all placeholders of a kind of email. */
export const placeholdersOf = (name: EmailKindName): EmailPlaceholder[] => [
  ...emailKinds[name].placeholders,
  ...(['recipientName', 'shopName'] as const),
];

function createWishKind(event: WishNotificationKind, label: string): EmailKind {
  const { title, next } = wishNotificationText(event, '');
  return {
    group: 'Messages and wishlist',
    label,
    placeholders: ['productName'],
    texts: {
      subject: `Your wishlist: ${title.replace('“”', '{productName}')}`,
      intro: next,
      closing: "You're receiving this email because the watch is on your wishlist.",
    },
  };
}

function createPayoutKind(label: string, texts: Pick<EmailTexts, 'subject' | 'intro'>): EmailKind {
  const placeholders = ['amount'] as const;
  return { group: 'Payouts', label, placeholders, texts: { ...texts, closing: paymentClosing } };
}

function createAccountKind(subject: string, intro: string): EmailKind {
  const texts = { subject, intro, closing: accountClosing };
  return { group: 'Accounts', label: subject, placeholders: [], texts };
}

/** The text is empty by default, because the statement of reasons follows it. */
function createDecisionKind(label: string, subject: string): EmailKind {
  const texts = { subject, intro: '', closing: decisionClosing };
  return { group: 'Reports and decisions', label, placeholders: [], texts };
}
