import type { BrowserContext } from '@playwright/test';
import type { Figure } from './figure';
import { slowDown, startVisitor } from './visitor';

/** Lighthouse's slow line: milliseconds there and back, bytes a second. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 96_000,
};

interface Visit {
  /** Milliseconds until something of the page is painted. */
  painted: number;
  /** Kilobytes that came over the line until Home showed its advertisements. */
  fetched: number;
}

async function visitHome(context: BrowserContext): Promise<Visit> {
  const page = await context.newPage();
  const session = await slowDown(page, 4);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await page.goto('/');
  await page.getByRole('heading', { name: 'Advertisements' }).waitFor();
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
  );
  await page.close();
  return { painted, fetched: bytes / 1000 };
}

/** A first visit on a slow line and phone, and the next one, which has the first one's files. */
export async function measureVisits(origin: string, times: number): Promise<Figure[]> {
  const first: Visit[] = [];
  const again: Visit[] = [];
  for (let round = 0; round < times; round += 1) {
    const visitor = await startVisitor(origin);
    try {
      first.push(await visitHome(visitor.context));
      again.push(await visitHome(visitor.context));
    } finally {
      await visitor.close();
    }
  }
  const samplesOf = (visits: readonly Visit[], what: keyof Visit) =>
    visits.map((visit) => visit[what]);
  const name = 'Home on a slow line';
  return [
    { name: `${name}, first: painted`, unit: 'ms', goal: '', samples: samplesOf(first, 'painted') },
    {
      name: `${name}, again: painted`,
      unit: 'ms',
      goal: 'from cache',
      samples: samplesOf(again, 'painted'),
    },
    { name: `${name}, first: fetched`, unit: 'KB', goal: '', samples: samplesOf(first, 'fetched') },
    { name: `${name}, again: fetched`, unit: 'KB', goal: '', samples: samplesOf(again, 'fetched') },
  ];
}
