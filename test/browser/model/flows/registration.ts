import type { Page } from '@playwright/test';
import type { signInExampleEvents } from '../../../../src/client/features/sign-in/sign-in.examples';
import { newAccount } from '../../accounts';
import { installClock } from '../../spec/clock';
import { demoUser } from '../../spec/visits';
import { createModel } from '../test-model';
import {
  responseEvents,
  stateAssertions,
  createSignInFixture,
  type SignInFixture,
} from './sign-in';

/** The events that are possible on the registration page. The login page has the others. */
type ExampleEventName = Exclude<keyof typeof signInExampleEvents, 'sign in with a password'>;

/** Chooses a new account in the window of the identity emulator, which lists previous accounts. */
export async function chooseAccount(popup: Page, { email, name }: SignInFixture['account']) {
  const existingAccount = popup.locator('.js-reuse-account').filter({ hasText: email });
  const newAccountButton = popup.getByRole('button', { name: /add new account/i });
  await newAccountButton.waitFor();
  if ((await existingAccount.count()) > 0) return existingAccount.click();
  await newAccountButton.click();
  await popup.getByLabel(/email/i).fill(email);
  await popup.getByLabel(/display name/i).fill(name);
  await popup.getByRole('button', { name: /sign in/i }).click();
}

export const registration = createModel<SignInFixture, ExampleEventName>({
  title: 'The registration page',
  machine: 'signIn',
  async arrange({ visit }) {
    return createSignInFixture(
      await visit('/register', { beforeNavigation: installClock }),
      newAccount('Rike Registered'),
    );
  },
  events: {
    ...responseEvents,
    'sign in with Google': async (fixture) => {
      const { page, account } = fixture;
      fixture.expectedToast = 'Successfully Logged In!';
      const popupOpened = page.waitForEvent('popup');
      await page.getByRole('button', { name: 'Continue with Google' }).click();
      await chooseAccount(await popupOpened, account);
    },
    register: async (fixture, nextExamples) => {
      const { page, account } = fixture;
      const isRejected =
        nextExamples[0] === ('the identity service rejects it' satisfies ExampleEventName);
      fixture.typedEmail = isRejected ? demoUser('Buyer').email : account.email;
      fixture.expectedToast = 'User Created Successfully!';
      await page.getByLabel('Full Name').fill(account.name);
      await page.getByLabel('Email Address').fill(fixture.typedEmail);
      await page.getByLabel('Password').fill(account.password);
      await page.getByRole('button', { name: 'Sign Up' }).click();
    },
    'the identity service rejects it': async ({ identityCall }) => identityCall.abort(),
    'the profile is updated': ({ profileCall }) => profileCall.forward(),
    'the profile is not updated': ({ profileCall }) => profileCall.abort(),
    'updating the profile times out': ({ profileCall }) => profileCall.timeOut(),
  },
  states: stateAssertions,
});
