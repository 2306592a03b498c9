import type { Page } from '@playwright/test';
import type { Account } from '../../accounts';
import { expect } from '../../spec/fixtures';
import { toasts } from '../../spec/looks';
import { Edge } from '../edge';
import type { Fixture, StateAssertion } from '../test-model';

/** The common steps of the login and registration pages. */
export interface SignInFixture extends Fixture {
  person: Account;
  /** The email address in the form. */
  typed: string;
  /** The toast on the next page. */
  welcome: string;
  identity: Edge;
  profile: Edge;
  user: Edge;
  token: Edge;
  /** The next page is held too, because this page reports the machine's last step. */
  following: Edge;
}

export async function signInFixture(page: Page, person: Account): Promise<SignInFixture> {
  return {
    page,
    about: '',
    person,
    typed: '',
    welcome: 'Successfully Logged In!',
    identity: await Edge.at(page, 'POST', /accounts:(signInWithPassword|signUp|signInWithIdp)/),
    profile: await Edge.at(page, 'POST', /accounts:update/),
    user: await Edge.at(page, 'POST', /\/api\/user$/),
    token: await Edge.at(page, 'GET', /\/api\/jwt/),
    following: await Edge.at(page, 'GET', /:\d+\/$/),
  };
}

/** In milliseconds; see `sign-in.machine.ts`. */
const popupTimeout = 5 * 60_000;

/** The responses that follow authentication. */
export const answers = {
  'the user is authenticated': ({ identity }: SignInFixture) => identity.pass(),
  'the identity service times out': ({ identity }: SignInFixture) => identity.hang(popupTimeout),
  'the user is stored': ({ user }: SignInFixture) => user.pass(),
  'the user is not stored': ({ user }: SignInFixture) => user.lose(),
  'storing the user times out': ({ user }: SignInFixture) => user.hang(),
  'the access token arrives': ({ token }: SignInFixture) => token.pass(),
  'the access token fails': ({ token }: SignInFixture) => token.answer({}),
  'the access token times out': ({ token }: SignInFixture) => token.hang(),
  'press Retry': ({ page }: SignInFixture) => page.getByRole('button', { name: 'Retry' }).click(),
};

const submit = ({ page }: Fixture) => page.locator('button[type=submit]');
const social = ({ page }: Fixture) => page.getByRole('button', { name: 'Continue with Google' });
const checking = ({ page }: Fixture) => page.getByLabel('Checking who you are');
const signOut = ({ page }: Fixture) => page.getByRole('button', { name: 'LogOut' });

const busy: StateAssertion<SignInFixture> = async (fixture) => {
  await expect(submit(fixture)).toBeDisabled();
  await expect(social(fixture)).toBeDisabled();
  await expect(fixture.page.getByRole('alert')).toHaveCount(0);
};

const known: StateAssertion<SignInFixture> = async (fixture) => {
  await busy(fixture);
  await expect(signOut(fixture)).toBeVisible();
};

const unknown: StateAssertion<SignInFixture> = async (fixture) => {
  await busy(fixture);
  await expect(checking(fixture)).toBeVisible();
};

export const stateAssertions: Record<string, StateAssertion<SignInFixture>> = {
  'signIn.editing': async (fixture) => {
    await expect(submit(fixture)).toBeEnabled();
    await expect(social(fixture)).toBeEnabled();
  },
  'signIn.editing.untouched': ({ page }) => expect(page.getByRole('alert')).toHaveCount(0),
  'signIn.editing.refused': async ({ page, typed }) => {
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
    await expect(
      toasts(page)
        .filter({ hasText: /Firebase|did not answer in time/ })
        .last(),
    ).toBeVisible();
    await expect(page.getByLabel('Email Address')).toHaveValue(typed);
  },
  'signIn.authenticating': unknown,
  'signIn.updatingProfile': unknown,
  'signIn.savingUser': known,
  'signIn.obtainingToken': known,
  'signIn.interrupted': async ({ page }) => {
    await expect(page.getByRole('alert').getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(page.locator('button[type=submit]')).toBeEnabled();
  },
  'signIn.entered': async ({ page, welcome, following }) => {
    await following.pass();
    await expect(toasts(page)).toHaveText([welcome]);
    await expect(page).toHaveURL('/');
    await expect(signOut({ page, about: '' })).toBeVisible();
  },
};
