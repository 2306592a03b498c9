import type { staffActionExampleEvents } from '../../../../src/client/features/staff-action/staff-action.examples';
import { installClock } from '../../spec/clock';
import { expect } from '../../spec/fixtures';
import { CallInterceptor } from '../call-interceptor';
import { createModel, type Fixture } from '../test-model';

interface StaffActionFixture extends Fixture {
  actionCall: CallInterceptor;
}

const noResponseText = /We could not reach the marketplace|did not answer in time/;

const dialog = ({ page }: Fixture) => page.getByRole('dialog');
const signOutButton = ({ page }: Fixture) =>
  page.getByRole('button', { name: 'Sign out everywhere' });

async function confirmAction(fixture: Fixture, reason: string) {
  await dialog(fixture).getByLabel('Reason').fill(reason);
  await dialog(fixture).getByRole('button', { name: 'Sign out', exact: true }).click();
}

export const staffAction = createModel<StaffActionFixture, keyof typeof staffActionExampleEvents>({
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
      actionCall: await CallInterceptor.create(page, 'POST', /\/sign-out$/),
    };
  },
  events: {
    'press the button': (fixture) => signOutButton(fixture).click(),
    'close the dialog': (fixture) => dialog(fixture).getByRole('button', { name: 'Close' }).click(),
    'confirm with a reason': (fixture) => confirmAction(fixture, 'The phone was stolen.'),
    'confirm without a reason': async (fixture) => {
      await confirmAction(fixture, ' ');
      await expect(dialog(fixture).getByText('Please say why.')).toBeVisible();
    },
    'it is done': ({ actionCall }) => actionCall.forward(),
    'no response arrives': ({ actionCall }) => actionCall.abort(),
    'the call times out': ({ actionCall }) => actionCall.timeOut(),
  },
  states: {
    'staffAction.closed': async (fixture) => {
      await expect(dialog(fixture)).toHaveCount(0);
      await expect(signOutButton(fixture)).toBeEnabled();
    },
    'staffAction.confirming': (fixture) =>
      expect(dialog(fixture).getByRole('button', { name: 'Cancel' })).toBeEnabled(),
    'staffAction.confirming.noError': (fixture) =>
      expect(dialog(fixture).getByText(noResponseText)).toHaveCount(0),
    'staffAction.confirming.failed': (fixture) =>
      expect(dialog(fixture).getByRole('alert').filter({ hasText: noResponseText })).toBeVisible(),
    'staffAction.saving': async (fixture) => {
      await expect(dialog(fixture).locator('button[type=submit]')).toBeDisabled();
      await expect(dialog(fixture).getByRole('button', { name: 'Close' })).toBeDisabled();
    },
  },
});
