import type { wishlistExampleEvents } from '../../../../src/client/features/wishlist/wishlist.examples';
import { rowOf } from '../../spec/cards';
import { installClock } from '../../spec/clock';
import { expect } from '../../spec/fixtures';
import { CallInterceptor } from '../call-interceptor';
import { createModel, type Fixture } from '../test-model';

interface ListedWishFixture extends Fixture {
  productName: string;
  wish: CallInterceptor;
  removal: CallInterceptor;
}

/** The events that are possible on the wishlist page, which skips the check. */
type ExampleEventName = Exclude<
  keyof typeof wishlistExampleEvents,
  | 'the card becomes visible'
  | 'it is wished already'
  | 'it is not wished yet'
  | 'the check fails'
  | 'the check times out'
>;

const row = ({ page, productName }: ListedWishFixture) => rowOf(page, productName);
const button = (fixture: ListedWishFixture, name: RegExp) =>
  row(fixture).getByRole('button', { name });
const alert = (fixture: ListedWishFixture) => row(fixture).getByRole('alert');
const purchase = (fixture: ListedWishFixture) =>
  row(fixture).getByRole('link', { name: /^Purchase/ });

export const listedWish = createModel<ListedWishFixture, ExampleEventName>({
  title: 'A wish on My WishList',
  machine: 'wishlist',
  initialEvents: ['the list of wishes shows it'],
  async arrange({ shop, visit }) {
    const { _id, productName } = await shop.listProduct(await shop.signIn('Seller'));
    const { token } = await shop.signIn('Buyer');
    await shop.call('/api/wishlist', token, 'POST', { productId: _id });
    const page = await visit('/dashboard/my-wishlist', {
      as: 'Buyer',
      beforeNavigation: installClock,
    });
    return {
      page,
      actorLabel: productName,
      productName,
      wish: await CallInterceptor.create(page, 'POST', /\/api\/wishlist$/),
      removal: await CallInterceptor.create(page, 'DELETE', new RegExp(`/api/wishes/${_id}$`)),
    };
  },
  events: {
    'the list of wishes shows it': (fixture) => expect(row(fixture)).toBeVisible(),
    'remove it from the wishlist': (fixture) => button(fixture, /^Remove/).click(),
    'the wish is removed': ({ removal }) => removal.forward(),
    'the wish is not removed': ({ removal }) =>
      removal.respond({ acknowledged: false, deletedCount: 0 }),
    'no response to the removal arrives': ({ removal }) => removal.abort(),
    'the removal times out': ({ removal }) => removal.timeOut(),
    'add it to the wishlist': (fixture) => button(fixture, /^Undo/).click(),
    'the wish is stored': ({ wish }) => wish.forward(),
    'the wish is not stored': ({ wish }) => wish.respond({ acknowledged: false }),
    'no response arrives': ({ wish }) => wish.abort(),
    'the call times out': ({ wish }) => wish.timeOut(),
  },
  states: {
    'wishlist.wished': async (fixture) => {
      await expect(button(fixture, /^Remove/)).toBeEnabled();
      await expect(purchase(fixture)).toBeVisible();
    },
    'wishlist.wished.untouched': (fixture) => expect(alert(fixture)).toHaveCount(0),
    'wishlist.wished.failed': (fixture) =>
      expect(alert(fixture)).toHaveText('Not removed from your wishlist. Please try again.'),
    'wishlist.removing': (fixture) => expect(button(fixture, /^Remove/)).toBeDisabled(),
    'wishlist.notWished': async (fixture) => {
      await expect(button(fixture, /^Undo/)).toBeEnabled();
      await expect(purchase(fixture)).toHaveCount(0);
    },
    'wishlist.notWished.removed': async (fixture) => {
      await expect(row(fixture).getByRole('status')).toHaveText('Removed from your wishlist.');
      await expect(button(fixture, /^Undo/)).toBeFocused();
      await expect(alert(fixture)).toHaveCount(0);
    },
    'wishlist.notWished.failed': (fixture) =>
      expect(alert(fixture)).toHaveText('Not added to your wishlist. Please try again.'),
    'wishlist.adding': (fixture) => expect(button(fixture, /^Undo/)).toBeDisabled(),
  },
  unassertedStates: ['wishlist.unseen'],
});
