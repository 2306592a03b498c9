import type { CDPSession, Page } from '@playwright/test';
import { channelName, type Message } from '../../../src/statecharts/live/messages';
import type { Figure } from './figure';
import { signIn, startVisitor } from './visitor';

const rounds = 200;
/**
 * The first rounds load code and fill caches, which stay, and the browser compiles the functions
 * that they run a second and a third time, which takes about a hundred rounds.
 */
const warmUpRounds = 100;

interface Held {
  nodes: number;
  listeners: number;
  /** Megabytes. */
  heap: number;
  /** Machines that run. */
  actors: number;
}

/** Asks as a visualiser does. */
const countActors = (page: Page) =>
  page.evaluate(
    (name) =>
      new Promise<number>((resolve) => {
        const channel = new BroadcastChannel(name);
        const visualiser = 'bench';
        channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
          if (data.type !== 'tab.report' || data.to !== visualiser) return;
          channel.postMessage({ type: 'visualiser.bye', visualiser });
          channel.close();
          resolve(data.actors.filter(({ state }) => state.status === 'active').length);
        });
        channel.postMessage({ type: 'visualiser.hello', visualiser });
      }),
    channelName,
  );

/** What a page holds on to after a collection; nodes count detached ones as well. */
async function heldBy(page: Page, session: CDPSession): Promise<Held> {
  // The second collection takes what finalizers of the first let go.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const valueOf = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
  return {
    nodes: valueOf('Nodes'),
    listeners: valueOf('JSEventListeners'),
    heap: valueOf('JSHeapUsedSize') / 1024 / 1024,
    actors: await countActors(page),
  };
}

interface Scenario {
  name: string;
  as: 'Buyer' | 'Seller' | 'Admin';
  path: string;
  /** Opens something and closes it again. */
  round: (page: Page) => Promise<void>;
}

async function askAndCancel(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'hidden' });
}

const scenarios: readonly Scenario[] = [
  {
    name: 'booking dialog',
    as: 'Buyer',
    path: '/category/dress-watches',
    round: async (page) => {
      await page.getByRole('button', { name: 'Book Now' }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Close' }).click();
      await dialog.waitFor({ state: 'detached' });
    },
  },
  {
    name: 'account menu',
    as: 'Buyer',
    path: '/blog',
    round: async (page) => {
      const account = page.getByRole('button', { name: 'Your account' });
      await account.click();
      await page.getByRole('menuitem', { name: 'Sign out' }).waitFor();
      await account.click();
      await page.getByRole('menuitem', { name: 'Sign out' }).waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'question before deleting a product',
    as: 'Seller',
    path: '/dashboard/my-products',
    round: askAndCancel,
  },
  {
    name: 'question before deleting a user',
    as: 'Admin',
    path: '/dashboard/all-buyers',
    round: askAndCancel,
  },
  {
    name: 'category, blog and back',
    as: 'Buyer',
    path: '/category/dress-watches',
    round: async (page) => {
      await page.getByRole('link', { name: 'Blog' }).first().click();
      await page.getByRole('heading', { name: 'All Question' }).waitFor();
      await page.goBack();
      await page.getByRole('searchbox', { name: 'Search in this category' }).waitFor();
    },
  },
];

async function growthOf(origin: string, { name, as, path, round }: Scenario): Promise<Figure[]> {
  const visitor = await startVisitor(origin);
  try {
    const page = await visitor.context.newPage();
    await signIn(page, as);
    await page.goto(path);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    for (let count = 0; count < warmUpRounds; count += 1) await round(page);
    const before = await heldBy(page, session);
    for (let count = 0; count < rounds; count += 1) await round(page);
    const after = await heldBy(page, session);
    const grown = (what: keyof Held) => [after[what] - before[what]];
    return [
      { name: `${rounds} × ${name}: nodes`, unit: '', goal: '0', samples: grown('nodes') },
      { name: `${rounds} × ${name}: listeners`, unit: '', goal: '0', samples: grown('listeners') },
      { name: `${rounds} × ${name}: actors`, unit: '', goal: '0', samples: grown('actors') },
      { name: `${rounds} × ${name}: heap`, unit: 'MB', goal: 'about 0', samples: grown('heap') },
    ];
  } finally {
    await visitor.close();
  }
}

/** What stays behind after many rounds of each dialog and menu, and of changing the page. */
export async function measureLeaks(origin: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const scenario of scenarios) figures.push(...(await growthOf(origin, scenario)));
  return figures;
}
