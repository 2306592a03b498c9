import type { CDPSession, Page } from '@playwright/test';
import { channelName, type Message } from '../../../src/statecharts/live/messages';
import type { Figure } from './figure';
import { signIn, startVisitor } from './visitor';

const rounds = 200;
/** The first rounds fill caches and load code, which stay. */
const warmUpRounds = 10;

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

async function growthOf(page: Page, name: string, round: () => Promise<void>): Promise<Figure[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  for (let count = 0; count < warmUpRounds; count += 1) await round();
  const before = await heldBy(page, session);
  for (let count = 0; count < rounds; count += 1) await round();
  const after = await heldBy(page, session);
  const grown = (what: keyof Held) => [after[what] - before[what]];
  return [
    { name: `${rounds} × ${name}: nodes`, unit: '', goal: '0', samples: grown('nodes') },
    { name: `${rounds} × ${name}: listeners`, unit: '', goal: '0', samples: grown('listeners') },
    { name: `${rounds} × ${name}: actors`, unit: '', goal: '0', samples: grown('actors') },
    { name: `${rounds} × ${name}: heap`, unit: 'MB', goal: 'about 0', samples: grown('heap') },
  ];
}

/** What stays behind after many rounds of each dialog, and of changing the page. */
export async function measureLeaks(origin: string): Promise<Figure[]> {
  const visitor = await startVisitor(origin);
  const figures: Figure[] = [];
  try {
    const buyer = await visitor.context.newPage();
    await signIn(buyer, 'Buyer');
    await buyer.goto('/category/dress-watches');
    const dialog = buyer.getByRole('dialog');
    figures.push(
      ...(await growthOf(buyer, 'booking dialog', async () => {
        await buyer.getByRole('button', { name: 'Book Now' }).first().click();
        await dialog.getByRole('button', { name: 'Close' }).click();
        await dialog.waitFor({ state: 'detached' });
      })),
      ...(await growthOf(buyer, 'there and back', async () => {
        await buyer.getByRole('link', { name: 'Blog' }).first().click();
        await buyer.getByRole('heading', { name: 'All Question' }).waitFor();
        await buyer.goBack();
        await buyer.getByRole('searchbox').waitFor();
      })),
    );
    await buyer.getByRole('button', { name: 'LogOut' }).click();
    await buyer.getByRole('link', { name: 'Login' }).first().waitFor();
    await buyer.close();
    const seller = await visitor.context.newPage();
    await signIn(seller, 'Seller');
    await seller.goto('/dashboard/my-products');
    const question = seller.getByRole('alertdialog');
    figures.push(
      ...(await growthOf(seller, 'question before deleting', async () => {
        await seller
          .getByRole('button', { name: /^Delete/ })
          .first()
          .click();
        await question.getByRole('button', { name: 'Cancel' }).click();
        await question.waitFor({ state: 'hidden' });
      })),
    );
  } finally {
    await visitor.close();
  }
  return figures;
}
