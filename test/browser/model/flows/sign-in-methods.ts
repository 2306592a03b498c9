import type { signInMethodsExampleEvents } from '../../../../src/client/features/sign-in-methods/sign-in-methods.examples';
import { newAccount } from '../../accounts';
import { installClock } from '../../spec/clock';
import { expect } from '../../spec/fixtures';
import { CallInterceptor } from '../call-interceptor';
import { createModel, type Fixture } from '../test-model';
import { chooseAccount } from './registration';

interface SignInMethodsFixture extends Fixture {
  password: string;
  changeCall: CallInterceptor;
  signInCall: CallInterceptor;
}

type ExampleEventName = keyof typeof signInMethodsExampleEvents;

/** In milliseconds; see `sign-in-methods.machine.ts`. */
const popupTimeout = 5 * 60_000;

const dialog = ({ page }: Fixture) => page.getByRole('dialog');
const cancelButton = (fixture: Fixture) => dialog(fixture).getByRole('button', { name: 'Cancel' });
const submitButton = (fixture: Fixture) => dialog(fixture).locator('button[type=submit]');
const signInSection = ({ page }: Fixture) => page.getByRole('region', { name: 'Sign-in' });
const passwordField = (fixture: Fixture) =>
  dialog(fixture).getByLabel('Current password', { exact: true });

/** An error of the identity service. */
const identityErrorBody = (message: string) => ({ error: { code: 400, message } });

/** Presses a button that opens a provider's window, and chooses a new account there. */
async function chooseInPopup({ page }: Fixture, pressButton: () => Promise<void>): Promise<void> {
  const popupOpened = page.waitForEvent('popup');
  await pressButton();
  await chooseAccount(await popupOpened, newAccount('Cora Connected'));
}

export const signInMethods = createModel<SignInMethodsFixture, ExampleEventName>({
  title: 'My account of a user who changes the ways to sign in',
  machine: 'signInMethods',
  async arrange({ shop, visit }) {
    const user = await shop.register('buyer', 'Cora Connect');
    const page = await visit('/dashboard/account', { as: user, beforeNavigation: installClock });
    const fixture = {
      page,
      password: user.password,
      changeCall: await CallInterceptor.create(page, 'POST', /accounts:(signInWithIdp|update)/),
      signInCall: await CallInterceptor.create(page, 'POST', /accounts:signInWithPassword/),
    };
    await expect(
      signInSection(fixture).getByRole('button', { name: 'Connect Google' }),
    ).toBeVisible();
    return fixture;
  },
  events: {
    // Once Google is connected, the first button connects Github.
    'connect Google': (fixture) =>
      signInSection(fixture)
        .getByRole('button', { name: /^Connect/ })
        .first()
        .click(),
    'disconnect the password': (fixture) =>
      signInSection(fixture).getByRole('button', { name: 'Disconnect Email and password' }).click(),
    async confirm(fixture) {
      const opensPopup = (await submitButton(fixture).textContent())?.startsWith('Connect');
      const pressButton = () => submitButton(fixture).click();
      await (opensPopup ? chooseInPopup(fixture, pressButton) : pressButton());
    },
    async 'enter the password'(fixture) {
      await passwordField(fixture).fill(fixture.password);
      await submitButton(fixture).click();
    },
    cancel: (fixture) => cancelButton(fixture).click(),
    'the change succeeds': ({ changeCall }) => changeCall.forward(),
    'the user closes the pop-up': ({ changeCall }) =>
      changeCall.respond(identityErrorBody('USER_CANCELLED'), 400),
    'the last sign-in is too old': ({ changeCall }) =>
      changeCall.respond(identityErrorBody('CREDENTIAL_TOO_OLD_LOGIN_AGAIN'), 400),
    'the change fails': ({ changeCall }) => changeCall.abort(),
    'the change times out': ({ changeCall }) => changeCall.timeOut(popupTimeout),
    'the password is right': ({ signInCall }) => signInCall.forward(),
    'the password is wrong': ({ signInCall }) => signInCall.abort(),
    'the sign-in times out': ({ signInCall }) => signInCall.timeOut(popupTimeout),
  },
  states: {
    'signInMethods.closed': (fixture) => expect(dialog(fixture)).toHaveCount(0),
    'signInMethods.confirming': async (fixture) => {
      await expect(submitButton(fixture)).toHaveText(/Connect|Remove/);
      await expect(cancelButton(fixture)).toBeEnabled();
    },
    'signInMethods.confirming.noError': (fixture) =>
      expect(dialog(fixture).getByRole('alert')).toHaveCount(0),
    'signInMethods.confirming.failed': (fixture) =>
      expect(dialog(fixture).getByRole('alert')).toHaveText(
        /could not reach|did not answer in time/,
      ),
    'signInMethods.changing': async (fixture) => {
      await expect(cancelButton(fixture)).toBeDisabled();
      await expect(passwordField(fixture)).toHaveCount(0);
    },
    'signInMethods.signInRequired': async (fixture) => {
      await expect(passwordField(fixture)).toBeVisible();
      await expect(cancelButton(fixture)).toBeEnabled();
    },
    'signInMethods.signInRequired.noError': (fixture) =>
      expect(dialog(fixture).getByRole('alert')).toHaveCount(0),
    'signInMethods.signInRequired.failed': (fixture) =>
      expect(dialog(fixture).getByRole('alert')).toHaveText(
        /could not reach|did not answer in time/,
      ),
    'signInMethods.reauthenticating': async (fixture) => {
      await expect(passwordField(fixture)).toBeVisible();
      await expect(cancelButton(fixture)).toBeDisabled();
    },
  },
});
