import { callTimeout } from '../../../../src/client/api/call-timeout';
import type { sessionExampleEvents } from '../../../../src/client/session/session.examples';
import { submitSignIn, signIn } from '../../accounts';
import { installClock, stretchTimeouts, timeoutStretch } from '../../spec/clock';
import { expect } from '../../spec/fixtures';
import { demoUser, type DemoRole } from '../../spec/visits';
import { CallInterceptor } from '../call-interceptor';
import { createModel, type Fixture, type StateAssertion } from '../test-model';
import {
  accountAlert,
  expectSignOutButton,
  expectFullScreenSpinner,
  headerLink,
  expectAccountRetry,
  signOutButton,
} from './session-assertions';

type ExampleEventName = keyof typeof sessionExampleEvents;
interface HeaderFixture extends Fixture {
  identityCall: CallInterceptor;
}

interface SdkFixture extends Fixture {
  sdkRequest: CallInterceptor;
}

const authSpinner = ({ page }: Fixture) => page.getByLabel('Checking who you are');
const isIdentityCallPending = (fixture: Fixture) => authSpinner(fixture).isVisible();
const waitLongerThanCallTimeout = ({ page }: Fixture) => page.clock.fastForward(callTimeout);

const expectNoAccountAlert: StateAssertion<Fixture> = (fixture) =>
  expect(accountAlert(fixture)).toHaveCount(0);

/** Posts the message of another tab. A second broadcast channel in this tab is enough for that. */
const broadcastFromAnotherTab = ({ page }: Fixture) =>
  page.evaluate((name) => {
    const channel = new BroadcastChannel(name);
    channel.postMessage('An administrator deleted this account.');
    channel.close();
  }, 'secondhand-ended-session');

const signInInAnotherTab = async ({ page }: Fixture, role: DemoRole) => {
  const tab = await page.context().newPage();
  await signIn(tab, demoUser(role));
  await tab.close();
};

const signOutInAnotherTab = async (fixture: HeaderFixture) => {
  const tab = await fixture.page.context().newPage();
  await tab.goto('/dashboard');
  const tabFixture = { ...fixture, page: tab };
  await signOutButton(tabFixture).click();
  await expect(headerLink(tabFixture, 'Login')).toBeVisible();
  await tab.close();
};

const goOfflineAndOnline = async ({ page }: Fixture) => {
  await page.context().setOffline(true);
  await page.context().setOffline(false);
};

/** Opens the dashboard of a buyer with or without an access token, and holds the request for the SDK. */
const openDashboard =
  (
    token: 'valid' | 'missing',
  ): Parameters<typeof createModel<SdkFixture, ExampleEventName>>[0]['arrange'] =>
  async ({ visit }) => {
    const interceptors: CallInterceptor[] = [];
    const page = await visit('/dashboard', {
      as: 'Buyer',
      until: 'commit',
      beforeNavigation: async (newPage) => {
        await installClock(newPage);
        if (token === 'missing') {
          await newPage.addInitScript(() => localStorage.removeItem('secondhand-access-token'));
        }
        interceptors.push(
          await CallInterceptor.create(newPage, 'GET', /\/assets\/identity\.\w+\.js$/),
        );
      },
    });
    return { page, sdkRequest: interceptors[0]! };
  };

const expectStillWaiting = async ({ page }: Fixture) => {
  const status = page.getByRole('status').filter({ hasText: 'Still waiting for the sign-in' });
  await expect(status.getByRole('button', { name: 'Retry' })).toBeEnabled();
};

export const loginHeader = createModel<
  HeaderFixture,
  Extract<
    ExampleEventName,
    | 'an identity call begins'
    | 'a user is signed in'
    | 'another user is signed in'
    | 'no user is signed in'
    | 'the identity call times out'
    | 'another tab reports why the session ended'
  >
>({
  title: 'The header of the login page',
  machine: 'session',
  initialEvents: ['no user is signed in'],
  // The application reports the result of its own call, and Firebase's subscription reports it again.
  repeatableEvents: ['auth.changed'],
  browserEvents: ['auth.pending'],
  async arrange({ visit }) {
    const page = await visit('/login', {
      beforeNavigation: async (newPage) => {
        await installClock(newPage);
        // Meanwhile other tabs sign in and out, and the role must not fail to load.
        await stretchTimeouts(newPage);
      },
    });
    // No user is saved, so that the sign-in does not end and the page does not navigate.
    await page.route(/\/api\/user$/, (route) => route.abort());
    // The role never loads here: the model `accountLoading` covers it.
    await CallInterceptor.create(page, 'GET', /\/api\/user\//);
    const identityCall = await CallInterceptor.create(page, 'POST', /accounts:signInWithPassword/);
    return { page, identityCall };
  },
  events: {
    'an identity call begins': ({ page }) => submitSignIn(page, demoUser('Buyer')),
    'a user is signed in': async (fixture) =>
      (await isIdentityCallPending(fixture))
        ? fixture.identityCall.forward()
        : signInInAnotherTab(fixture, 'Buyer'),
    'another user is signed in': (fixture) => signInInAnotherTab(fixture, 'Seller'),
    'no user is signed in': async (fixture) => {
      const isPending = await isIdentityCallPending(fixture);
      await signOutInAnotherTab(fixture);
      // A call that fails reports the current user.
      if (isPending) await fixture.identityCall.abort();
    },
    'the identity call times out': ({ page }) =>
      page.clock.fastForward(callTimeout * timeoutStretch),
    'another tab reports why the session ended': broadcastFromAnotherTab,
  },
  states: {
    'session.connected': expectNoAccountAlert,
    'session.connected.loading': (fixture) => expect(authSpinner(fixture)).toBeVisible(),
    'session.connected.loadingSlowly': async (fixture) => {
      await expect(authSpinner(fixture)).toBeVisible();
      await expect(
        fixture.page.getByRole('banner').getByRole('button', { name: 'Retry' }),
      ).toBeEnabled();
    },
    'session.connected.signedIn': async (fixture) => {
      await expectSignOutButton(fixture);
      await expect(headerLink(fixture, 'Login')).toHaveCount(0);
    },
    'session.connected.signedIn.account': expectSignOutButton,
    'session.connected.signedIn.account.loading': (fixture) =>
      expect(headerLink(fixture, 'Dashboard')).toHaveCount(0),
    'session.connected.signedIn.access': expectSignOutButton,
    'session.connected.signedIn.access.valid': expectSignOutButton,
    'session.connected.signedOut': async (fixture) => {
      await expect(headerLink(fixture, 'Login')).toBeVisible();
      await expect(signOutButton(fixture)).toHaveCount(0);
    },
  },
});

export const identitySdk = createModel<
  SdkFixture,
  Extract<
    ExampleEventName,
    | 'the auth result takes long'
    | 'the identity service fails to load'
    | 'the browser is online again'
  >
>({
  title: 'The dashboard of a user without an access token while the SDK is loading',
  machine: 'session',
  // The page can be slow on a busy machine.
  browserEvents: ['xstate.after.timeout.session.connected.starting'],
  arrange: openDashboard('missing'),
  events: {
    'the auth result takes long': waitLongerThanCallTimeout,
    'the identity service fails to load': ({ sdkRequest }) => sdkRequest.abort(),
    'the browser is online again': goOfflineAndOnline,
  },
  states: {
    'session.connected': expectNoAccountAlert,
    'session.connected.starting': expectFullScreenSpinner,
    'session.connected.startingSlowly': expectStillWaiting,
    'session.identityUnavailable': expectAccountRetry,
  },
});

export const returningUser = createModel<
  SdkFixture,
  Extract<
    ExampleEventName,
    | 'a stored token is found'
    | 'the auth result of a returning user takes long'
    | 'the identity service fails to load'
    | 'the browser is online again'
  >
>({
  title: 'The dashboard of a returning user while the SDK is loading',
  machine: 'session',
  initialEvents: ['a stored token is found'],
  // The token is stored before the first load and after each restart.
  skipAssertionsBefore: ['a stored token is found'],
  // The page can be slow on a busy machine.
  browserEvents: ['xstate.after.timeout.session.connected.restoring'],
  arrange: openDashboard('valid'),
  events: {
    'a stored token is found': async () => undefined,
    'the auth result of a returning user takes long': waitLongerThanCallTimeout,
    'the identity service fails to load': ({ sdkRequest }) => sdkRequest.abort(),
    'the browser is online again': goOfflineAndOnline,
  },
  states: {
    'session.connected': expectNoAccountAlert,
    'session.connected.starting': expectFullScreenSpinner,
    'session.connected.restoring': expectFullScreenSpinner,
    'session.connected.loadingSlowly': expectStillWaiting,
    'session.identityUnavailable': expectAccountRetry,
  },
});
