import type { wishlistExampleEvents } from '../../../../src/client/features/wishlist/wishlist.examples';
import { cardOf } from '../../spec/cards';
import { installClock } from '../../spec/clock';
import { expect } from '../../spec/fixtures';
import { toasts } from '../../spec/assertions';
import { CallInterceptor } from '../call-interceptor';
import { createModel, type Fixture } from '../test-model';

interface WishlistFixture extends Fixture {
  productName: string;
  checkCall: CallInterceptor;
  additionCall: CallInterceptor;
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
    const interceptors: { checkCall: CallInterceptor; additionCall: CallInterceptor }[] = [];
    const page = await visit('/category/field-watches', {
      as: 'Buyer',
      // So small that the buttons of the first card are not visible.
      height: 200,
      beforeNavigation: async (newPage) => {
        await installClock(newPage);
        interceptors.push({
          checkCall: await CallInterceptor.create(
            newPage,
            'GET',
            new RegExp(`/api/wishlist\\?productId=${_id}&`),
          ),
          additionCall: await CallInterceptor.create(newPage, 'POST', /\/api\/wishlist$/),
        });
      },
    });
    return { page, actorLabel: productName, productName, ...interceptors[0]! };
  },
  events: {
    'the card becomes visible': scrollIntoView,
    'it is wished already': ({ checkCall }) => checkCall.forward(),
    'it is not wished yet': ({ checkCall }) => checkCall.forward(),
    'the check fails': ({ checkCall }) => checkCall.abortAllAttempts(),
    'the check times out': ({ checkCall }) => checkCall.timeOut(),
    'add it to the wishlist': (fixture) =>
      card(fixture).getByRole('button', { name: 'Add to Wishlist' }).click(),
    'the wish is stored': ({ additionCall }) => additionCall.forward(),
    'the wish is not stored': ({ additionCall }) => additionCall.respond({ acknowledged: false }),
    'no response arrives': ({ additionCall }) => additionCall.abort(),
    'the call times out': ({ additionCall }) => additionCall.timeOut(),
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
    'wishlist.notWished.noError': (fixture) =>
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
    'wishlist.wished.noError': (fixture) => expect(card(fixture).getByRole('alert')).toHaveCount(0),
  },
});
