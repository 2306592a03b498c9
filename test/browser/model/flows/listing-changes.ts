import type { listingChangesExampleEvents } from '../../../../src/client/features/listing-changes/listing-changes.examples';
import { toasts } from '../../spec/assertions';
import { installClock } from '../../spec/clock';
import { expect } from '../../spec/fixtures';
import { CallInterceptor } from '../call-interceptor';
import { createModel, type Fixture } from '../test-model';

interface ListingChangesFixture extends Fixture {
  /** The ids of the two products. */
  productIds: string[];
  hasSelection: boolean;
  changeCall: CallInterceptor;
}

const dialog = ({ page }: Fixture) => page.getByRole('alertdialog');
const selectionBar = ({ page }: Fixture) => page.getByRole('region', { name: 'Selected watches' });

export const listingChanges = createModel<
  ListingChangesFixture,
  keyof typeof listingChangesExampleEvents
>({
  title: 'Several products on My Products',
  machine: 'listingChanges',
  async arrange({ shop, visit }) {
    const seller = await shop.register('seller', 'Sal Several');
    const products = [await shop.listProduct(seller), await shop.listProduct(seller)];
    const page = await visit('/dashboard/my-products', {
      as: seller,
      beforeNavigation: installClock,
    });
    return {
      page,
      productIds: products.map(({ _id }) => _id),
      hasSelection: false,
      changeCall: await CallInterceptor.create(page, 'POST', /\/api\/listings\/changes$/),
    };
  },
  events: {
    'select two products': (fixture) => {
      fixture.hasSelection = true;
      const name = 'Select all of your watches on this page';
      return fixture.page.getByRole('checkbox', { name }).click();
    },
    'deselect them': (fixture) => {
      fixture.hasSelection = false;
      return selectionBar(fixture).getByRole('button', { name: 'Clear selection' }).click();
    },
    'choose to remove the advertisements': (fixture) =>
      fixture.hasSelection
        ? selectionBar(fixture).getByRole('button', { name: 'Remove advertisement' }).click()
        : expect(selectionBar(fixture)).toHaveCount(0),
    'confirm the change': (fixture) =>
      dialog(fixture).getByRole('button', { name: 'Remove' }).click(),
    'close the dialog': (fixture) => dialog(fixture).getByRole('button', { name: 'Close' }).click(),
    'all are changed': async (fixture) => {
      fixture.hasSelection = false;
      await fixture.changeCall.forward();
      await expect(toasts(fixture.page)).toHaveText(['2 watches no longer advertised.']);
    },
    'one is rejected': ({ productIds: [first, second], changeCall }) =>
      changeCall.respond({
        results: [
          { id: first, outcome: 'rejected', message: 'It is booked.' },
          { id: second, outcome: 'changed' },
        ],
      }),
    'no response arrives': ({ changeCall }) => changeCall.abort(),
    'the call times out': ({ changeCall }) => changeCall.timeOut(),
  },
  states: {
    'listingChanges.selecting': (fixture) => expect(dialog(fixture)).toHaveCount(0),
    'listingChanges.confirming': (fixture) =>
      expect(dialog(fixture).getByRole('button', { name: 'Remove' })).toBeEnabled(),
    'listingChanges.confirming.noError': (fixture) =>
      expect(dialog(fixture).getByRole('alert')).toHaveCount(0),
    'listingChanges.confirming.failed': (fixture) =>
      expect(dialog(fixture).getByRole('alert')).toHaveText(
        /We could not reach the marketplace|did not answer in time/,
      ),
    'listingChanges.saving': (fixture) =>
      expect(dialog(fixture).getByRole('button', { name: 'Close' })).toBeDisabled(),
    'listingChanges.reporting': (fixture) =>
      expect(dialog(fixture).getByRole('list', { name: 'Not changed' })).toBeVisible(),
  },
});
