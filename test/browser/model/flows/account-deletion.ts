import type { accountDeletionExampleEvents } from '../../../../src/client/features/account-deletion/account-deletion.examples';
import { installClock } from '../../spec/clock';
import { expect } from '../../spec/fixtures';
import { CallInterceptor } from '../call-interceptor';
import { createModel, type Fixture } from '../test-model';
import { createPaidOrder } from './paid-order';

interface AccountDeletionFixture extends Fixture {
  email: string;
  password: string;
  signInCall: CallInterceptor;
  deletionCall: CallInterceptor;
  /** Creates a paid order, whose refund has to end before the account can be deleted. */
  createOpenOrder: () => Promise<unknown>;
  /** Whether the deletion is requested, and waits for the end of that order. */
  isDeletionPending: boolean;
}

/** The machine's timeout of a sign-in, in milliseconds. */
const popupTimeout = 5 * 60_000;

const dialog = ({ page }: Fixture) => page.getByRole('dialog', { name: 'Delete your account?' });
const button = (fixture: Fixture, name: string) =>
  dialog(fixture).getByRole('button', { name, exact: true });
const sectionButton = ({ page }: Fixture, name: string) =>
  page.getByRole('region', { name: 'Delete account' }).getByRole('button', { name });

export const accountDeletion = createModel<
  AccountDeletionFixture,
  keyof typeof accountDeletionExampleEvents
>({
  title: 'A seller who deletes the account',
  machine: 'accountDeletion',
  async arrange({ shop, visit }) {
    const seller = await shop.register('seller', 'Selma Seller');
    const page = await visit('/dashboard/account', { as: seller, beforeNavigation: installClock });
    const fixture = {
      page,
      email: seller.email,
      password: seller.password,
      signInCall: await CallInterceptor.create(page, 'POST', /accounts:signInWithPassword/),
      deletionCall: await CallInterceptor.create(page, 'POST', /\/account-deletion$/),
      createOpenOrder: () => createPaidOrder(shop, seller),
      isDeletionPending: false,
    };
    await expect(sectionButton(fixture, 'Delete account')).toBeVisible();
    return fixture;
  },
  events: {
    async 'press Delete account'(fixture) {
      // A pending deletion has to be cancelled before the user can request another one.
      if (fixture.isDeletionPending) await sectionButton(fixture, 'Keep my account').click();
      await sectionButton(fixture, 'Delete account').click();
    },
    async confirm(fixture) {
      await dialog(fixture).getByLabel('Your email address').fill(fixture.email);
      await dialog(fixture).getByLabel('Password', { exact: true }).fill(fixture.password);
      await button(fixture, 'Delete account').click();
    },
    cancel: (fixture) => button(fixture, 'Cancel').click(),
    'the password is right': ({ signInCall }) => signInCall.forward(),
    'the password is wrong': ({ signInCall }) => signInCall.abort(),
    'the sign-in times out': ({ signInCall }) => signInCall.timeOut(popupTimeout),
    'the account is deleted': ({ deletionCall }) => deletionCall.forward(),
    async 'orders have to end first'(fixture) {
      await fixture.createOpenOrder();
      fixture.isDeletionPending = true;
      await fixture.deletionCall.forward();
    },
    'no response arrives': ({ deletionCall }) => deletionCall.abort(),
    'the call times out': ({ deletionCall }) => deletionCall.timeOut(),
  },
  states: {
    'accountDeletion.closed': (fixture) => expect(dialog(fixture)).toHaveCount(0),
    'accountDeletion.confirming': (fixture) =>
      expect(button(fixture, 'Delete account')).toBeEnabled(),
    'accountDeletion.confirming.noError': (fixture) =>
      expect(dialog(fixture).getByRole('alert')).toHaveCount(0),
    'accountDeletion.confirming.failed': (fixture) =>
      expect(dialog(fixture).getByRole('alert')).toHaveText(
        /could not reach|did not answer in time/,
      ),
    'accountDeletion.reauthenticating': (fixture) =>
      expect(button(fixture, 'Cancel')).toBeDisabled(),
    'accountDeletion.deleting': (fixture) => expect(button(fixture, 'Cancel')).toBeDisabled(),
    'accountDeletion.deleted': ({ page }) => expect(page).toHaveURL(/\/login$/),
  },
});
