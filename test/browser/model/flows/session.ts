import type { sessionExamples } from '../../../../src/client/session/session.examples';
import { fillSignIn } from '../../people';
import { bringClock } from '../../spec/clock';
import { expect } from '../../spec/fixtures';
import { demoPerson } from '../../spec/people';
import { Edge } from '../edge';
import { prepare, type Scene, type Sight } from '../stage';

type Example = keyof typeof sessionExamples;
type Failure = Extract<
  Example,
  | 'no auth result comes'
  | "the identity service can't be loaded"
  | "the watch can't begin"
  | 'the network is back'
>;

interface HeaderScene extends Scene {
  identity: Edge;
}

interface SdkScene extends Scene {
  sdk: Edge;
}

const link = ({ page }: Scene, name: string) =>
  page.getByRole('banner').getByRole('link', { name });
const signOut = ({ page }: Scene) => page.getByRole('button', { name: 'LogOut' });
const checking = ({ page }: Scene) => page.getByLabel('Checking who you are');
const failure = ({ page }: Scene) =>
  page.getByRole('alert').filter({ hasText: 'We could not load your account.' });

const retry = { name: 'Retry' };
const loseThePatience = ({ page }: Scene) => page.clock.fastForward(20_000);

const noFailure: Sight<Scene> = (scene) => expect(failure(scene)).toHaveCount(0);

export const header = prepare<HeaderScene, Exclude<Example, Failure>>({
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
  gestures: {
    'an identity call begins': ({ page }) => fillSignIn(page, demoPerson('Buyer')),
    'somebody is signed in': ({ identity }) => identity.pass(),
    'nobody is signed in': (scene) => signOut(scene).click(),
    'the identity service does not answer': loseThePatience,
  },
  states: {
    'session.connected': noFailure,
    'session.connected.loading': (scene) => expect(checking(scene)).toBeVisible(),
    'session.connected.unanswered': async (scene) => {
      await expect(checking(scene)).toBeVisible();
      await expect(scene.page.getByRole('banner').getByRole('button', retry)).toBeEnabled();
    },
    'session.connected.signedIn': async (scene) => {
      await expect(signOut(scene)).toBeVisible();
      await expect(link(scene, 'Login')).toHaveCount(0);
    },
    'session.connected.signedOut': async (scene) => {
      await expect(link(scene, 'Login')).toBeVisible();
      await expect(signOut(scene)).toHaveCount(0);
    },
  },
});

export const identitySdk = prepare<SdkScene, Exclude<Failure, "the watch can't begin">>({
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
  gestures: {
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
    'session.unavailable': async (scene) => {
      await expect(failure(scene).getByRole('button', retry)).toBeEnabled();
    },
  },
});
