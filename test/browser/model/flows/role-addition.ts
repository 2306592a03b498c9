import { installClock } from '../../spec/clock';
import { expect } from '../../spec/fixtures';
import { CallInterceptor } from '../call-interceptor';
import { createConfirmationModel } from './confirmation';

export const roleAddition = createConfirmationModel({
  title: 'A buyer who starts selling',
  machine: 'roleAddition',
  lastEvent: 'it is done',
  async arrange({ shop, visit }) {
    const buyer = await shop.register('buyer', 'Bea Both');
    const page = await visit('/blog', { as: buyer, beforeNavigation: installClock });
    return {
      page,
      opener: () => page.getByRole('button', { name: 'Your account' }),
      confirmLabel: 'Start selling',
      call: await CallInterceptor.create(page, 'POST', /\/api\/roles$/),
    };
  },
  events: {
    async 'open the dialog'({ page, opener }) {
      await opener().click();
      await page.getByRole('menuitem', { name: 'Start selling' }).click();
    },
    async 'it is done'({ page, call }) {
      await call.forward();
      await expect(page.getByRole('heading', { name: 'My Products' })).toBeVisible();
    },
  },
});
