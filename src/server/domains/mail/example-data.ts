import { unknownReader } from '../platform/format-time';
import type { AccountEmail } from '../platform/outbox.sql';
import type { DecisionEmailData } from './decision-emails.sql';
import type { MessageEmailData } from './message-emails.sql';
import type { NotificationEmailData } from './notification-emails.sql';
import type { PayoutEmailData } from './payout-emails.sql';
import type { SearchEmailData } from './search-emails.sql';
import type { ReportReceiptData } from '../trust/reports.sql';
import type { WishEmailData } from '../selling/wish-notifications.sql';

const id = 'example';
const recipient = { userId: id, displayName: 'Alex Miller', email: '' };
const product = {
  productName: 'Omega Seamaster 300',
  sellingPrice: '1250',
  currency: null,
  image: '',
};
const appealUntil = new Date('2030-06-30T12:00:00Z');

/** An order without a deadline and a meeting place, which depend on its state. */
export const exampleOrder: Omit<NotificationEmailData, 'news' | 'as'> = {
  ...unknownReader,
  ...recipient,
  ...product,
  id,
  orderId: '00003f9a21bc',
  buyerName: 'Robin Baker',
  sellerName: 'Sam Carter',
  state: 'completed',
  actor: null,
  reason: null,
  contactEmail: null,
  contactPhone: null,
  meetingLocation: null,
  shippingPrice: null,
  deadline: null,
  emailOptOut: false,
};

export const exampleMessages: MessageEmailData = {
  ...recipient,
  ...product,
  conversationId: id,
  readNumber: 0,
  emailOptOut: false,
  unreadCount: 2,
  sender: 'buyer',
  senderFirstName: 'Robin',
  messages: [
    { text: 'Is the watch still for sale?', photoCount: 0 },
    { text: 'I could meet you on Saturday.', photoCount: 1 },
  ],
};

export const exampleWish: Omit<WishEmailData, 'news'> = {
  ...recipient,
  ...product,
  id,
  productId: id,
};

export const exampleSearch: SearchEmailData = {
  ...recipient,
  id,
  query: 'text=omega',
  name: 'omega',
  count: 1,
  products: [{ ...product, productId: id }],
};

export const examplePayout: Omit<PayoutEmailData, 'currency'> = {
  ...recipient,
  id,
  amount: 125_000,
  paidOn: '2030-01-15',
  reference: 'Payout 12',
  reason: null,
  entries: [{ ...product, amount: 125_000 }],
};

export const exampleReversal: typeof examplePayout = {
  ...examplePayout,
  amount: -examplePayout.amount,
  reason: 'The reason that was entered.',
};

export const exampleAccount: Omit<AccountEmail, 'kind'> & typeof recipient & typeof unknownReader =
  {
    ...unknownReader,
    ...recipient,
    reason: 'The reason that was entered.',
    until: null,
  };

export const exampleReport: ReportReceiptData = {
  ...recipient,
  id,
  subjectType: 'listing',
  subjectId: id,
  subjectName: product.productName,
  isOnOrderPage: false,
  reason: 'misleading',
};

export const exampleDecision: DecisionEmailData = {
  ...unknownReader,
  ...recipient,
  subjectType: 'listing',
  subjectName: product.productName,
  messagesSentAt: [],
  action: 'hideListing',
  facts: 'The facts that were entered.',
  basis: 'terms',
  rule: 'Section 4',
  endsAt: null,
  appealUntil,
  reversalReason: '',
  appealReason: 'The reason that was entered.',
};
