import type { wishlistExamples } from '../../../../src/client/features/wishlist/wishlist.examples';
import { cardOf } from '../../spec/cards';
import { bringClock } from '../../spec/clock';
import { expect } from '../../spec/fixtures';
import { toasts } from '../../spec/looks';
import { Edge } from '../edge';
import { prepare, type Scene } from '../stage';

interface WishlistScene extends Scene {
  check: Edge;
  wish: Edge;
}

type Example = keyof typeof wishlistExamples;

const card = ({ page, about }: Scene) => cardOf(page, about);
const button = (scene: Scene) => card(scene).locator('button').last();

/** Until the visitor is known the button is another one, which may go while it is scrolled to. */
const bringOnScreen = (scene: Scene) =>
  expect(() => button(scene).scrollIntoViewIfNeeded()).toPass();

export const wishlist = prepare<WishlistScene, Example>({
  title: 'Wishing on a card',
  machine: 'wishlist',
  async arrange({ shop, visit }, tour) {
    const { _id, productName } = await shop.sell(await shop.enter('Seller'), {}, false);
    if (tour.includes('it is wished already' satisfies Example)) {
      const { token } = await shop.enter('Buyer');
      await shop.call('/api/wishlist', token, 'POST', { productId: _id });
    }
    const edges: { check: Edge; wish: Edge }[] = [];
    const page = await visit('/category/field-watches', {
      as: 'Buyer',
      // So low that the buttons of the first card are out of sight.
      height: 200,
      before: async (opened) => {
        await bringClock(opened);
        edges.push({
          check: await Edge.at(opened, 'GET', new RegExp(`/api/wishlist\\?productId=${_id}&`)),
          wish: await Edge.at(opened, 'POST', /\/api\/wishlist$/),
        });
      },
    });
    return { page, about: productName, ...edges[0]! };
  },
  gestures: {
    'the card comes on screen': bringOnScreen,
    'it is wished already': ({ check }) => check.pass(),
    'it is not wished yet': ({ check }) => check.pass(),
    'the check gets no answer': ({ check }) => check.loseEveryTry(),
    'add it to the wishlist': (scene) =>
      card(scene).getByRole('button', { name: 'Add to Wishlist' }).click(),
    'the wish is stored': ({ wish }) => wish.pass(),
    'the wish is not stored': ({ wish }) => wish.answer({ acknowledged: false }),
    'no answer comes': ({ wish }) => wish.lose(),
  },
  states: {
    'wishlist.unseen': async (scene) => {
      await expect(button(scene)).not.toBeInViewport();
      await expect(button(scene)).toBeDisabled();
    },
    'wishlist.checking': async (scene) => {
      await expect(button(scene)).toBeInViewport();
      await expect(button(scene)).toHaveText('Add to Wishlist');
      await expect(button(scene)).toBeDisabled();
    },
    'wishlist.notWished': async (scene) => {
      await expect(button(scene)).toHaveText('Add to Wishlist');
      await expect(button(scene)).toBeEnabled();
      await expect(toasts(scene.page)).toHaveCount(0);
    },
    'wishlist.notWished.untouched': (scene) =>
      expect(card(scene).getByRole('alert')).toHaveCount(0),
    'wishlist.notWished.failed': (scene) =>
      expect(card(scene).getByRole('alert')).toHaveText(
        'Not added to your wishlist. Please try again.',
      ),
    'wishlist.adding': async (scene) => {
      await expect(button(scene)).toBeDisabled();
      await expect(card(scene).getByText('Added to Wishlist')).toHaveCount(0);
    },
    'wishlist.wished': async (scene) => {
      await expect(button(scene)).toHaveText('Added to Wishlist');
      await expect(button(scene)).toBeDisabled();
    },
  },
});
