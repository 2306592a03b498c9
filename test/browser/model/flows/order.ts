import type { Locator, Page } from '@playwright/test';
import type { OrderState } from '../../../../src/contract/order.machine';
import type { orderActions } from '../../../../src/client/features/order/order-actions';
import type { SaleDetails } from '../../../../src/contract/sale';
import type { orderExamples } from '../../../../src/contract/order.examples';
import { orderSnapshot } from '../../../../src/contract/order-snapshot';
import { orderStateLabels, orderStates } from '../../../../src/contract/order-states';
import { getActiveNodes } from '../../../../src/statecharts/chart/active-states';
import { submitAction, type Answer } from '../../order-steps';
import { expect } from '../../spec/fixtures';
import type { Member, Shop } from '../../spec/shop';
import { createModel, type TourContext, type Fixture, type StateAssertion } from '../test-model';
import type { Tour } from '../../../model/tours';
import { StripeSender } from './stripe-sender';

type Example = keyof typeof orderExamples;

/** The sale of one watch on the admin's page. Buyer and seller have their own pages. */
interface OrderFixture extends Fixture {
  sale: Sale;
  page: Page;
}

type Action = keyof typeof orderActions;

type Participants = Record<'buyer' | 'seller', Member>;

const contact = { phoneNumber: '01712345678', meetingLocation: 'Under the station clock' };

class Sale {
  private orderId = '';
  private readonly pages: Partial<Record<'buyer' | 'seller', Page>> = {};

  constructor(
    private readonly environment: TourContext,
    private readonly admin: { page: Page; member: Member },
    private readonly participants: Participants,
    private readonly product: { _id: string; sellingPrice: string },
    private readonly stripe: StripeSender,
  ) {}

  private get shop() {
    return this.environment.shop;
  }

  async book(): Promise<void> {
    await this.shop.call('/api/book-product', this.participants.buyer.token, 'POST', {
      ...{ productId: this.product._id, ...contact },
    });
    await this.openOrderPage();
  }

  /** Sends Stripe's events of the buyer's payment. */
  async receive(...events: Parameters<StripeSender['send']>): Promise<void> {
    await this.stripe.send(...events);
    await this.openOrderPage();
  }

  /** Advances the order's time to its next reminder. */
  async remind(): Promise<void> {
    const { state, deadline } = await this.read('buyer');
    const { duration, reminders } = clockHours[state] ?? {};
    if (!duration || !reminders) throw new Error(`There are no reminders in ${state}`);
    const elapsed = duration - hoursUntil(deadline);
    // A reminder that was sent this minute is not due again.
    const next = reminders.find((hours) => hours > elapsed + 0.5) ?? duration;
    await this.advanceTime(next - elapsed);
  }

  /** Advances the order's time to its deadline. */
  async expire(): Promise<void> {
    const { deadline } = await this.read('buyer');
    await this.advanceTime(hoursUntil(deadline));
  }

  private async advanceTime(hours: number): Promise<void> {
    const body = { hours: Math.ceil(hours), orderId: this.orderId };
    await this.shop.call('/sandbox/clock', '', 'POST', body);
    await this.openOrderPage();
  }

  /** Enters the code that the other side shows. */
  async enterCode(action: 'seller.handOver' | 'buyer.giveBack'): Promise<void> {
    const { handOverCode, returnCode } = await this.read(
      action === 'seller.handOver' ? 'buyer' : 'seller',
    );
    await this.performAction(action, { Code: handOverCode ?? returnCode ?? '' });
  }

  private read(role: keyof Participants): Promise<SaleDetails> {
    return this.shop.call(`/api/sales/${this.orderId}`, this.participants[role].token);
  }

  async closeAccount({ uid }: Member): Promise<void> {
    const { token } = this.admin.member;
    const lists = await Promise.all(
      ['/api/all-buyer', '/api/all-seller'].map((path) =>
        this.shop.call<{ _id: string; uid: string }[]>(path, token),
      ),
    );
    const user = lists.flat().find((one) => one.uid === uid);
    await this.shop.call(`/api/user/${user!._id}`, token, 'DELETE');
    await this.openOrderPage();
  }

  get buyer() {
    return this.participants.buyer;
  }

  get seller() {
    return this.participants.seller;
  }

  /** Clicks an action's button on the order page, and fills in its dialog. */
  async performAction(action: Action, answer: Answer = {}): Promise<void> {
    await expect(await this.fillActionDialog(action, answer)).toHaveCount(0);
    await this.openOrderPage();
  }

  /** Submits the dialog of an action with an empty required field and expects the error. */
  async expectActionError(action: Action, answer: Answer, problem: string) {
    const dialog = await this.fillActionDialog(action, answer);
    await expect(dialog.getByText(problem)).toBeVisible();
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await expect(dialog).toHaveCount(0);
  }

  private async fillActionDialog(action: Action, answer: Answer): Promise<Locator> {
    return submitAction(await this.pageFor(action), action, answer);
  }

  private async pageFor(action: Action): Promise<Page> {
    const [sender] = action.split('.') as ['buyer' | 'seller' | 'admin'];
    if (sender === 'admin') return this.admin.page;
    return (this.pages[sender] ??= await this.openPage(sender));
  }

  private async openPage(role: 'buyer' | 'seller'): Promise<Page> {
    const page = await this.environment.visitBeside(`/dashboard/order/${this.orderId}`, {
      as: this.participants[role],
    });
    await refetchRepeatedly(page);
    return page;
  }

  /** Opens the order on the admin's page, unless it is open. */
  private async openOrderPage(): Promise<void> {
    const { page, member } = this.admin;
    if (this.orderId) return;
    const sales = await this.shop.call<{ orderId: string; productId: string }[]>(
      '/api/all-sales?limit=50',
      member.token,
    );
    const sale = sales.find(({ productId }) => productId === this.product._id);
    this.orderId = sale!.orderId;
    await page.goto(`/dashboard/order/${this.orderId}`);
    await refetchRepeatedly(page);
  }
}

/** Simulates a user who returns to the tab repeatedly, which refetches the order. */
function refetchRepeatedly(page: Page): Promise<void> {
  return page.evaluate(() => void setInterval(() => window.dispatchEvent(new Event('focus')), 500));
}

async function createParticipants(shop: Shop): Promise<Participants> {
  const [buyer, seller] = [
    shop.register('buyer', 'Bella Buyer'),
    shop.register('seller', 'Sully Seller'),
  ];
  return { buyer: await buyer, seller: await seller };
}

let sharedParticipants: Promise<Participants> | undefined;

/** Reuses accounts that were not closed for the next tour, because signing in is slow. */
const getParticipants = (shop: Shop, tour: Tour): Promise<Participants> =>
  tour.some((example) => example.startsWith('the admin closes'))
    ? createParticipants(shop)
    : (sharedParticipants ??= createParticipants(shop));

/** The hours of the default deadlines that have reminders, by state. */
const clockHours: Partial<Record<OrderState, { duration: number; reminders: number[] }>> = {
  booked: { duration: 72, reminders: [48] },
  awaitingHandOver: { duration: 14 * 24, reminders: [7 * 24, 12 * 24] },
  handOverClaimed: { duration: 14 * 24, reminders: [24, 4 * 24, 9 * 24] },
  inspecting: { duration: 48, reminders: [24] },
  returning: { duration: 14 * 24, reminders: [7 * 24, 12 * 24] },
};

const hoursUntil = (deadline: string | null) =>
  (Date.parse(deadline ?? '') - Date.now()) / 3_600_000;

const reason = { Reason: 'The crystal is cracked.' };
const answer = { 'Your answer': 'It was fine.' };
const reasonMissing = 'Please say why.';

const expectLabel =
  (label: string): StateAssertion<OrderFixture> =>
  ({ page }) =>
    expect(page.getByRole('main').getByText(label, { exact: true }).first()).toBeVisible();

export const order = createModel<OrderFixture, Example>({
  title: 'An order, as the admin sees it',
  machine: 'order',
  async arrange(environment, tour) {
    const { shop, visit } = environment;
    const [admin, participants] = await Promise.all([
      shop.signIn('Admin'),
      getParticipants(shop, tour),
    ]);
    const product = await shop.listProduct(participants.seller);
    // A blank page. The application is opened once there is an order.
    const page = await visit('/robots.txt', { as: 'Admin' });
    const stripe = new StripeSender(shop, participants.buyer.token, product);
    const sale = new Sale(environment, { page, member: admin }, participants, product, stripe);
    return { page, subject: product.productName, sale };
  },
  events: {
    'the buyer books': ({ sale }) => sale.book(),
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
    'the buyer cancels': ({ sale }) => sale.performAction('buyer.cancel'),
    'the seller cancels': ({ sale }) => sale.performAction('seller.cancel', reason),
    'the seller cancels without a reason': ({ sale }) =>
      sale.expectActionError('seller.cancel', {}, reasonMissing),
    'a reminder is due': ({ sale }) => sale.remind(),
    'the time is over': ({ sale }) => sale.expire(),
    'the card is authorised': ({ sale }) =>
      sale.receive('payment_intent.amount_capturable_updated'),
    'the card is charged': ({ sale }) => sale.receive('payment_intent.succeeded'),
    'the card is not charged': ({ sale }) => sale.receive('payment_intent.canceled'),
    'the buyer asks to cancel': ({ sale }) =>
      sale.performAction('buyer.requestCancellation', reason),
    'the buyer asks to cancel without a reason': ({ sale }) =>
      sale.expectActionError('buyer.requestCancellation', {}, reasonMissing),
    'the seller agrees to cancel': ({ sale }) => sale.performAction('seller.agreeToCancel'),
    'the seller declines to cancel': ({ sale }) =>
      sale.performAction('seller.declineToCancel', reason),
    'the seller declines to cancel without a reason': ({ sale }) =>
      sale.expectActionError('seller.declineToCancel', {}, reasonMissing),
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
      sale.expectActionError('buyer.report', { 'Something else': true }, reasonMissing),
    'the buyer withdraws the report': ({ sale }) => sale.performAction('buyer.withdrawReport'),
    'the seller accepts the report': ({ sale }) => sale.performAction('seller.acceptReport'),
    'the seller offers to take it back': ({ sale }) => sale.performAction('seller.offerReturn'),
    'the seller contests the report': ({ sale }) =>
      sale.performAction('seller.contestReport', answer),
    'the seller contests the report without a reason': ({ sale }) =>
      sale.expectActionError('seller.contestReport', {}, reasonMissing),
    'the buyer accepts the return': ({ sale }) => sale.performAction('buyer.acceptReturn'),
    'the buyer declines the return': ({ sale }) =>
      sale.performAction('buyer.declineReturn', reason),
    'the buyer declines the return without a reason': ({ sale }) =>
      sale.expectActionError('buyer.declineReturn', {}, reasonMissing),
    "the buyer enters the seller's code": ({ sale }) => sale.enterCode('buyer.giveBack'),
    'the admin refunds the buyer': ({ sale }) => sale.performAction('admin.refund', reason),
    'the admin refunds without a reason': ({ sale }) =>
      sale.expectActionError('admin.refund', {}, reasonMissing),
    'the admin refunds on return': ({ sale }) => sale.performAction('admin.refundOnReturn', reason),
    'the admin refunds on return without a reason': ({ sale }) =>
      sale.expectActionError('admin.refundOnReturn', {}, reasonMissing),
    'the admin releases it to the seller': ({ sale }) =>
      sale.performAction('admin.release', reason),
    'the admin releases it without a reason': ({ sale }) =>
      sale.expectActionError('admin.release', {}, reasonMissing),
    'the admin returned the money in another way': ({ sale }) =>
      sale.performAction('admin.settle', { 'How the buyer got the money': 'In cash.' }),
    'the admin settles it without a reason': ({ sale }) =>
      sale.expectActionError('admin.settle', {}, reasonMissing),
    "the admin closes the buyer's account": ({ sale }) => sale.closeAccount(sale.buyer),
    "the admin closes the seller's account": ({ sale }) => sale.closeAccount(sale.seller),
    'the money is refunded': ({ sale }) => sale.receive('charge.refunded'),
    'the card rejects the refund': ({ sale }) => sale.receive('refund.failed'),
    'the bank withdraws the money': ({ sale }) => sale.receive('charge.dispute.created'),
    'the bank decides for the seller': ({ sale }) => sale.receive('charge.dispute.closed', 'won'),
    'the bank decides for the buyer': ({ sale }) => sale.receive('charge.dispute.closed', 'lost'),
  },
  states: {
    ...Object.fromEntries(
      orderStates.flatMap((state) => {
        const nodes = getActiveNodes(orderSnapshot(state));
        // A state with substates shows the label of one of them.
        return nodes.map(({ id }) => [
          id,
          nodes.at(-1)?.id === id ? expectLabel(orderStateLabels[state]) : async () => undefined,
        ]);
      }),
    ),
    'order.open': async () => undefined,
  },
});
