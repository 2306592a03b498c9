import type { wishlistExampleEvents } from '../../../../src/client/features/wishlist/wishlist.examples';
import { rowOf } from '../../spec/cards';
import { installClock } from '../../spec/clock';
import { expect } from '../../spec/fixtures';
import { CallInterceptor } from '../call-interceptor';
import { createModel, type Fixture } from '../test-model';

interface ListedWishFixture extends Fixture {
  productName: string;
  additionCall: CallInterceptor;
  removalCall: CallInterceptor;
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
const rowAlert = (fixture: ListedWishFixture) => row(fixture).getByRole('alert');
const purchaseLink = (fixture: ListedWishFixture) =>
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
      additionCall: await CallInterceptor.create(page, 'POST', /\/api\/wishlist$/),
      removalCall: await CallInterceptor.create(page, 'DELETE', new RegExp(`/api/wishes/${_id}$`)),
    };
  },
  events: {
    'the list of wishes shows it': (fixture) => expect(row(fixture)).toBeVisible(),
    'remove it from the wishlist': (fixture) => button(fixture, /^Remove/).click(),
    'the wish is removed': ({ removalCall }) => removalCall.forward(),
    'the wish is not removed': ({ removalCall }) =>
      removalCall.respond({ acknowledged: false, deletedCount: 0 }),
    'no response to the removal arrives': ({ removalCall }) => removalCall.abort(),
    'the removal times out': ({ removalCall }) => removalCall.timeOut(),
    'add it to the wishlist': (fixture) => button(fixture, /^Undo/).click(),
    'the wish is stored': ({ additionCall }) => additionCall.forward(),
    'the wish is not stored': ({ additionCall }) => additionCall.respond({ acknowledged: false }),
    'no response arrives': ({ additionCall }) => additionCall.abort(),
    'the call times out': ({ additionCall }) => additionCall.timeOut(),
  },
  states: {
    'wishlist.wished': async (fixture) => {
      await expect(button(fixture, /^Remove/)).toBeEnabled();
      await expect(purchaseLink(fixture)).toBeVisible();
    },
    'wishlist.wished.noError': (fixture) => expect(rowAlert(fixture)).toHaveCount(0),
    'wishlist.wished.failed': (fixture) =>
      expect(rowAlert(fixture)).toHaveText('Not removed from your wishlist. Please try again.'),
    'wishlist.removing': (fixture) => expect(button(fixture, /^Remove/)).toBeDisabled(),
    'wishlist.notWished': async (fixture) => {
      await expect(button(fixture, /^Undo/)).toBeEnabled();
      await expect(purchaseLink(fixture)).toHaveCount(0);
    },
    'wishlist.notWished.removed': async (fixture) => {
      await expect(row(fixture).getByRole('status')).toHaveText('Removed from your wishlist.');
      await expect(button(fixture, /^Undo/)).toBeFocused();
      await expect(rowAlert(fixture)).toHaveCount(0);
    },
    'wishlist.notWished.failed': (fixture) =>
      expect(rowAlert(fixture)).toHaveText('Not added to your wishlist. Please try again.'),
    'wishlist.adding': (fixture) => expect(button(fixture, /^Undo/)).toBeDisabled(),
  },
  unassertedStates: ['wishlist.unseen'],
});
