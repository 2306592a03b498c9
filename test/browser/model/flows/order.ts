import type { Page } from '@playwright/test';
import { orderSnapshot } from '../../../../src/contract/buying/order-snapshot';
import type { orderExampleEvents } from '../../../../src/contract/order.examples';
import { orderStateLabels, orderStates } from '../../../../src/contract/buying/order-states';
import { getActiveNodes } from '../../../../src/statecharts/chart/active-states';
import type { TestPath } from '../../../model/test-paths';
import { orderStatus } from '../../order-steps';
import { expect } from '../../spec/fixtures';
import type { ProductInput, Shop } from '../../spec/shop';
import {
  createModel,
  type EventExecutor,
  type Fixture,
  type StateAssertion,
  type ArrangeContext,
} from '../test-model';
import { Sale, type Participants } from './order-sale';
import { StripeWebhookSender } from './stripe-webhook-sender';

/** The name of an example event of the order's machine. */
type ExampleEventName = keyof typeof orderExampleEvents;

interface OrderFixture extends Fixture {
  sale: Sale;
  page: Page;
}

async function createParticipants(shop: Shop): Promise<Participants> {
  const [buyer, seller] = [
    shop.register('buyer', 'Bella Buyer'),
    shop.register('seller', 'Sully Seller'),
  ];
  return { buyer: await buyer, seller: await seller };
}

let sharedParticipants: Promise<Participants> | undefined;

/** The test paths that close no account share two accounts, because signing in is slow. */
const getParticipants = (shop: Shop, testPath: TestPath): Promise<Participants> =>
  testPath.some((example) => example.startsWith('the admin closes'))
    ? createParticipants(shop)
    : (sharedParticipants ??= createParticipants(shop));

const reasonFields = { Reason: 'The crystal is cracked.' };
const answerFields = { 'Your answer': 'It was fine.' };
const parcelFields = { Carrier: 'DHL', 'Tracking number': '00340434161094042557' };
const deliveryFields = { 'When and to whom it was delivered': 'On Monday, to the neighbour.' };
const reasonMissingText = 'Please say why.';

const expectLabel =
  (label: string): StateAssertion<OrderFixture> =>
  ({ page }) =>
    expect(orderStatus(page).getByText(label, { exact: true })).toBeVisible();

async function arrange(
  arrangeContext: ArrangeContext,
  testPath: TestPath,
  terms: Partial<ProductInput> = {},
): Promise<OrderFixture> {
  const { shop, visit } = arrangeContext;
  const [admin, participants] = await Promise.all([
    shop.signIn('Admin'),
    getParticipants(shop, testPath),
  ]);
  const product = await shop.listProduct(participants.seller, terms);
  // A blank page. The application is opened once there is an order.
  const page = await visit('/robots.txt', { as: 'Admin' });
  const stripe = new StripeWebhookSender(shop, participants.buyer.token, product);
  const sale = new Sale(arrangeContext, { page, member: admin }, participants, product, stripe);
  return { page, actorLabel: product.productName, sale };
}

/** Authorizes the card if it is charged next: only then can a cancelled order be charged. */
async function authorizeBeforeCharge(sale: Sale, [next]: readonly string[]): Promise<void> {
  if (next === 'the card is charged')
    await sale.sendStripeEvent('payment_intent.amount_capturable_updated');
}

const wonDispute = {
  'the card is charged': ({ sale }) => sale.sendStripeEvent('payment_intent.succeeded'),
  'the bank withdraws the money': ({ sale }) => sale.sendStripeEvent('charge.dispute.created'),
  'the bank decides for the seller': ({ sale }) =>
    sale.sendStripeEvent('charge.dispute.closed', 'won'),
} satisfies Partial<Record<ExampleEventName, EventExecutor<OrderFixture>>>;

const refundDecisions = {
  'the admin refunds the buyer': ({ sale }) => sale.performAction('admin.refund', reasonFields),
  'the admin refunds without a reason': ({ sale }) =>
    sale.expectActionError('admin.refund', {}, reasonMissingText),
  'the admin refunds a part': ({ sale }) =>
    sale.performAction('admin.refundPart', { Amount: '10', ...reasonFields }),
  'the admin refunds a part without a reason': ({ sale }) =>
    sale.expectActionError('admin.refundPart', { Amount: '10' }, reasonMissingText),
  'the admin refunds on return': ({ sale }) =>
    sale.performAction('admin.refundOnReturn', reasonFields),
  'the admin refunds on return without a reason': ({ sale }) =>
    sale.expectActionError('admin.refundOnReturn', {}, reasonMissingText),
  'the admin releases it without a reason': ({ sale }) =>
    sale.expectActionError('admin.release', {}, reasonMissingText),
} satisfies Partial<Record<ExampleEventName, EventExecutor<OrderFixture>>>;

const releaseDecision = {
  'the admin releases it to the seller': ({ sale }) =>
    sale.performAction('admin.release', reasonFields),
} satisfies Partial<Record<ExampleEventName, EventExecutor<OrderFixture>>>;

/** The events of a parcel, which a meeting does not have. */
const parcelEvents = {
  'the card is charged for a watch to be sent': ({ sale }) =>
    sale.sendStripeEvent('payment_intent.succeeded'),
  'the buyer corrects the address': ({ sale }) =>
    sale.performAction('buyer.changeAddress', { 'Street and number': 'House 8' }),
  'the seller sends it': ({ sale }) => sale.performAction('seller.ship', parcelFields),
  'the seller sends it without a tracking number': ({ sale }) =>
    sale.expectActionError(
      'seller.ship',
      { Carrier: 'DHL', 'Tracking number': '' },
      'Please enter the tracking number.',
    ),
  'the seller corrects the tracking number': ({ sale }) =>
    sale.performAction('seller.correctParcel', parcelFields),
  'the seller shows that it was delivered': ({ sale }) =>
    sale.performAction('seller.proveDelivery', deliveryFields),
  'the seller shows nothing of the delivery': ({ sale }) =>
    sale.expectActionError('seller.proveDelivery', {}, reasonMissingText),
  'the parcel came back': ({ sale }) => sale.performAction('seller.parcelCameBack'),
  'the buyer sends it back': ({ sale }) => sale.performAction('buyer.sendBack', parcelFields),
  'the seller has it back': ({ sale }) => sale.performAction('seller.receiveReturn'),
} satisfies Partial<Record<ExampleEventName, EventExecutor<OrderFixture>>>;

const events: Record<
  Exclude<ExampleEventName, keyof typeof parcelEvents>,
  EventExecutor<OrderFixture>
> = {
  ...wonDispute,
  ...refundDecisions,
  ...releaseDecision,
  'the buyer books': ({ sale }) => sale.book(),
  'buyer and seller agree on a price': ({ sale }) => sale.agreeOnPrice(),
  'the buyer names another place': ({ sale }) =>
    sale.performAction('buyer.change', {
      'Phone number': '01812345678',
      'Meeting location': 'The library',
    }),
  'the buyer names no place': ({ sale }) =>
    sale.expectActionError(
      'buyer.change',
      { 'Phone number': '01812345678', 'Meeting location': '' },
      'Meeting location is required!',
    ),
  async 'the buyer cancels'({ sale }, nextExamples) {
    await authorizeBeforeCharge(sale, nextExamples);
    await sale.performAction('buyer.cancel');
  },
  async 'the seller cancels'({ sale }, nextExamples) {
    await authorizeBeforeCharge(sale, nextExamples);
    await sale.performAction('seller.cancel', reasonFields);
  },
  'the seller cancels without a reason': ({ sale }) =>
    sale.expectActionError('seller.cancel', {}, reasonMissingText),
  'a reminder is due': ({ sale }) => sale.advanceToReminder(),
  'the time is over': ({ sale }) => sale.advanceToDeadline(),
  'the card is authorized': ({ sale }) =>
    sale.sendStripeEvent('payment_intent.amount_capturable_updated'),
  'the card is not charged': ({ sale }) => sale.sendStripeEvent('payment_intent.canceled'),
  'the buyer asks to cancel': ({ sale }) =>
    sale.performAction('buyer.requestCancellation', reasonFields),
  'the buyer asks to cancel without a reason': ({ sale }) =>
    sale.expectActionError('buyer.requestCancellation', {}, reasonMissingText),
  'the buyer withdraws the request to cancel': ({ sale }) =>
    sale.performAction('buyer.withdrawCancellation'),
  'the seller agrees to cancel': ({ sale }) => sale.performAction('seller.agreeToCancel'),
  'the seller declines to cancel': ({ sale }) =>
    sale.performAction('seller.declineToCancel', reasonFields),
  'the seller declines to cancel without a reason': ({ sale }) =>
    sale.expectActionError('seller.declineToCancel', {}, reasonMissingText),
  "the seller enters the buyer's code": ({ sale }) => sale.enterCode('seller.handOver'),
  'the seller reports a hand-over without the code': ({ sale }) =>
    sale.performAction('seller.claimHandOver'),
  'the buyer confirms the hand-over': ({ sale }) => sale.performAction('buyer.receive'),
  'everything is fine': ({ sale }) => sale.performAction('buyer.accept'),
  'the buyer reports a problem': ({ sale }) =>
    sale.performAction('buyer.report', {
      'It is damaged': true,
      'What happened': 'The crystal is cracked.',
    }),
  'the buyer reports a problem without a reason': ({ sale }) =>
    sale.expectActionError('buyer.report', { 'Something else': true }, reasonMissingText),
  'the buyer withdraws the report': ({ sale }) => sale.performAction('buyer.withdrawReport'),
  'the seller accepts the report': ({ sale }) => sale.performAction('seller.acceptReport'),
  'the seller offers to take it back': ({ sale }) => sale.performAction('seller.offerReturn'),
  'the seller contests the report': ({ sale }) =>
    sale.performAction('seller.contestReport', answerFields),
  'the seller contests the report without a reason': ({ sale }) =>
    sale.expectActionError('seller.contestReport', {}, reasonMissingText),
  'the buyer accepts the return': ({ sale }) => sale.performAction('buyer.acceptReturn'),
  'the buyer declines the return': ({ sale }) =>
    sale.performAction('buyer.declineReturn', reasonFields),
  'the buyer declines the return without a reason': ({ sale }) =>
    sale.expectActionError('buyer.declineReturn', {}, reasonMissingText),
  "the buyer enters the seller's code": ({ sale }) => sale.enterCode('buyer.giveBack'),
  'the admin returned the money in another way': ({ sale }) =>
    sale.performAction('admin.settle', { 'How the buyer got the money': 'In cash.' }),
  'the admin settles it without a reason': ({ sale }) =>
    sale.expectActionError('admin.settle', {}, reasonMissingText),
  "the admin closes the buyer's account": ({ sale }) => sale.closeAccount(sale.buyer),
  "the admin closes the seller's account": ({ sale }) => sale.closeAccount(sale.seller),
  'the money is refunded': ({ sale }) => sale.sendStripeEvent('charge.refunded'),
  'the card rejects the refund': ({ sale }) => sale.sendStripeEvent('refund.failed'),
  'the bank decides for the buyer': ({ sale }) =>
    sale.sendStripeEvent('charge.dispute.closed', 'lost'),
};

const states: Record<string, StateAssertion<OrderFixture>> = {
  ...Object.fromEntries(
    orderStates.flatMap((state) => {
      const nodes = getActiveNodes(orderSnapshot(state));
      // Only the innermost active state has a label on the screen.
      return nodes.map(({ id }) => [
        id,
        nodes.at(-1)?.id === id ? expectLabel(orderStateLabels[state]) : async () => undefined,
      ]);
    }),
  ),
  'order.open': async () => undefined,
};

const { 'the bank decides for the seller': _, ...eventsWithoutDecisionForSeller } = events;

export const order = createModel<OrderFixture, keyof typeof eventsWithoutDecisionForSeller>({
  title: 'An order, as the admin sees it',
  machine: 'order',
  // Also sent before a charge that follows a cancellation.
  browserEvents: ['stripe.authorised'],
  arrange,
  events: eventsWithoutDecisionForSeller,
  states,
});

/** A separate model: the server ignores other disputes of an order once one is decided. */
const createModelAfterWonDispute = <DecisionExampleEventName extends ExampleEventName>(
  title: string,
  decisions: Record<DecisionExampleEventName, EventExecutor<OrderFixture>>,
) =>
  createModel<OrderFixture, keyof typeof wonDispute | DecisionExampleEventName>({
    title,
    machine: 'order',
    initialEvents: Object.keys(wonDispute) as (keyof typeof wonDispute)[],
    async arrange(arrangeContext, testPath) {
      const fixture = await arrange(arrangeContext, testPath);
      for (const execute of Object.values(wonDispute)) await execute(fixture);
      return fixture;
    },
    events: { ...wonDispute, ...decisions },
    states,
  });

export const refundedBankDispute = createModelAfterWonDispute(
  'A bank dispute that the seller wins, and a refund',
  { ...refundDecisions, 'the card rejects the refund': events['the card rejects the refund'] },
);
export const releasedBankDispute = createModelAfterWonDispute(
  'A bank dispute that the seller wins, and the end of the sale',
  releaseDecision,
);

const bookedAndCharged = [
  'the buyer books',
  'the card is charged for a watch to be sent',
] as const satisfies ExampleEventName[];

const parcelModelEvents = {
  ...parcelEvents,
  ...refundDecisions,
  ...releaseDecision,
  'the buyer books': events['the buyer books'],
  'the buyer cancels': events['the buyer cancels'],
  'the seller cancels': events['the seller cancels'],
  'the seller cancels without a reason': events['the seller cancels without a reason'],
  'a reminder is due': events['a reminder is due'],
  'the time is over': events['the time is over'],
  'the buyer confirms the hand-over': events['the buyer confirms the hand-over'],
  'the buyer reports a problem': events['the buyer reports a problem'],
  'the buyer reports a problem without a reason':
    events['the buyer reports a problem without a reason'],
  'the seller contests the report': events['the seller contests the report'],
  'the seller contests the report without a reason':
    events['the seller contests the report without a reason'],
  "the admin closes the buyer's account": events["the admin closes the buyer's account"],
  "the admin closes the seller's account": events["the admin closes the seller's account"],
  'the card rejects the refund': events['the card rejects the refund'],
} satisfies Partial<Record<ExampleEventName, EventExecutor<OrderFixture>>>;

/** A separate model: an order is of a meeting or of a parcel from its booking on. */
export const parcelOrder = createModel<OrderFixture, keyof typeof parcelModelEvents>({
  title: 'An order of a watch that is sent',
  machine: 'order',
  initialEvents: bookedAndCharged,
  async arrange(arrangeContext, testPath) {
    const fixture = await arrange(arrangeContext, testPath, { deliveries: 'both' });
    await fixture.sale.book({
      name: 'Bella Buyer',
      line1: 'House 7',
      postalCode: '1205',
      city: 'Dhaka',
      country: 'BD',
    });
    await parcelEvents['the card is charged for a watch to be sent'](fixture);
    return fixture;
  },
  events: parcelModelEvents,
  states,
});
