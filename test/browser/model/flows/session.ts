import { callTimeout } from '../../../../src/client/api/call-timeout';
import type { sessionExamples } from '../../../../src/client/session/session.examples';
import { fillSignIn, signIn } from '../../people';
import { bringClock } from '../../spec/clock';
import { expect } from '../../spec/fixtures';
import { demoPerson } from '../../spec/people';
import { Edge } from '../edge';
import { prepare, type Fixture, type StateAssertion } from '../test-model';
import {
  accountFailure,
  canSignOut,
  fullScreenSpinner,
  headerLink,
  offersRetry,
  retry,
  signOut,
} from './session-assertions';

type Example = keyof typeof sessionExamples;
interface HeaderFixture extends Fixture {
  identity: Edge;
}

interface SdkFixture extends Fixture {
  sdk: Edge;
}

const checking = ({ page }: Fixture) => page.getByLabel('Checking who you are');
const loseThePatience = ({ page }: Fixture) => page.clock.fastForward(callTimeout);

const noFailure: StateAssertion<Fixture> = (fixture) =>
  expect(accountFailure(fixture)).toHaveCount(0);

/** The other tab is another channel of the same browser. */
const tellFromAnotherTab = ({ page }: Fixture) =>
  page.evaluate((name) => {
    const channel = new BroadcastChannel(name);
    channel.postMessage('An administrator deleted this account.');
    channel.close();
  }, 'secondhand-ended-session');

const signInInAnotherTab = async ({ page }: Fixture) => {
  const tab = await page.context().newPage();
  await signIn(tab, demoPerson('Seller'));
  await tab.close();
};

const goOffline = async ({ page }: Fixture) => {
  await page.context().setOffline(true);
  await page.context().setOffline(false);
};

/** Whoever comes by, while the SDK is held at the edge. */
const arriveAtDashboard =
  (as?: 'Buyer'): Parameters<typeof prepare<SdkFixture, Example>>[0]['arrange'] =>
  async ({ visit }) => {
    const edges: Edge[] = [];
    const page = await visit('/dashboard', {
      ...(as && { as }),
      until: 'commit',
      before: async (opened) => {
        await bringClock(opened);
        edges.push(await Edge.at(opened, 'GET', /\/assets\/identity\.\w+\.js$/));
      },
    });
    return { page, about: '', sdk: edges[0]! };
  };

const stillWaiting = async ({ page }: Fixture) => {
  const status = page.getByRole('status').filter({ hasText: 'Still waiting for the sign-in' });
  await expect(status.getByRole('button', retry)).toBeEnabled();
};

export const header = prepare<
  HeaderFixture,
  Extract<
    Example,
    | 'an identity call begins'
    | 'somebody is signed in'
    | 'somebody else is signed in'
    | 'nobody is signed in'
    | 'the identity service does not answer'
    | 'another tab tells why the session ended'
  >
>({
  title: 'The header of the login page',
  machine: 'session',
  begin: ['nobody is signed in'],
  // The watch tells the outcome of a call that the application has made too.
  repeated: ['auth.changed'],
  // A sign-out is a call as well, and a busy machine may be slow.
  byThemselves: ['auth.pending', 'xstate.after.callTimeout.session.connected.loading'],
  async arrange({ visit }) {
    const page = await visit('/login', { before: bringClock });
    // The sign-in itself stops here, so that the page is not left for the next one.
    await Edge.at(page, 'POST', /\/api\/user$/);
    // The role is another test model's.
    await Edge.at(page, 'GET', /\/api\/user\//);
    const identity = await Edge.at(page, 'POST', /accounts:signInWithPassword/);
    return { page, about: '', identity };
  },
  events: {
    'an identity call begins': ({ page }) => fillSignIn(page, demoPerson('Buyer')),
    'somebody is signed in': ({ identity }) => identity.pass(),
    'somebody else is signed in': signInInAnotherTab,
    'nobody is signed in': (fixture) => signOut(fixture).click(),
    'the identity service does not answer': loseThePatience,
    'another tab tells why the session ended': tellFromAnotherTab,
  },
  states: {
    'session.connected': noFailure,
    'session.connected.loading': (fixture) => expect(checking(fixture)).toBeVisible(),
    'session.connected.unanswered': async (fixture) => {
      await expect(checking(fixture)).toBeVisible();
      await expect(fixture.page.getByRole('banner').getByRole('button', retry)).toBeEnabled();
    },
    'session.connected.signedIn': async (fixture) => {
      await canSignOut(fixture);
      await expect(headerLink(fixture, 'Login')).toHaveCount(0);
    },
    'session.connected.signedIn.account': canSignOut,
    'session.connected.signedIn.account.recognising': (fixture) =>
      expect(headerLink(fixture, 'Dashboard')).toHaveCount(0),
    'session.connected.signedIn.access': canSignOut,
    'session.connected.signedIn.access.held': canSignOut,
    'session.connected.signedOut': async (fixture) => {
      await expect(headerLink(fixture, 'Login')).toBeVisible();
      await expect(signOut(fixture)).toHaveCount(0);
    },
  },
});

export const identitySdk = prepare<
  SdkFixture,
  Extract<
    Example,
    'no auth result comes' | "the identity service can't be loaded" | 'the network is back'
  >
>({
  title: 'The dashboard of a visitor while the SDK is loaded',
  machine: 'session',
  // On a busy machine.
  byThemselves: ['xstate.after.patience.session.connected.starting'],
  arrange: arriveAtDashboard(),
  events: {
    'no auth result comes': loseThePatience,
    "the identity service can't be loaded": ({ sdk }) => sdk.lose(),
    'the network is back': goOffline,
  },
  states: {
    'session.connected': noFailure,
    'session.connected.starting': fullScreenSpinner,
    'session.connected.unheard': stillWaiting,
    'session.unavailable': offersRetry,
  },
});

export const returning = prepare<
  SdkFixture,
  Extract<
    Example,
    | 'somebody was signed in here before'
    | 'nobody recognises them'
    | "the identity service can't be loaded"
    | 'the network is back'
  >
>({
  title: 'The dashboard of somebody who comes back while the SDK is loaded',
  machine: 'session',
  begin: ['somebody was signed in here before'],
  // The token is held before the first look and after each new beginning.
  atOnce: ['somebody was signed in here before'],
  // On a busy machine.
  byThemselves: ['xstate.after.patience.session.connected.returning'],
  arrange: arriveAtDashboard('Buyer'),
  events: {
    'somebody was signed in here before': async () => undefined,
    'nobody recognises them': loseThePatience,
    "the identity service can't be loaded": ({ sdk }) => sdk.lose(),
    'the network is back': goOffline,
  },
  states: {
    'session.connected': noFailure,
    'session.connected.starting': fullScreenSpinner,
    'session.connected.returning': fullScreenSpinner,
    'session.connected.unanswered': stillWaiting,
    'session.unavailable': offersRetry,
  },
});
