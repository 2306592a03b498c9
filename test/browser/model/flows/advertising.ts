import type { advertisingExampleEvents } from '../../../../src/client/features/advertising/advertising.examples';
import { rowOf } from '../../spec/cards';
import { installClock } from '../../spec/clock';
import { expect } from '../../spec/fixtures';
import { expectOnlyToast } from '../../spec/assertions';
import { CallInterceptor } from '../call-interceptor';
import { createModel, type Fixture } from '../test-model';

interface AdvertisingFixture extends Fixture {
  productName: string;
  changeCall: CallInterceptor;
}

const row = ({ page, productName }: AdvertisingFixture) => rowOf(page, productName);
const firstButton = (fixture: AdvertisingFixture) => row(fixture).getByRole('button').first();

export const advertising = createModel<AdvertisingFixture, keyof typeof advertisingExampleEvents>({
  title: 'A row of My Products',
  machine: 'advertising',
  async arrange({ shop, visit }) {
    const { _id, productName } = await shop.listProduct(await shop.signIn('Seller'));
    const page = await visit('/dashboard/my-products', {
      as: 'Seller',
      beforeNavigation: installClock,
    });
    const url = new RegExp(`/api/products/advertise/${_id}$`);
    return {
      page,
      actorLabel: productName,
      productName,
      changeCall: await CallInterceptor.create(page, 'PUT', url),
    };
  },
  events: {
    'toggle the advertisement': (fixture) =>
      row(fixture)
        .getByRole('button', { name: /^(Remove Advertisement|Advertise)$/ })
        .click(),
    'the product is changed': async (fixture) => {
      await fixture.changeCall.forward();
      await expectOnlyToast(fixture.page, 'Data Updated Successfully!');
      await expect(firstButton(fixture)).toHaveText('Remove Advertisement');
    },
    'nothing is changed': ({ changeCall }) =>
      changeCall.respond({ acknowledged: true, modifiedCount: 0 }),
    'no response arrives': ({ changeCall }) => changeCall.abort(),
    'the call times out': ({ changeCall }) => changeCall.timeOut(),
  },
  states: {
    'advertising.idle': (fixture) => expect(firstButton(fixture)).toBeEnabled(),
    'advertising.idle.noError': (fixture) => expect(row(fixture).getByRole('alert')).toHaveCount(0),
    'advertising.idle.failed': (fixture) =>
      expect(row(fixture).getByRole('alert')).toHaveText(
        /Nothing was changed|We could not reach the marketplace|did not answer in time/,
      ),
    'advertising.saving': async (fixture) => {
      await expect(firstButton(fixture)).toBeDisabled();
      await expect(row(fixture).getByRole('alert')).toHaveCount(0);
    },
  },
});
