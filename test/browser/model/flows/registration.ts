import type { Page } from '@playwright/test';
import type { signInExamples } from '../../../../src/client/features/sign-in/sign-in.examples';
import { newAccount } from '../../accounts';
import { bringClock } from '../../spec/clock';
import { demoUser } from '../../spec/visits';
import { createModel } from '../test-model';
import {
  responseEvents,
  stateAssertions,
  createSignInFixture,
  type SignInFixture,
} from './sign-in';

/** The events that are possible on the registration page. The login page has the others. */
type Example = Exclude<keyof typeof signInExamples, 'sign in with a password'>;

/** Chooses a new account in the window of the identity emulator, which lists previous accounts. */
async function chooseAccount(popup: Page, { email, name }: SignInFixture['person']) {
  const known = popup.locator('.js-reuse-account').filter({ hasText: email });
  const newcomer = popup.getByRole('button', { name: /add new account/i });
  await newcomer.waitFor();
  if ((await known.count()) > 0) return known.click();
  await newcomer.click();
  await popup.getByLabel(/email/i).fill(email);
  await popup.getByLabel(/display name/i).fill(name);
  await popup.getByRole('button', { name: /sign in/i }).click();
}

export const registration = createModel<SignInFixture, Example>({
  title: 'The registration page',
  machine: 'signIn',
  async arrange({ visit }) {
    return createSignInFixture(
      await visit('/register', { before: bringClock }),
      newAccount('Rike Registered'),
    );
  },
  events: {
    ...responseEvents,
    'sign in with Google': async (fixture) => {
      const { page, person } = fixture;
      fixture.welcome = 'Successfully Logged In!';
      const opened = page.waitForEvent('popup');
      await page.getByRole('button', { name: 'Continue with Google' }).click();
      await chooseAccount(await opened, person);
    },
    register: async (fixture, ahead) => {
      const { page, person } = fixture;
      const isRefused = ahead[0] === ('the identity service rejects it' satisfies Example);
      fixture.typed = isRefused ? demoUser('Buyer').email : person.email;
      fixture.welcome = 'User Created Successfully!';
      await page.getByLabel('Full Name').fill(person.name);
      await page.getByLabel('Email Address').fill(fixture.typed);
      await page.getByLabel('Password').fill(person.password);
      await page.getByRole('button', { name: 'Sign Up' }).click();
    },
    'the identity service rejects it': async ({ identity }) => identity.abort(),
    'the profile is updated': ({ profile }) => profile.forward(),
    'the profile is not updated': ({ profile }) => profile.abort(),
    'updating the profile times out': ({ profile }) => profile.timeOut(),
  },
  states: stateAssertions,
});
