import type { deletionExampleEvents } from '../../../../src/client/features/deletion/deletion.examples';
import { rowOf } from '../../spec/cards';
import { installClock } from '../../spec/clock';
import { expect } from '../../spec/fixtures';
import { toasts } from '../../spec/assertions';
import { CallInterceptor } from '../call-interceptor';
import { createModel, type Fixture, type TestModel } from '../test-model';

interface DeletionFixture extends Fixture {
  /** A text of each remaining row: the product name or the email. The first row is to be deleted. */
  rowTexts: string[];
  successToast: string;
  deletionCall: CallInterceptor;
  /** Deletes the last row's record over the API. */
  deleteLastRowOverApi: () => Promise<unknown>;
}

type ExampleEventName = keyof typeof deletionExampleEvents;

const dialog = ({ page }: Fixture) => page.getByRole('alertdialog');
const dialogButton = (fixture: Fixture, name: string) =>
  dialog(fixture).getByRole('button', { name });
const firstRow = ({ page, rowTexts: [name = ''] }: DeletionFixture) => rowOf(page, name);

const events: TestModel<DeletionFixture, ExampleEventName>['events'] = {
  'press Delete': (fixture) =>
    firstRow(fixture).getByRole('button', { name: 'Delete', exact: false }).click(),
  'confirm the deletion': (fixture) => dialogButton(fixture, 'Delete').click(),
  'cancel the deletion': (fixture) => dialogButton(fixture, 'Cancel').click(),
  'it is deleted': async (fixture) => {
    const [deletedName = ''] = fixture.rowTexts.splice(0, 1);
    await fixture.deletionCall.forward();
    await expect(toasts(fixture.page)).toHaveText([fixture.successToast]);
    await expect(rowOf(fixture.page, deletedName)).toHaveCount(0);
  },
  'nothing is deleted': async ({ deletionCall, deleteLastRowOverApi }) => {
    await deleteLastRowOverApi();
    await deletionCall.forward();
  },
  'no response arrives': ({ deletionCall }) => deletionCall.abort(),
  'the call times out': ({ deletionCall }) => deletionCall.timeOut(),
};

const states: TestModel<DeletionFixture, ExampleEventName>['states'] = {
  'deletion.idle': async (fixture) => {
    await expect(dialog(fixture)).toHaveCount(0);
    await expect(firstRow(fixture).getByRole('button', { name: /^Delete/ })).toBeEnabled();
  },
  'deletion.confirming': async (fixture) => {
    await expect(dialog(fixture).getByText(/^Are you sure about deleting/)).toBeVisible();
    await expect(dialogButton(fixture, 'Delete')).toBeEnabled();
    await expect(dialogButton(fixture, 'Cancel')).toBeEnabled();
  },
  'deletion.confirming.noError': (fixture) =>
    expect(dialog(fixture).getByRole('alert')).toHaveCount(0),
  'deletion.confirming.failed': (fixture) =>
    expect(dialog(fixture).getByRole('alert')).toHaveText(
      /It was not deleted: it may be gone already|We could not reach the marketplace|did not answer in time/,
    ),
  'deletion.deleting': async (fixture) => {
    await expect(dialogButton(fixture, 'Cancel')).toBeDisabled();
    await expect(dialogButton(fixture, 'Close')).toBeDisabled();
  },
};

export const productDeletion = createModel<DeletionFixture, ExampleEventName>({
  title: 'A product on My Products',
  machine: 'deletion',
  async arrange({ shop, visit }) {
    const seller = await shop.signIn('Seller');
    const products = [await shop.listProduct(seller), await shop.listProduct(seller)];
    const page = await visit('/dashboard/my-products', {
      as: 'Seller',
      beforeNavigation: installClock,
    });
    return {
      page,
      rowTexts: products.map(({ productName }) => productName),
      successToast: 'Product Deleted Successfully!',
      deletionCall: await CallInterceptor.create(page, 'DELETE', /\/api\/products\/[^/]+$/),
      deleteLastRowOverApi: () =>
        shop.call(`/api/products/${products[1]?._id}`, seller.token, 'DELETE'),
    };
  },
  events,
  states,
});

export const userDeletion = createModel<DeletionFixture, ExampleEventName>({
  title: 'A user on All Sellers',
  machine: 'deletion',
  async arrange({ shop, visit }) {
    const sellers = [
      await shop.register('seller', 'Greta Gone'),
      await shop.register('seller', 'Vida Vanished'),
    ];
    const page = await visit('/dashboard/all-sellers', {
      as: 'Admin',
      beforeNavigation: installClock,
    });
    return {
      page,
      rowTexts: sellers.map(({ email }) => email),
      successToast: 'Seller Deleted Successfully!',
      deletionCall: await CallInterceptor.create(page, 'DELETE', /\/api\/user\/[^/]+$/),
      deleteLastRowOverApi: async () => {
        const admin = await shop.signIn('Admin');
        const users = await shop.call<{ _id: string; email: string }[]>(
          '/api/all-seller',
          admin.token,
        );
        const { _id } = users.find(({ email }) => email === sellers[1]?.email)!;
        return shop.call(`/api/user/${_id}`, admin.token, 'DELETE');
      },
    };
  },
  events,
  states,
});
