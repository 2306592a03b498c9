import { installClock } from '../../spec/clock';
import { CallInterceptor } from '../call-interceptor';
import { confirmationDialog, createConfirmationModel } from './confirmation';

export const reporting = createConfirmationModel({
  title: 'Reporting a listing',
  machine: 'reporting',
  async arrange({ shop, visit }) {
    const product = await shop.listProduct(await shop.register('seller', 'Selma Seller'));
    const buyer = await shop.register('buyer', 'Bea Buyer');
    const page = await visit(`/product/${product._id}`, {
      as: buyer,
      beforeNavigation: installClock,
    });
    return {
      page,
      opener: () => page.getByRole('button', { name: 'Report this listing' }),
      confirmLabel: 'Send report',
      cancelLabel: 'Not now',
      call: await CallInterceptor.create(page, 'POST', /\/reports$/),
    };
  },
  events: {
    async confirm(fixture) {
      const dialog = confirmationDialog(fixture);
      await dialog.getByLabel('Reason').selectOption('Scam or fraud');
      await dialog.getByLabel('What is wrong?').fill('The photos are of another shop.');
      await dialog.getByRole('button', { name: fixture.confirmLabel }).click();
    },
  },
});
