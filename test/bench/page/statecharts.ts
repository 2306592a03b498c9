import type { CDPSession, Page } from '@playwright/test';
import {
  channelName,
  type ActorReport,
  type Message,
} from '../../../src/statecharts/live/messages';
import type { Figure } from './figure';
import { openedAndClosed } from './statecharts-steps';
import { startVisitor } from './visitor';

const actorCount = 120;
/** As quickly as a person may follow, which is a frame each. */
const oneByOne = { atOnce: 1, pause: 20 };
/** A page that is loaded does so much in a moment. */
const inBursts = { atOnce: 30, pause: 20 };

const applicationPage = '/bench-application';

/** A page in whose name 120 machines report, as a category of 60 cards does. */
async function openApplication(page: Page): Promise<void> {
  const { closed } = openedAndClosed();
  const actors = Array.from({ length: actorCount }, (_none, index): ActorReport => ({
    actor: `bench/${index}`,
    machine: 'booking',
    about: `Watch ${index + 1}`,
    began: closed.after,
    state: closed.after,
  }));
  await page.route(`**${applicationPage}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Application</title>' }),
  );
  await page.goto(applicationPage);
  await page.evaluate(
    ([name, known]) => {
      const channel = new BroadcastChannel(name);
      channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
        if (data.type !== 'visualiser.hello') return;
        const to = data.visualiser;
        const address = '/category/bench';
        channel.postMessage({
          type: 'tab.report',
          tab: 'bench',
          to,
          address,
          actors: known,
          steps: [],
        });
      });
      channel.postMessage({ type: 'tab.opened', tab: 'bench' });
    },
    [channelName, actors] as const,
  );
}

interface Pace {
  atOnce: number;
  /** In milliseconds. */
  pause: number;
}

/** Lets the actors open and close in turn, so many times altogether. */
const move = (page: Page, count: number, pace: Pace) =>
  page.evaluate(
    async ([name, all, { atOnce, pause }, { opened, closed }, actorsAtAll]) => {
      const channel = new BroadcastChannel(name);
      for (let done = 0; done < all; done += 1) {
        const actor = `bench/${done % actorsAtAll}`;
        const step = Math.floor(done / actorsAtAll) % 2 === 0 ? opened : closed;
        channel.postMessage({
          type: 'actor.stepped',
          tab: 'bench',
          step: { ...step, actor, time: Date.now() },
        });
        if (done % atOnce === 0) await new Promise((resolve) => setTimeout(resolve, pause));
      }
      channel.close();
    },
    [channelName, count, pace, openedAndClosed(), actorCount] as const,
  );

const metric = async (session: CDPSession, wanted: string): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === wanted)?.value ?? NaN;
};

/** Nodes count those of texts, and what is kept though it has left the page; heap in megabytes. */
async function held(session: CDPSession): Promise<{ nodes: number; heap: number }> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const heap = (await metric(session, 'JSHeapUsedSize')) / 1024 / 1024;
  return { nodes: await metric(session, 'Nodes'), heap };
}

/** What the live view takes of its main thread and of memory beside a busy application. */
export async function measureStatecharts(origin: string, times: number): Promise<Figure[]> {
  const samples: Record<string, number[]> = {};
  const note = (name: string, value: number) => (samples[name] ??= []).push(value);
  for (let round = 0; round < times; round += 1) {
    const visitor = await startVisitor(origin);
    try {
      const charts = await visitor.context.newPage();
      await charts.goto('/statecharts?machine=booking');
      await charts.getByRole('group', { name: 'Chart of Booking' }).waitFor();
      const application = await visitor.context.newPage();
      await openApplication(application);
      await charts.bringToFront();
      await charts.getByRole('button', { name: /Watch 1\b/ }).waitFor();
      const session = await charts.context().newCDPSession(charts);
      await session.send('Performance.enable');
      const perEvent = async (count: number, pace: Pace) => {
        const before = await metric(session, 'TaskDuration');
        await move(application, count, pace);
        return ((await metric(session, 'TaskDuration')) - before) * (1_000 / count);
      };
      note('first', await perEvent(1_000, oneByOne));
      const early = await held(session);
      note('nodes', early.nodes);
      note('burst', await perEvent(8_500, inBursts));
      note('last', await perEvent(500, oneByOne));
      const late = await held(session);
      note('nodes', late.nodes);
      note('heap at 1,000', early.heap);
      note('heap at 10,000', late.heap);
    } finally {
      await visitor.close();
    }
  }
  const of = (name: string) => samples[name] ?? [];
  const main = `main thread for each event beside ${actorCount} actors`;
  return [
    { name: `${main}: the first 1,000`, unit: 'ms', goal: 'at most 16', samples: of('first') },
    { name: `${main}: the last of 10,000`, unit: 'ms', goal: 'at most 16', samples: of('last') },
    { name: `${main}: 30 at once`, unit: 'ms', goal: 'at most 16', samples: of('burst') },
    { name: 'the live view: nodes', unit: '', goal: 'at most 3,000', samples: of('nodes') },
    { name: 'heap after 1,000 events', unit: 'MB', goal: '', samples: of('heap at 1,000') },
    { name: 'heap after 10,000 events', unit: 'MB', goal: 'flat', samples: of('heap at 10,000') },
  ];
}
