import { installClock } from '../../spec/clock';
import { CallInterceptor } from '../call-interceptor';
import { confirmationDialog, createConfirmationModel } from './confirmation';

export const staffAction = createConfirmationModel({
  title: 'Signing a user out everywhere',
  machine: 'staffAction',
  async arrange({ shop, visit }) {
    const { email } = await shop.register('seller', 'Selma Seller');
    const admin = await shop.signIn('Admin');
    const users = await shop.call<{ _id: string; email: string }[]>('/api/all-seller', admin.token);
    const { _id } = users.find((user) => user.email === email)!;
    const page = await visit(`/dashboard/users/${_id}`, {
      as: 'Admin',
      beforeNavigation: installClock,
    });
    return {
      page,
      actorLabel: 'Sign out everywhere',
      opener: () => page.getByRole('button', { name: 'Sign out everywhere' }),
      confirmLabel: 'Sign out',
      call: await CallInterceptor.create(page, 'POST', /\/sign-out$/),
    };
  },
  events: {
    async confirm(fixture) {
      const dialog = confirmationDialog(fixture);
      await dialog.getByLabel('Reason').fill('The phone was stolen.');
      await dialog.getByRole('button', { name: fixture.confirmLabel, exact: true }).click();
    },
  },
});
