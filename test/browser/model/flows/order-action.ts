import type { orderActionExamples } from '../../../../src/client/features/order/order-action.examples';
import { rowOf } from '../../spec/cards';
import { bringClock } from '../../spec/clock';
import { expect } from '../../spec/fixtures';
import { toasts } from '../../spec/looks';
import type { Member } from '../../spec/shop';
import { Edge } from '../edge';
import { prepare, type Fixture } from '../test-model';

interface OrderActionFixture extends Fixture {
  /** The booked orders. The actions apply to the first one. */
  bookings: { productName: string; orderId: string }[];
  /** The buyer cancels the first order over the API. */
  cancelElsewhere: () => Promise<unknown>;
  move: Edge;
}

type Example = keyof typeof orderActionExamples;

const noAnswer = /We could not reach Secondhand|did not answer in time/;

const dialog = ({ page }: Fixture) => page.getByRole('dialog');
const first = ({ page, bookings: [booking] }: OrderActionFixture) =>
  rowOf(page, booking?.productName ?? '');
const cancelSale = (fixture: OrderActionFixture) =>
  first(fixture).getByRole('button', { name: /^Cancel sale/ });

async function send(fixture: OrderActionFixture, reason: string) {
  await dialog(fixture).getByLabel('Reason').fill(reason);
  await dialog(fixture).getByRole('button', { name: 'Cancel sale' }).click();
}

/** The number of orders that end on a tour, and one more. */
const endings: readonly string[] = ['the order changes', 'the order has changed meanwhile'];

export const orderAction = prepare<OrderActionFixture, Example>({
  title: 'Cancelling on My Sales',
  machine: 'orderAction',
  async arrange({ shop, visit }, tour) {
    const seller = await shop.enter('Seller');
    const buyer = await shop.join('buyer', 'Bela Booker');
    const book = async (member: Member) => {
      const { _id: productId, productName } = await shop.sell(seller, {}, false);
      const { insertedId: orderId } = await shop.call<{ insertedId: string }>(
        '/api/book-product',
        member.token,
        'POST',
        { productId, phoneNumber: '01898765432', meetingLocation: 'In front of the museum' },
      );
      return { productName, orderId };
    };
    const bookings: OrderActionFixture['bookings'] = [await book(buyer)];
    for (const example of tour) if (endings.includes(example)) bookings.push(await book(buyer));
    const page = await visit('/dashboard/my-sales', { as: 'Seller', before: bringClock });
    return {
      page,
      about: '',
      bookings,
      move: await Edge.at(page, 'POST', /\/api\/sales\/[^/]+\/events$/),
      cancelElsewhere: () =>
        shop.call(`/api/sales/${bookings[0]?.orderId}/events`, buyer.token, 'POST', {
          type: 'buyer.cancel',
        }),
    };
  },
  events: {
    'ask to cancel the sale': (fixture) => cancelSale(fixture).click(),
    'close the dialog': async (fixture) => {
      await dialog(fixture).getByRole('button', { name: 'Close' }).click();
    },
    'give a reason': (fixture) => send(fixture, 'The crystal has cracked.'),
    'give no reason': async (fixture) => {
      await send(fixture, ' ');
      await expect(dialog(fixture).getByText('Please say why.')).toBeVisible();
    },
    'the order changes': async (fixture) => {
      await fixture.move.pass();
      await expect(toasts(fixture.page)).toHaveText(['Sale cancelled.']);
      await expect(first(fixture).getByText('Cancelled')).toBeVisible();
      fixture.bookings.shift();
    },
    'the order has changed meanwhile': async (fixture) => {
      await fixture.cancelElsewhere();
      await fixture.move.pass();
      await expect(dialog(fixture).getByRole('alert')).toBeVisible();
      fixture.bookings.shift();
    },
    'no response arrives': (fixture) => fixture.move.lose(),
    'the call times out': (fixture) => fixture.move.hang(),
  },
  states: {
    'orderAction.idle': async (fixture) => {
      await expect(dialog(fixture)).toHaveCount(0);
      await expect(cancelSale(fixture)).toBeEnabled();
    },
    'orderAction.asking': async (fixture) => {
      await expect(dialog(fixture).getByText('The buyer reads your reason')).toBeVisible();
      await expect(dialog(fixture).getByLabel('Reason')).toBeEditable();
      await expect(dialog(fixture).getByRole('button', { name: 'Not now' })).toBeEnabled();
    },
    'orderAction.asking.untouched': (fixture) =>
      expect(dialog(fixture).getByText(noAnswer)).toHaveCount(0),
    'orderAction.asking.interrupted': async (fixture) => {
      await expect(dialog(fixture).getByText(noAnswer)).toBeVisible();
      await expect(dialog(fixture).getByLabel('Reason')).not.toHaveValue('');
    },
    'orderAction.sending': async (fixture) => {
      await expect(dialog(fixture).getByRole('button', { name: 'Not now' })).toBeDisabled();
      await expect(dialog(fixture).getByRole('button', { name: 'Close' })).toBeDisabled();
    },
    'orderAction.refused': async (fixture) => {
      await expect(dialog(fixture).getByRole('alert')).toHaveText(/no longer possible/);
      await expect(dialog(fixture).getByRole('button', { name: 'Cancel sale' })).toHaveCount(0);
    },
  },
});
