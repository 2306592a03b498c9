import type { Locator, Page } from '@playwright/test';
import type { orderActions } from '../../../../src/client/features/order/order-actions';
import type { orderExamples } from '../../../../src/contract/order.examples';
import { orderStateLabels, orderStates } from '../../../../src/contract/order-states';
import { answerAction } from '../../sale-sides';
import { expect } from '../../spec/fixtures';
import type { Member, Shop } from '../../spec/shop';
import { prepare, type Environment, type Fixture, type StateAssertion } from '../test-model';
import type { Tour } from '../../../model/tours';
import { StripeSender } from './stripe-sender';

type Example = keyof typeof orderExamples;

/** The sale of one watch on the admin's page. Buyer and seller have their own pages. */
interface OrderFixture extends Fixture {
  sale: Sale;
  page: Page;
}

type Action = keyof typeof orderActions;

type Sides = Record<'buyer' | 'seller', Member>;

const contact = { phoneNumber: '01712345678', meetingLocation: 'Under the station clock' };

class Sale {
  private orderId = '';
  private readonly pages: Partial<Record<'buyer' | 'seller', Page>> = {};

  constructor(
    private readonly environment: Environment,
    private readonly admin: { page: Page; member: Member },
    private readonly sides: Sides,
    private readonly product: { _id: string; sellingPrice: string },
    private readonly stripe: StripeSender,
  ) {}

  private get shop() {
    return this.environment.shop;
  }

  async book(): Promise<void> {
    await this.shop.call('/api/book-product', this.sides.buyer.token, 'POST', {
      ...{ productId: this.product._id, ...contact },
    });
    await this.look();
  }

  /** Sends Stripe's events of the buyer's payment. */
  async receive(...news: Parameters<StripeSender['send']>): Promise<void> {
    await this.stripe.send(...news);
    await this.look();
  }

  async pass(hours: number): Promise<void> {
    await this.shop.call('/sandbox/clock', '', 'POST', { hours, orderId: this.orderId });
    await this.look();
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
    await this.look();
  }

  get buyer() {
    return this.sides.buyer;
  }

  get seller() {
    return this.sides.seller;
  }

  /** Clicks an action's button on the order page, and fills in its dialog. */
  async act(action: Action, answer: Record<string, string> = {}): Promise<void> {
    await expect(await this.answer(action, answer)).toHaveCount(0);
    await this.look();
  }

  /** The same with an empty required field, which shows an error. */
  async actInVain(action: Action, answer: Record<string, string>, problem: string) {
    const dialog = await this.answer(action, answer);
    await expect(dialog.getByText(problem)).toBeVisible();
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await expect(dialog).toHaveCount(0);
  }

  private async answer(action: Action, answer: Record<string, string>): Promise<Locator> {
    return answerAction(await this.pageFor(action), action, answer);
  }

  private async pageFor(action: Action): Promise<Page> {
    const [sender] = action.split('.') as ['buyer' | 'seller' | 'admin'];
    if (sender === 'admin') return this.admin.page;
    return (this.pages[sender] ??= await this.open(sender));
  }

  private async open(side: 'buyer' | 'seller'): Promise<Page> {
    const page = await this.environment.visitBeside(`/dashboard/order/${this.orderId}`, {
      as: this.sides[side],
    });
    await comeBackOften(page);
    return page;
  }

  /** Opens the order on the admin's page from its first step on. */
  private async look(): Promise<void> {
    const { page, member } = this.admin;
    if (this.orderId) return;
    const sales = await this.shop.call<{ orderId: string; productId: string }[]>(
      '/api/all-sales?limit=50',
      member.token,
    );
    const sale = sales.find(({ productId }) => productId === this.product._id);
    this.orderId = sale!.orderId;
    await page.goto(`/dashboard/order/${this.orderId}`);
    await comeBackOften(page);
  }
}

/** Simulates a user who returns to the tab repeatedly, which refetches the order. */
function comeBackOften(page: Page): Promise<void> {
  return page.evaluate(() => void setInterval(() => window.dispatchEvent(new Event('focus')), 500));
}

async function join(shop: Shop): Promise<Sides> {
  const [buyer, seller] = [shop.join('buyer', 'Bella Buyer'), shop.join('seller', 'Sully Seller')];
  return { buyer: await buyer, seller: await seller };
}

let regulars: Promise<Sides> | undefined;

/** Reuses accounts that were not closed for the next tour, because signing in is slow. */
const sidesOf = (shop: Shop, tour: Tour): Promise<Sides> =>
  tour.some((example) => example.startsWith('the admin closes'))
    ? join(shop)
    : (regulars ??= join(shop));

const reason = { Reason: 'The crystal is cracked.' };
const sayWhy = 'Please say why.';

const shows =
  (label: string): StateAssertion<OrderFixture> =>
  ({ page }) =>
    expect(page.getByRole('main').getByText(label, { exact: true }).first()).toBeVisible();

export const order = prepare<OrderFixture, Example>({
  title: 'An order, as the admin sees it',
  machine: 'order',
  async arrange(environment, tour) {
    const { shop, visit } = environment;
    const [admin, sides] = await Promise.all([shop.enter('Admin'), sidesOf(shop, tour)]);
    const product = await shop.sell(sides.seller, {}, false);
    // A blank page. The application is opened once there is an order.
    const page = await visit('/robots.txt', { as: 'Admin' });
    const stripe = new StripeSender(shop, sides.buyer.token, product);
    const sale = new Sale(environment, { page, member: admin }, sides, product, stripe);
    return { page, about: product.productName, sale };
  },
  events: {
    'the buyer books': ({ sale }) => sale.book(),
    'the buyer names another place': ({ sale }) =>
      sale.act('buyer.change', {
        'Phone number': '01812345678',
        'Meeting location': 'The library',
      }),
    'the buyer names no place': ({ sale }) =>
      sale.actInVain(
        'buyer.change',
        { 'Phone number': '01812345678', 'Meeting location': '' },
        'Meeting location is required!',
      ),
    'the buyer cancels': ({ sale }) => sale.act('buyer.cancel'),
    'the seller cancels': ({ sale }) => sale.act('seller.cancel', reason),
    'the seller cancels without a word': ({ sale }) => sale.actInVain('seller.cancel', {}, sayWhy),
    'a day is left to pay': ({ sale }) => sale.pass(48),
    'the time to pay is over': ({ sale }) => sale.pass(24),
    'the card is good for it': ({ sale }) =>
      sale.receive('payment_intent.amount_capturable_updated'),
    'the card is charged': ({ sale }) => sale.receive('payment_intent.succeeded'),
    'the card is not charged': ({ sale }) => sale.receive('payment_intent.canceled'),
    'the seller hands it over': ({ sale }) => sale.act('seller.handOver'),
    'the buyer has it': ({ sale }) => sale.act('buyer.receive'),
    'the buyer reports a problem': ({ sale }) => sale.act('buyer.dispute', reason),
    'the buyer reports nothing': ({ sale }) => sale.actInVain('buyer.dispute', {}, sayWhy),
    'the time to report a problem is over': ({ sale }) => sale.pass(14 * 24),
    'the admin refunds the buyer': ({ sale }) => sale.act('admin.refund', reason),
    'the admin refunds without a word': ({ sale }) => sale.actInVain('admin.refund', {}, sayWhy),
    'the admin releases it to the seller': ({ sale }) => sale.act('admin.release', reason),
    'the admin releases it without a word': ({ sale }) =>
      sale.actInVain('admin.release', {}, sayWhy),
    'the admin gave it back in another way': ({ sale }) =>
      sale.act('admin.settle', { 'How the buyer got the money': 'In cash.' }),
    'the admin settles it without a word': ({ sale }) => sale.actInVain('admin.settle', {}, sayWhy),
    "the admin closes the buyer's account": ({ sale }) => sale.closeAccount(sale.buyer),
    "the admin closes the seller's account": ({ sale }) => sale.closeAccount(sale.seller),
    'the money is given back': ({ sale }) => sale.receive('charge.refunded'),
    'the card does not take the money back': ({ sale }) => sale.receive('refund.failed'),
    'the bank takes the money back for now': ({ sale }) => sale.receive('charge.dispute.created'),
    'the bank decides for the seller': ({ sale }) => sale.receive('charge.dispute.closed', 'won'),
    'the bank decides for the buyer': ({ sale }) => sale.receive('charge.dispute.closed', 'lost'),
  },
  states: {
    ...Object.fromEntries(
      orderStates.map((state) => [`order.${state}`, shows(orderStateLabels[state])]),
    ),
    'order.open': async () => undefined,
  },
});
