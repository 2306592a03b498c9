import type { deletionExamples } from '../../../../src/client/features/deletion/deletion.examples';
import { rowOf } from '../../spec/cards';
import { expect } from '../../spec/fixtures';
import { toasts } from '../../spec/looks';
import { Edge } from '../edge';
import { prepare, type Scene, type Stage } from '../stage';

interface DeletionScene extends Scene {
  /** The rows that are still there, by their names; the first of them is asked about. */
  rows: string[];
  success: string;
  removal: Edge;
  /** Deletes the first row from elsewhere. */
  removeElsewhere: () => Promise<unknown>;
}

type Example = keyof typeof deletionExamples;

const dialog = ({ page }: Scene) => page.getByRole('alertdialog');
const answer = (scene: Scene, name: string) => dialog(scene).getByRole('button', { name });
const first = ({ page, rows: [name = ''] }: DeletionScene) => rowOf(page, name);

const gestures: Stage<DeletionScene, Example>['gestures'] = {
  'ask for the deletion': (scene) =>
    first(scene).getByRole('button', { name: 'Delete', exact: false }).click(),
  'say Yes': (scene) => answer(scene, 'Delete').click(),
  'say No': (scene) => answer(scene, 'Cancel').click(),
  'it is deleted': async (scene) => {
    const [gone = ''] = scene.rows.splice(0, 1);
    await scene.removal.pass();
    await expect(toasts(scene.page)).toHaveText([scene.success]);
    await expect(rowOf(scene.page, gone)).toHaveCount(0);
  },
  'nothing is deleted': async ({ removal, removeElsewhere }) => {
    await removeElsewhere();
    await removal.pass();
  },
  'no answer comes': ({ removal }) => removal.lose(),
};

const states: Stage<DeletionScene, Example>['states'] = {
  'deletion.idle': async (scene) => {
    await expect(dialog(scene)).toHaveCount(0);
    await expect(first(scene).getByRole('button', { name: /^Delete/ })).toBeEnabled();
  },
  'deletion.confirming': async (scene) => {
    await expect(dialog(scene).getByText(/^Are you sure about deleting/)).toBeVisible();
    await expect(answer(scene, 'Delete')).toBeEnabled();
    await expect(answer(scene, 'Cancel')).toBeEnabled();
  },
  'deletion.confirming.asked': (scene) => expect(dialog(scene).getByRole('alert')).toHaveCount(0),
  'deletion.confirming.failed': (scene) =>
    expect(dialog(scene).getByRole('alert')).toHaveText(
      /It was not deleted: it may be gone already|We could not reach Secondhand/,
    ),
  'deletion.deleting': async (scene) => {
    await expect(answer(scene, 'Cancel')).toBeDisabled();
    await expect(answer(scene, 'Close')).toBeDisabled();
  },
};

export const productDeletion = prepare<DeletionScene, Example>({
  title: 'A product on My Products',
  machine: 'deletion',
  async arrange({ shop, visit }) {
    const seller = await shop.enter('Seller');
    const products = [await shop.sell(seller, {}, false), await shop.sell(seller, {}, false)];
    const page = await visit('/dashboard/my-products', { as: 'Seller' });
    return {
      page,
      about: '',
      rows: products.map(({ productName }) => productName),
      success: 'Product Deleted Successfully!',
      removal: await Edge.at(page, 'DELETE', /\/api\/products\/[^/]+$/),
      removeElsewhere: () => shop.call(`/api/products/${products[1]?._id}`, seller.token, 'DELETE'),
    };
  },
  gestures,
  states,
});

export const userDeletion = prepare<DeletionScene, Example>({
  title: 'A user on All Sellers',
  machine: 'deletion',
  async arrange({ shop, visit }) {
    const sellers = [
      await shop.join('seller', 'Greta Gone'),
      await shop.join('seller', 'Vida Vanished'),
    ];
    const page = await visit('/dashboard/all-sellers', { as: 'Admin' });
    return {
      page,
      about: '',
      rows: sellers.map(({ email }) => email),
      success: 'Seller Deleted Successfully!',
      removal: await Edge.at(page, 'DELETE', /\/api\/user\/[^/]+$/),
      removeElsewhere: async () => {
        const admin = await shop.enter('Admin');
        const users = await shop.call<{ _id: string; email: string }[]>(
          '/api/all-seller',
          admin.token,
        );
        const { _id } = users.find(({ email }) => email === sellers[1]?.email)!;
        return shop.call(`/api/user/${_id}`, admin.token, 'DELETE');
      },
    };
  },
  gestures,
  states,
});
