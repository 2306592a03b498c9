import type { Page } from '@playwright/test';
import type { Account } from '../../accounts';
import { expect } from '../../spec/fixtures';
import { toasts } from '../../spec/assertions';
import { CallInterceptor } from '../call-interceptor';
import type { Fixture, StateAssertion } from '../test-model';

/** The fixture of the login and registration pages. */
export interface SignInFixture extends Fixture {
  account: Account;
  typedEmail: string;
  expectedToast: string;
  identityCall: CallInterceptor;
  profileCall: CallInterceptor;
  saveUserCall: CallInterceptor;
  tokenCall: CallInterceptor;
  /** The navigation after the sign-in. Held until the login page has reported its last step. */
  homePageRequest: CallInterceptor;
}

export async function createSignInFixture(page: Page, account: Account): Promise<SignInFixture> {
  return {
    page,
    account,
    typedEmail: '',
    expectedToast: 'Successfully Logged In!',
    identityCall: await CallInterceptor.create(
      page,
      'POST',
      /accounts:(signInWithPassword|signUp|signInWithIdp)/,
    ),
    profileCall: await CallInterceptor.create(page, 'POST', /accounts:update/),
    saveUserCall: await CallInterceptor.create(page, 'POST', /\/api\/user$/),
    tokenCall: await CallInterceptor.create(page, 'GET', /\/api\/jwt/),
    homePageRequest: await CallInterceptor.create(page, 'GET', /:\d+\/$/),
  };
}

/** In milliseconds; see `sign-in.machine.ts`. */
const popupTimeout = 5 * 60_000;

/** The responses that follow authentication. */
export const responseEvents = {
  'the user is authenticated': ({ identityCall }: SignInFixture) => identityCall.forward(),
  'the identity service times out': ({ identityCall }: SignInFixture) =>
    identityCall.timeOut(popupTimeout),
  'the user is stored': ({ saveUserCall }: SignInFixture) => saveUserCall.forward(),
  'the user is not stored': ({ saveUserCall }: SignInFixture) => saveUserCall.abort(),
  'storing the user times out': ({ saveUserCall }: SignInFixture) => saveUserCall.timeOut(),
  'the access token arrives': ({ tokenCall }: SignInFixture) => tokenCall.forward(),
  'the access token fails': ({ tokenCall }: SignInFixture) => tokenCall.respond({}),
  'the access token times out': ({ tokenCall }: SignInFixture) => tokenCall.timeOut(),
  'press Retry': ({ page }: SignInFixture) => page.getByRole('button', { name: 'Retry' }).click(),
};

const submitButton = ({ page }: Fixture) => page.locator('button[type=submit]');
const googleButton = ({ page }: Fixture) =>
  page.getByRole('button', { name: 'Continue with Google' });
const authSpinner = ({ page }: Fixture) => page.getByLabel('Checking who you are');
const signOutButton = ({ page }: Fixture) => page.getByRole('button', { name: 'LogOut' });

const expectBusy: StateAssertion<SignInFixture> = async (fixture) => {
  await expect(submitButton(fixture)).toBeDisabled();
  await expect(googleButton(fixture)).toBeDisabled();
  await expect(fixture.page.getByRole('alert')).toHaveCount(0);
};

const expectSignedIn: StateAssertion<SignInFixture> = async (fixture) => {
  await expectBusy(fixture);
  await expect(signOutButton(fixture)).toBeVisible();
};

const expectSignedOut: StateAssertion<SignInFixture> = async (fixture) => {
  await expectBusy(fixture);
  await expect(authSpinner(fixture)).toBeVisible();
};

export const stateAssertions: Record<string, StateAssertion<SignInFixture>> = {
  'signIn.editing': async (fixture) => {
    await expect(submitButton(fixture)).toBeEnabled();
    await expect(googleButton(fixture)).toBeEnabled();
  },
  'signIn.editing.noError': ({ page }) => expect(page.getByRole('alert')).toHaveCount(0),
  'signIn.editing.rejected': async ({ page, typedEmail }) => {
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
    await expect(
      toasts(page)
        .filter({ hasText: /Firebase|did not answer in time/ })
        .last(),
    ).toBeVisible();
    await expect(page.getByLabel('Email Address')).toHaveValue(typedEmail);
  },
  'signIn.authenticating': expectSignedOut,
  'signIn.updatingProfile': expectSignedOut,
  'signIn.savingUser': expectSignedIn,
  'signIn.obtainingToken': expectSignedIn,
  'signIn.interrupted': async ({ page }) => {
    await expect(page.getByRole('alert').getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(page.locator('button[type=submit]')).toBeEnabled();
  },
  'signIn.signedIn': async ({ page, expectedToast, homePageRequest }) => {
    await homePageRequest.forward();
    await expect(toasts(page)).toHaveText([expectedToast]);
    await expect(page).toHaveURL('/');
    await expect(signOutButton({ page })).toBeVisible();
  },
};
