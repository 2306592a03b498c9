import { toasts } from '../../spec/assertions';
import { rowOf } from '../../spec/cards';
import { installClock } from '../../spec/clock';
import { expect } from '../../spec/fixtures';
import { CallInterceptor } from '../call-interceptor';
import type { EventExecutor } from '../test-model';
import { createConfirmationModel, type ConfirmationFixture } from './confirmation';

interface DeletionFixture extends ConfirmationFixture {
  /** A text of each remaining row: the product name or the email. The first row is to be deleted. */
  rowTexts: string[];
  successToast: string;
}

const executeDeletion: EventExecutor<DeletionFixture> = async (fixture) => {
  const [deletedName = ''] = fixture.rowTexts.splice(0, 1);
  await fixture.call.forward();
  await expect(toasts(fixture.page)).toHaveText([fixture.successToast]);
  await expect(rowOf(fixture.page, deletedName)).toHaveCount(0);
};

export const productDeletion = createConfirmationModel<DeletionFixture>({
  title: 'A product on My Products',
  machine: 'deletion',
  async arrange({ shop, visit }) {
    const seller = await shop.signIn('Seller');
    const products = [await shop.listProduct(seller), await shop.listProduct(seller)];
    const page = await visit('/dashboard/my-products', {
      as: 'Seller',
      beforeNavigation: installClock,
    });
    const rowTexts = products.map(({ productName }) => productName);
    return {
      page,
      rowTexts,
      opener: () => rowOf(page, rowTexts[0]!).getByRole('button', { name: /^Delete/ }),
      confirmLabel: 'Delete',
      successToast: 'Product Deleted Successfully!',
      call: await CallInterceptor.create(page, 'DELETE', /\/api\/products\/[^/]+$/),
    };
  },
  events: { 'it is done': executeDeletion },
});

export const userDeletion = createConfirmationModel<DeletionFixture>({
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
    const rowTexts = sellers.map(({ email }) => email);
    return {
      page,
      rowTexts,
      opener: () => rowOf(page, rowTexts[0]!).getByRole('button', { name: /^Delete/ }),
      confirmLabel: 'Delete',
      successToast: 'Seller Deleted Successfully!',
      call: await CallInterceptor.create(page, 'DELETE', /\/api\/user\/[^/]+$/),
    };
  },
  events: { 'it is done': executeDeletion },
});
