import type { sessionExampleEvents } from '../../../../src/client/session/session.examples';
import { installClock } from '../../spec/clock';
import { expect } from '../../spec/fixtures';
import { CallInterceptor } from '../call-interceptor';
import { createModel, type Fixture, type StateAssertion } from '../test-model';
import {
  accountFailure,
  canSignOut,
  showsFullScreenSpinner,
  headerLink,
  offersRetry,
} from './session-assertions';

type ExampleEventName = keyof typeof sessionExampleEvents;

interface AccountFixture extends Fixture {
  account: CallInterceptor;
  /** Whether the last request timed out, so that the timer sends the next one. */
  hasTimedOut: boolean;
}

interface RenewalFixture extends Fixture {
  orders: CallInterceptor;
  token: CallInterceptor;
}

/** Milliseconds until the account is refetched; see `watch-account.ts`. */
const accountInterval = 30_000;
const reason = 'An administrator deleted this account.';

const errorBody = { message: 'No.' };

/**
 * The events that sign out a deleted account in this tab, which also receives its own message to
 * the other tabs.
 */
const signOutEvents = ['auth.pending', 'auth.changed', 'session.endedElsewhere'];
/** Asserts the page after the state `ending`, which itself is too short to see. */
const expectReasonShown: StateAssertion<Fixture> = async ({ page }) => {
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(reason)).toBeVisible();
};

export const account = createModel<
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
  // A request that timed out fails shortly after, and the timer sends it again.
  browserEvents: [...signOutEvents, 'account.failed', 'account.requested'],
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
    return { page, account: interceptors[0]!, hasTimedOut: false };
  },
  events: {
    'a stored token is found': async () => undefined,
    'a user is signed in': async () => undefined,
    'the account fails to load': (fixture) => fixture.account.respond(errorBody, 400),
    'loading the account times out': async (fixture) => {
      await fixture.account.timeOut();
      fixture.hasTimedOut = true;
    },
    'the account is requested': (fixture) =>
      accountFailure(fixture).getByRole('button', { name: 'Retry' }).click(),
    'the account is loaded': async (fixture) => {
      if (fixture.hasTimedOut) await fixture.page.clock.fastForward(accountInterval);
      await fixture.account.forward();
    },
    'the account was deleted': async (fixture) => {
      await fixture.page.clock.fastForward(accountInterval);
      await fixture.account.respond({ message: reason }, 403);
    },
  },
  states: {
    'session.connected': ({ page }) => expect(page.locator('#root')).toBeVisible(),
    'session.connected.ending': expectReasonShown,
    'session.connected.signedIn': ({ page }) => expect(page).toHaveURL('/dashboard'),
    'session.connected.signedIn.account': ({ page }) => expect(page).toHaveURL('/dashboard'),
    'session.connected.signedIn.account.loading': showsFullScreenSpinner,
    'session.connected.signedIn.account.loaded': canSignOut,
    'session.connected.signedIn.account.failed': offersRetry,
    'session.connected.signedIn.access': ({ page }) => expect(page).toHaveURL('/dashboard'),
    'session.connected.signedIn.access.valid': (fixture) =>
      expect(headerLink(fixture, 'Login')).toHaveCount(0),
  },
});

const ordersRetry = ({ page }: Fixture) =>
  page.getByRole('alert').filter({ hasText: 'We could not load your orders.' }).getByRole('button');
const expectRetryOffered: StateAssertion<Fixture> = (fixture) =>
  expect(ordersRetry(fixture)).toBeEnabled();

/** The orders never load, so that there is always a Retry button. */
export const renewal = createModel<
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
  browserEvents: signOutEvents,
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
    const [orders, token] = interceptors;
    await orders!.respond(errorBody, 400);
    return { page, orders: orders!, token: token! };
  },
  events: {
    'a stored token is found': async () => undefined,
    'a user is signed in': async () => undefined,
    'the account is loaded': async () => undefined,
    'the access token has expired': async (fixture) => {
      await ordersRetry(fixture).click();
      await fixture.orders.respond({ message: 'Sign in again.' }, 401);
    },
    'the access token is renewed': async ({ orders, token }) => {
      await token.forward();
      await orders.respond(errorBody, 400);
    },
    // The orders are refetched automatically.
    'the renewal reports an outage': async ({ orders, token }) => {
      await token.respond({ message: 'We could not check who you are.' }, 503);
      await orders.respond(errorBody, 400);
    },
    'the renewal fails': ({ token }) => token.abort(),
    'the renewal times out': ({ token }) => token.timeOut(),
    'the renewal reports a deleted account': ({ token }) => token.respond({ message: reason }, 403),
  },
  states: {
    'session.connected': ({ page }) => expect(page.locator('#root')).toBeVisible(),
    'session.connected.ending': expectReasonShown,
    'session.connected.signedIn': canSignOut,
    'session.connected.signedIn.account': canSignOut,
    'session.connected.signedIn.account.loaded': canSignOut,
    'session.connected.signedIn.access': canSignOut,
    'session.connected.signedIn.access.valid': expectRetryOffered,
    'session.connected.signedIn.access.renewing': (fixture) =>
      expect(ordersRetry(fixture)).toBeDisabled(),
    'session.connected.signedIn.access.serverUnavailable': expectRetryOffered,
  },
});

/** A suspended user who has signed in since. */
export const suspension = createModel<
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
    return { page, account: interceptors[0]!, hasTimedOut: false };
  },
  events: {
    'a stored token is found': async () => undefined,
    'a user is signed in': async () => undefined,
    'the account is suspended': ({ account: call }) =>
      call.respond({ message: 'Your account is suspended.', suspended: true }, 403),
  },
  states: {
    'session.connected': ({ page }) => expect(page.locator('#root')).toBeVisible(),
    'session.connected.signedIn': ({ page }) => expect(page).toHaveURL(/\/(dashboard|login)$/),
    'session.connected.signedIn.account': ({ page }) =>
      expect(page).toHaveURL(/\/(dashboard|login)$/),
    'session.connected.signedIn.account.loading': showsFullScreenSpinner,
    'session.connected.signedIn.account.suspended': ({ page }) =>
      expect(page.getByRole('heading', { name: 'Your account is suspended' })).toBeVisible(),
    'session.connected.signedIn.access': ({ page }) =>
      expect(page).toHaveURL(/\/(dashboard|login)$/),
    'session.connected.signedIn.access.valid': (fixture) =>
      expect(headerLink(fixture, 'Login')).toHaveCount(0),
  },
});
