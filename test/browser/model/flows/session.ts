import type { sessionExamples } from '../../../../src/client/session/session.examples';
import { fillSignIn } from '../../people';
import { bringClock } from '../../spec/clock';
import { expect } from '../../spec/fixtures';
import { demoPerson } from '../../spec/people';
import { Edge } from '../edge';
import { prepare, type Fixture, type StateAssertion } from '../test-model';

type Example = keyof typeof sessionExamples;
type Failure = Extract<
  Example,
  | 'no auth result comes'
  | "the identity service can't be loaded"
  | "the watch can't begin"
  | 'the network is back'
>;

interface HeaderFixture extends Fixture {
  identity: Edge;
}

interface SdkFixture extends Fixture {
  sdk: Edge;
}

const link = ({ page }: Fixture, name: string) =>
  page.getByRole('banner').getByRole('link', { name });
const signOut = ({ page }: Fixture) => page.getByRole('button', { name: 'LogOut' });
const checking = ({ page }: Fixture) => page.getByLabel('Checking who you are');
const failure = ({ page }: Fixture) =>
  page.getByRole('alert').filter({ hasText: 'We could not load your account.' });

const retry = { name: 'Retry' };
const loseThePatience = ({ page }: Fixture) => page.clock.fastForward(20_000);

const noFailure: StateAssertion<Fixture> = (fixture) => expect(failure(fixture)).toHaveCount(0);

export const header = prepare<HeaderFixture, Exclude<Example, Failure>>({
  title: 'The header of the login page',
  machine: 'session',
  begin: ['nobody is signed in'],
  // The watch tells the outcome of a call that the application has made too.
  repeated: ['auth.changed'],
  // A sign-out is a call as well, and a busy machine may be slow.
  byThemselves: ['auth.pending', 'xstate.after.callPatience.session.connected.loading'],
  async arrange({ visit }) {
    const page = await visit('/login', { before: bringClock });
    // The sign-in itself stops here, so that the page is not left for the next one.
    await Edge.at(page, 'POST', /\/api\/user$/);
    const identity = await Edge.at(page, 'POST', /accounts:signInWithPassword/);
    return { page, about: '', identity };
  },
  events: {
    'an identity call begins': ({ page }) => fillSignIn(page, demoPerson('Buyer')),
    'somebody is signed in': ({ identity }) => identity.pass(),
    'nobody is signed in': (fixture) => signOut(fixture).click(),
    'the identity service does not answer': loseThePatience,
  },
  states: {
    'session.connected': noFailure,
    'session.connected.loading': (fixture) => expect(checking(fixture)).toBeVisible(),
    'session.connected.unanswered': async (fixture) => {
      await expect(checking(fixture)).toBeVisible();
      await expect(fixture.page.getByRole('banner').getByRole('button', retry)).toBeEnabled();
    },
    'session.connected.signedIn': async (fixture) => {
      await expect(signOut(fixture)).toBeVisible();
      await expect(link(fixture, 'Login')).toHaveCount(0);
    },
    'session.connected.signedOut': async (fixture) => {
      await expect(link(fixture, 'Login')).toBeVisible();
      await expect(signOut(fixture)).toHaveCount(0);
    },
  },
});

export const identitySdk = prepare<SdkFixture, Exclude<Failure, "the watch can't begin">>({
  title: 'The dashboard while the SDK is loaded',
  machine: 'session',
  // On a busy machine.
  byThemselves: ['xstate.after.patience.session.connected.starting'],
  async arrange({ visit }) {
    const edges: Edge[] = [];
    const page = await visit('/dashboard', {
      as: 'Buyer',
      until: 'commit',
      before: async (opened) => {
        await bringClock(opened);
        edges.push(await Edge.at(opened, 'GET', /\/assets\/identity\.\w+\.js$/));
      },
    });
    return { page, about: '', sdk: edges[0]! };
  },
  events: {
    'no auth result comes': loseThePatience,
    "the identity service can't be loaded": ({ sdk }) => sdk.lose(),
    'the network is back': async ({ page }) => {
      await page.context().setOffline(true);
      await page.context().setOffline(false);
    },
  },
  states: {
    'session.connected': noFailure,
    'session.connected.starting': ({ page }) =>
      expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible(),
    'session.connected.unheard': async ({ page }) => {
      const status = page.getByRole('status').filter({ hasText: 'Still waiting for the sign-in' });
      await expect(status.getByRole('button', retry)).toBeEnabled();
    },
    'session.unavailable': async (fixture) => {
      await expect(failure(fixture).getByRole('button', retry)).toBeEnabled();
    },
  },
});
