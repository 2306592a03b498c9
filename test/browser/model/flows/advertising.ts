import type { advertisingExamples } from '../../../../src/client/features/advertising/advertising.examples';
import { rowOf } from '../../spec/cards';
import { bringClock } from '../../spec/clock';
import { expect } from '../../spec/fixtures';
import { expectOnlyToast } from '../../spec/looks';
import { Edge } from '../edge';
import { prepare, type Fixture } from '../test-model';

interface AdvertisingFixture extends Fixture {
  change: Edge;
}

const row = ({ page, about }: Fixture) => rowOf(page, about);
const button = (fixture: Fixture) => row(fixture).getByRole('button').first();

export const advertising = prepare<AdvertisingFixture, keyof typeof advertisingExamples>({
  title: 'A row of My Products',
  machine: 'advertising',
  async arrange({ shop, visit }) {
    const { _id, productName } = await shop.sell(await shop.enter('Seller'), {}, false);
    const page = await visit('/dashboard/my-products', { as: 'Seller', before: bringClock });
    const address = new RegExp(`/api/products/advertise/${_id}$`);
    return { page, about: productName, change: await Edge.at(page, 'PUT', address) };
  },
  events: {
    'toggle the advertisement': (fixture) =>
      row(fixture)
        .getByRole('button', { name: /^(Remove Advertisement|Advertise)$/ })
        .click(),
    'the product is changed': async (fixture) => {
      await fixture.change.pass();
      await expectOnlyToast(fixture.page, 'Data Updated Successfully!');
      await expect(button(fixture)).toHaveText('Remove Advertisement');
    },
    'nothing is changed': ({ change }) => change.answer({ acknowledged: true, modifiedCount: 0 }),
    'no response arrives': ({ change }) => change.lose(),
    'the call times out': ({ change }) => change.hang(),
  },
  states: {
    'advertising.settled': (fixture) => expect(button(fixture)).toBeEnabled(),
    'advertising.settled.untouched': (fixture) =>
      expect(row(fixture).getByRole('alert')).toHaveCount(0),
    'advertising.settled.failed': (fixture) =>
      expect(row(fixture).getByRole('alert')).toHaveText(
        /Nothing was changed|We could not reach Secondhand|did not answer in time/,
      ),
    'advertising.saving': async (fixture) => {
      await expect(button(fixture)).toBeDisabled();
      await expect(row(fixture).getByRole('alert')).toHaveCount(0);
    },
  },
});
