import type { advertisingExamples } from '../../../../src/client/features/advertising/advertising.examples';
import { rowOf } from '../../spec/cards';
import { expect } from '../../spec/fixtures';
import { expectOnlyToast } from '../../spec/looks';
import { Edge } from '../edge';
import { prepare, type Scene } from '../stage';

interface AdvertisingScene extends Scene {
  change: Edge;
}

const row = ({ page, about }: Scene) => rowOf(page, about);
const button = (scene: Scene) => row(scene).getByRole('button').first();

export const advertising = prepare<AdvertisingScene, keyof typeof advertisingExamples>({
  title: 'A row of My Products',
  machine: 'advertising',
  async arrange({ shop, visit }) {
    const { _id, productName } = await shop.sell(await shop.enter('Seller'), {}, false);
    const page = await visit('/dashboard/my-products', { as: 'Seller' });
    const address = new RegExp(`/api/products/advertise/${_id}$`);
    return { page, about: productName, change: await Edge.at(page, 'PUT', address) };
  },
  gestures: {
    'toggle the advertisement': (scene) =>
      row(scene)
        .getByRole('button', { name: /^(Remove Advertisement|Advertise)$/ })
        .click(),
    'the product is changed': async (scene) => {
      await scene.change.pass();
      await expectOnlyToast(scene.page, 'Data Updated Successfully!');
      await expect(button(scene)).toHaveText('Remove Advertisement');
    },
    'nothing is changed': ({ change }) => change.answer({ acknowledged: true, modifiedCount: 0 }),
    'no answer comes': ({ change }) => change.lose(),
  },
  states: {
    'advertising.settled': (scene) => expect(button(scene)).toBeEnabled(),
    'advertising.settled.untouched': (scene) =>
      expect(row(scene).getByRole('alert')).toHaveCount(0),
    'advertising.settled.failed': (scene) =>
      expect(row(scene).getByRole('alert')).toHaveText(
        /Nothing was changed|We could not reach Secondhand/,
      ),
    'advertising.saving': async (scene) => {
      await expect(button(scene)).toBeDisabled();
      await expect(row(scene).getByRole('alert')).toHaveCount(0);
    },
  },
});
