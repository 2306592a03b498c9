import type { orderActionExampleEvents } from '../../../../src/client/features/order/order-action.examples';
import { clickAction } from '../../order-steps';
import { rowOf } from '../../spec/cards';
import { installClock } from '../../spec/clock';
import { expect } from '../../spec/fixtures';
import { toasts } from '../../spec/assertions';
import type { Member } from '../../spec/shop';
import { CallInterceptor } from '../call-interceptor';
import { createModel, type Fixture } from '../test-model';

interface OrderActionFixture extends Fixture {
  /** The booked orders. The actions apply to the first one. */
  bookings: { productName: string; orderId: string }[];
  /** The buyer cancels the first order over the API. */
  cancelAsBuyer: () => Promise<unknown>;
  orderEventCall: CallInterceptor;
}

type ExampleEventName = Extract<
  keyof typeof orderActionExampleEvents,
  | 'choose to cancel the sale'
  | 'close the dialog'
  | 'give a reason'
  | 'give no reason'
  | 'the order changes'
  | 'the order has changed meanwhile'
  | 'no response arrives'
  | 'the call times out'
>;

const noResponseText = /We could not reach the marketplace|did not answer in time/;

const dialog = ({ page }: Fixture) => page.getByRole('dialog');
const firstRow = ({ page, bookings: [booking] }: OrderActionFixture) =>
  rowOf(page, booking?.productName ?? '');
const cancelSaleButton = (fixture: OrderActionFixture) =>
  firstRow(fixture).getByRole('button', { name: /^Cancel sale/, includeHidden: true });

async function sendReason(fixture: OrderActionFixture, reason: string) {
  await dialog(fixture).getByLabel('Reason').fill(reason);
  await dialog(fixture).getByRole('button', { name: 'Cancel sale' }).click();
}

/** After one of these, the order can no longer be cancelled, so the next one needs another order. */
const orderEndingEvents: readonly string[] = [
  'the order changes',
  'the order has changed meanwhile',
];

export const orderAction = createModel<OrderActionFixture, ExampleEventName>({
  title: 'Cancelling on My Sales',
  machine: 'orderAction',
  async arrange({ shop, visit }, testPath) {
    const seller = await shop.signIn('Seller');
    const buyer = await shop.register('buyer', 'Bela Booker');
    const createOrder = async (member: Member) => {
      const { _id: productId, productName } = await shop.listProduct(seller);
      const { insertedId: orderId } = await shop.call<{ insertedId: string }>(
        '/api/book-product',
        member.token,
        'POST',
        { productId, phoneNumber: '01898765432', meetingLocation: 'In front of the museum' },
      );
      return { productName, orderId };
    };
    const bookings: OrderActionFixture['bookings'] = [await createOrder(buyer)];
    for (const example of testPath)
      if (orderEndingEvents.includes(example)) bookings.push(await createOrder(buyer));
    const page = await visit('/dashboard/my-sales', {
      as: 'Seller',
      beforeNavigation: installClock,
    });
    return {
      page,
      bookings,
      orderEventCall: await CallInterceptor.create(page, 'POST', /\/api\/sales\/[^/]+\/events$/),
      cancelAsBuyer: () =>
        shop.call(`/api/sales/${bookings[0]?.orderId}/events`, buyer.token, 'POST', {
          type: 'buyer.cancel',
        }),
    };
  },
  events: {
    'choose to cancel the sale': (fixture) => clickAction(firstRow(fixture), 'Cancel sale'),
    'close the dialog': async (fixture) => {
      await dialog(fixture).getByRole('button', { name: 'Close' }).click();
    },
    'give a reason': (fixture) => sendReason(fixture, 'The crystal has cracked.'),
    'give no reason': async (fixture) => {
      await sendReason(fixture, ' ');
      await expect(dialog(fixture).getByText('Please say why.')).toBeVisible();
    },
    'the order changes': async (fixture) => {
      await fixture.orderEventCall.forward();
      await expect(toasts(fixture.page)).toHaveText(['Sale cancelled.']);
      await expect(firstRow(fixture).getByText('Cancelled')).toBeVisible();
      fixture.bookings.shift();
    },
    'the order has changed meanwhile': async (fixture) => {
      await fixture.cancelAsBuyer();
      await fixture.orderEventCall.forward();
      await expect(dialog(fixture).getByRole('alert')).toBeVisible();
      fixture.bookings.shift();
    },
    'no response arrives': (fixture) => fixture.orderEventCall.abort(),
    'the call times out': (fixture) => fixture.orderEventCall.timeOut(),
  },
  states: {
    'orderAction.idle': async (fixture) => {
      await expect(dialog(fixture)).toHaveCount(0);
      await expect(cancelSaleButton(fixture)).toBeEnabled();
    },
    'orderAction.editing': async (fixture) => {
      await expect(dialog(fixture).getByText('The buyer sees your reason')).toBeVisible();
      await expect(dialog(fixture).getByLabel('Reason')).toBeEditable();
      await expect(dialog(fixture).getByRole('button', { name: 'Not now' })).toBeEnabled();
    },
    'orderAction.editing.noError': (fixture) =>
      expect(dialog(fixture).getByText(noResponseText)).toHaveCount(0),
    'orderAction.editing.interrupted': async (fixture) => {
      await expect(dialog(fixture).getByText(noResponseText)).toBeVisible();
      await expect(dialog(fixture).getByLabel('Reason')).not.toHaveValue('');
    },
    'orderAction.sending': async (fixture) => {
      await expect(dialog(fixture).getByRole('button', { name: 'Not now' })).toBeDisabled();
      await expect(dialog(fixture).getByRole('button', { name: 'Close' })).toBeDisabled();
    },
    'orderAction.rejected': async (fixture) => {
      await expect(dialog(fixture).getByRole('alert')).toHaveText(/no longer possible/);
      await expect(dialog(fixture).getByRole('button', { name: 'Cancel sale' })).toHaveCount(0);
    },
  },
});
