import type { sessionExampleEvents } from '../../../../src/client/session/session.examples';
import { installClock } from '../../spec/clock';
import { expect } from '../../spec/fixtures';
import { CallInterceptor } from '../call-interceptor';
import { createModel, type Fixture, type StateAssertion } from '../test-model';
import {
  accountAlert,
  expectSignOutButton,
  expectFullScreenSpinner,
  headerLink,
  expectAccountRetry,
} from './session-assertions';

type ExampleEventName = keyof typeof sessionExampleEvents;

interface AccountFixture extends Fixture {
  accountCall: CallInterceptor;
  /** Whether the last request timed out, so that the next one is sent after `accountInterval`. */
  hasTimedOut: boolean;
}

interface RenewalFixture extends Fixture {
  ordersCall: CallInterceptor;
  tokenCall: CallInterceptor;
}

/** Milliseconds until the account is refetched; see `watch-account.ts`. */
const accountInterval = 30_000;
const deletionReason = 'An administrator deleted this account.';

const errorBody = { message: 'No.' };

/**
 * The events of the page when a deleted account is signed out. The last one is the page's own message
 * to the other tabs, which it receives, too.
 */
const signOutEventTypes = ['auth.pending', 'auth.changed', 'session.endedElsewhere'];
/** Asserts the page after the state `ending`, which itself is too short to see. */
const expectDeletionReason: StateAssertion<Fixture> = async ({ page }) => {
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(deletionReason)).toBeVisible();
};

export const accountLoading = createModel<
  AccountFixture,
  Extract<
    ExampleEventName,
    | 'a stored token is found'
    | 'a user is signed in'
    | 'the account fails to load'
    | 'loading the account times out'
    | 'the account is requested'
    | 'the account is loaded'
    | 'the account was deleted'
  >
>({
  title: 'The dashboard of a user whose role is loading',
  machine: 'session',
  initialEvents: ['a stored token is found', 'a user is signed in'],
  // A request that timed out fails shortly afterwards, and is sent again after `accountInterval`.
  browserEvents: [...signOutEventTypes, 'account.failed', 'account.requested'],
  async arrange({ visit }) {
    const interceptors: CallInterceptor[] = [];
    const page = await visit('/dashboard', {
      as: 'Buyer',
      until: 'commit',
      beforeNavigation: async (newPage) => {
        await installClock(newPage);
        interceptors.push(await CallInterceptor.create(newPage, 'GET', /\/api\/user\//));
      },
    });
    return { page, accountCall: interceptors[0]!, hasTimedOut: false };
  },
  events: {
    'a stored token is found': async () => undefined,
    'a user is signed in': async () => undefined,
    'the account fails to load': (fixture) => fixture.accountCall.respond(errorBody, 400),
    'loading the account times out': async (fixture) => {
      await fixture.accountCall.timeOut();
      fixture.hasTimedOut = true;
    },
    'the account is requested': (fixture) =>
      accountAlert(fixture).getByRole('button', { name: 'Retry' }).click(),
    'the account is loaded': async (fixture) => {
      if (fixture.hasTimedOut) await fixture.page.clock.fastForward(accountInterval);
      await fixture.accountCall.forward();
    },
    'the account was deleted': async (fixture) => {
      await fixture.page.clock.fastForward(accountInterval);
      await fixture.accountCall.respond({ message: deletionReason }, 403);
    },
  },
  states: {
    'session.connected': ({ page }) => expect(page.locator('#root')).toBeVisible(),
    'session.connected.ending': expectDeletionReason,
    'session.connected.signedIn': ({ page }) => expect(page).toHaveURL('/dashboard'),
    'session.connected.signedIn.account': ({ page }) => expect(page).toHaveURL('/dashboard'),
    'session.connected.signedIn.account.loading': expectFullScreenSpinner,
    'session.connected.signedIn.account.loaded': expectSignOutButton,
    'session.connected.signedIn.account.failed': expectAccountRetry,
    'session.connected.signedIn.access': ({ page }) => expect(page).toHaveURL('/dashboard'),
    'session.connected.signedIn.access.valid': (fixture) =>
      expect(headerLink(fixture, 'Login')).toHaveCount(0),
  },
});

const ordersRetryButton = ({ page }: Fixture) =>
  page.getByRole('alert').filter({ hasText: 'We could not load your orders.' }).getByRole('button');
const expectOrdersRetry: StateAssertion<Fixture> = (fixture) =>
  expect(ordersRetryButton(fixture)).toBeEnabled();

/** The orders never load, so that there is always a Retry button, which needs the access token. */
export const accessTokenRenewal = createModel<
  RenewalFixture,
  Extract<
    ExampleEventName,
    | 'a stored token is found'
    | 'a user is signed in'
    | 'the account is loaded'
    | 'the access token has expired'
    | 'the access token is renewed'
    | 'the renewal reports an outage'
    | 'the renewal fails'
    | 'the renewal times out'
    | 'the renewal reports a deleted account'
  >
>({
  title: 'The orders of a user whose access token expired',
  machine: 'session',
  initialEvents: ['a stored token is found', 'a user is signed in', 'the account is loaded'],
  browserEvents: signOutEventTypes,
  async arrange({ visit }) {
    const interceptors: CallInterceptor[] = [];
    const page = await visit('/dashboard/my-orders', {
      as: 'Buyer',
      until: 'commit',
      beforeNavigation: async (newPage) => {
        await installClock(newPage);
        interceptors.push(await CallInterceptor.create(newPage, 'GET', /\/api\/myorders\//));
        interceptors.push(await CallInterceptor.create(newPage, 'GET', /\/api\/jwt\?/));
      },
    });
    const [ordersCall, tokenCall] = interceptors;
    await ordersCall!.respond(errorBody, 400);
    return { page, ordersCall: ordersCall!, tokenCall: tokenCall! };
  },
  events: {
    'a stored token is found': async () => undefined,
    'a user is signed in': async () => undefined,
    'the account is loaded': async () => undefined,
    'the access token has expired': async (fixture) => {
      await ordersRetryButton(fixture).click();
      await fixture.ordersCall.respond({ message: 'Sign in again.' }, 401);
    },
    'the access token is renewed': async ({ ordersCall, tokenCall }) => {
      await tokenCall.forward();
      await ordersCall.respond(errorBody, 400);
    },
    // The orders are refetched automatically.
    'the renewal reports an outage': async ({ ordersCall, tokenCall }) => {
      await tokenCall.respond({ message: 'We could not check who you are.' }, 503);
      await ordersCall.respond(errorBody, 400);
    },
    'the renewal fails': ({ tokenCall }) => tokenCall.abort(),
    'the renewal times out': ({ tokenCall }) => tokenCall.timeOut(),
    'the renewal reports a deleted account': ({ tokenCall }) =>
      tokenCall.respond({ message: deletionReason }, 403),
  },
  states: {
    'session.connected': ({ page }) => expect(page.locator('#root')).toBeVisible(),
    'session.connected.ending': expectDeletionReason,
    'session.connected.signedIn': expectSignOutButton,
    'session.connected.signedIn.account': expectSignOutButton,
    'session.connected.signedIn.account.loaded': expectSignOutButton,
    'session.connected.signedIn.access': expectSignOutButton,
    'session.connected.signedIn.access.valid': expectOrdersRetry,
    'session.connected.signedIn.access.renewing': (fixture) =>
      expect(ordersRetryButton(fixture)).toBeDisabled(),
    'session.connected.signedIn.access.serverUnavailable': expectOrdersRetry,
  },
});

export const suspendedUser = createModel<
  AccountFixture,
  Extract<
    ExampleEventName,
    'a stored token is found' | 'a user is signed in' | 'the account is suspended'
  >
>({
  title: 'The dashboard of a suspended user',
  machine: 'session',
  initialEvents: ['a stored token is found', 'a user is signed in'],
  async arrange({ visit }) {
    const interceptors: CallInterceptor[] = [];
    const page = await visit('/dashboard', {
      as: 'Buyer',
      until: 'commit',
      beforeNavigation: async (newPage) => {
        await installClock(newPage);
        interceptors.push(await CallInterceptor.create(newPage, 'GET', /\/api\/user\//));
      },
    });
    return { page, accountCall: interceptors[0]!, hasTimedOut: false };
  },
  events: {
    'a stored token is found': async () => undefined,
    'a user is signed in': async () => undefined,
    'the account is suspended': ({ accountCall }) =>
      accountCall.respond({ message: 'Your account is suspended.', suspended: true }, 403),
  },
  states: {
    'session.connected': ({ page }) => expect(page.locator('#root')).toBeVisible(),
    'session.connected.signedIn': ({ page }) => expect(page).toHaveURL(/\/(dashboard|login)$/),
    'session.connected.signedIn.account': ({ page }) =>
      expect(page).toHaveURL(/\/(dashboard|login)$/),
    'session.connected.signedIn.account.loading': expectFullScreenSpinner,
    'session.connected.signedIn.account.suspended': ({ page }) =>
      expect(page.getByRole('heading', { name: 'Your account is suspended' })).toBeVisible(),
    'session.connected.signedIn.access': ({ page }) =>
      expect(page).toHaveURL(/\/(dashboard|login)$/),
    'session.connected.signedIn.access.valid': (fixture) =>
      expect(headerLink(fixture, 'Login')).toHaveCount(0),
  },
});
