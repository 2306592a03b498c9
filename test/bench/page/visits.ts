import type { BrowserContext } from '@playwright/test';
import type { Figure } from './figure';
import { slowDown, startVisitor } from './visitor';

/** Lighthouse's slow connection: round trip in milliseconds, throughput in bytes a second. */
const slowConnection = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 96_000,
};

interface Visit {
  /** In milliseconds. */
  firstPaint: number;
  /** When the first advertisement is in the page, in milliseconds. */
  firstCard: number;
  /** In kilobytes, until Home shows its advertisements. */
  transferred: number;
}

async function visitHome(context: BrowserContext): Promise<Visit> {
  const page = await context.newPage();
  const session = await slowDown(page, 4);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowConnection);
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('article')) return;
      observer.disconnect();
      performance.mark('first-card');
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await page.getByRole('article').first().waitFor();
  const timeOf = (entry: string) =>
    page.evaluate((name) => performance.getEntriesByName(name)[0]?.startTime ?? NaN, entry);
  const firstPaint = await timeOf('first-contentful-paint');
  const firstCard = await timeOf('first-card');
  await page.close();
  return { firstPaint, firstCard, transferred: bytes / 1000 };
}

/** A first visit on a slow connection and phone, and a second one with the cached files. */
export async function measureVisits(origin: string, runs: number): Promise<Figure[]> {
  const firstVisits: Visit[] = [];
  const secondVisits: Visit[] = [];
  for (let round = 0; round < runs; round += 1) {
    const visitor = await startVisitor(origin);
    try {
      firstVisits.push(await visitHome(visitor.context));
      secondVisits.push(await visitHome(visitor.context));
    } finally {
      await visitor.close();
    }
  }
  const samplesOf = (visits: readonly Visit[], field: keyof Visit) =>
    visits.map((visit) => visit[field]);
  const name = 'Home on a slow connection';
  return [
    {
      name: `${name}, first visit: first paint`,
      unit: 'ms',
      goal: '',
      samples: samplesOf(firstVisits, 'firstPaint'),
    },
    {
      name: `${name}, first visit: first card`,
      unit: 'ms',
      goal: 'at most 2000',
      samples: samplesOf(firstVisits, 'firstCard'),
    },
    {
      name: `${name}, second visit: first paint`,
      unit: 'ms',
      goal: '',
      samples: samplesOf(secondVisits, 'firstPaint'),
    },
    {
      name: `${name}, first visit: transferred`,
      unit: 'KB',
      goal: '',
      samples: samplesOf(firstVisits, 'transferred'),
    },
    {
      name: `${name}, second visit: transferred`,
      unit: 'KB',
      goal: '',
      samples: samplesOf(secondVisits, 'transferred'),
    },
  ];
}
