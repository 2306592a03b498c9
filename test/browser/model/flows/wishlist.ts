import type { wishlistExampleEvents } from '../../../../src/client/features/wishlist/wishlist.examples';
import { cardOf } from '../../spec/cards';
import { installClock } from '../../spec/clock';
import { expect } from '../../spec/fixtures';
import { toasts } from '../../spec/assertions';
import { CallInterceptor } from '../call-interceptor';
import { createModel, type Fixture } from '../test-model';

interface WishlistFixture extends Fixture {
  productName: string;
  check: CallInterceptor;
  wish: CallInterceptor;
}

/** The events that are possible only on the wishlist page. */
type RemovalExampleEventName =
  | 'the list of wishes shows it'
  | 'remove it from the wishlist'
  | 'the wish is removed'
  | 'the wish is not removed'
  | 'no response to the removal arrives'
  | 'the removal times out';

type ExampleEventName = Exclude<keyof typeof wishlistExampleEvents, RemovalExampleEventName>;

const card = ({ page, productName }: WishlistFixture) => cardOf(page, productName);
const button = (fixture: WishlistFixture) => card(fixture).locator('button').last();

/**
 * Before the auth state is known, the button is another element, which can be replaced during
 * scrolling.
 */
const scrollIntoView = (fixture: WishlistFixture) =>
  expect(() => button(fixture).scrollIntoViewIfNeeded()).toPass();

export const wishlist = createModel<WishlistFixture, ExampleEventName>({
  title: 'The wishlist button on a card',
  machine: 'wishlist',
  async arrange({ shop, visit }, testPath) {
    const { _id, productName } = await shop.listProduct(await shop.signIn('Seller'));
    if (testPath.includes('it is wished already' satisfies ExampleEventName)) {
      const { token } = await shop.signIn('Buyer');
      await shop.call('/api/wishlist', token, 'POST', { productId: _id });
    }
    const interceptors: { check: CallInterceptor; wish: CallInterceptor }[] = [];
    const page = await visit('/category/field-watches', {
      as: 'Buyer',
      // So small that the buttons of the first card are not visible.
      height: 200,
      beforeNavigation: async (newPage) => {
        await installClock(newPage);
        interceptors.push({
          check: await CallInterceptor.create(
            newPage,
            'GET',
            new RegExp(`/api/wishlist\\?productId=${_id}&`),
          ),
          wish: await CallInterceptor.create(newPage, 'POST', /\/api\/wishlist$/),
        });
      },
    });
    return { page, actorLabel: productName, productName, ...interceptors[0]! };
  },
  events: {
    'the card becomes visible': scrollIntoView,
    'it is wished already': ({ check }) => check.forward(),
    'it is not wished yet': ({ check }) => check.forward(),
    'the check fails': ({ check }) => check.abortAllAttempts(),
    'the check times out': ({ check }) => check.timeOut(),
    'add it to the wishlist': (fixture) =>
      card(fixture).getByRole('button', { name: 'Add to Wishlist' }).click(),
    'the wish is stored': ({ wish }) => wish.forward(),
    'the wish is not stored': ({ wish }) => wish.respond({ acknowledged: false }),
    'no response arrives': ({ wish }) => wish.abort(),
    'the call times out': ({ wish }) => wish.timeOut(),
  },
  states: {
    'wishlist.unseen': async (fixture) => {
      await expect(button(fixture)).not.toBeInViewport();
      await expect(button(fixture)).toBeDisabled();
    },
    'wishlist.checking': async (fixture) => {
      await expect(button(fixture)).toBeInViewport();
      await expect(button(fixture)).toHaveText('Add to Wishlist');
      await expect(button(fixture)).toBeDisabled();
    },
    'wishlist.notWished': async (fixture) => {
      await expect(button(fixture)).toHaveText('Add to Wishlist');
      await expect(button(fixture)).toBeEnabled();
      await expect(toasts(fixture.page)).toHaveCount(0);
    },
    'wishlist.notWished.untouched': (fixture) =>
      expect(card(fixture).getByRole('alert')).toHaveCount(0),
    'wishlist.notWished.failed': (fixture) =>
      expect(card(fixture).getByRole('alert')).toHaveText(
        'Not added to your wishlist. Please try again.',
      ),
    'wishlist.adding': async (fixture) => {
      await expect(button(fixture)).toBeDisabled();
      await expect(card(fixture).getByText('Added to Wishlist')).toHaveCount(0);
    },
    'wishlist.wished': async (fixture) => {
      await expect(button(fixture)).toHaveText('Added to Wishlist');
      await expect(button(fixture)).toBeDisabled();
    },
    'wishlist.wished.untouched': (fixture) =>
      expect(card(fixture).getByRole('alert')).toHaveCount(0),
  },
});
