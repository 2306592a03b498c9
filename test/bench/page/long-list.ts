import type { CDPSession, Page } from '@playwright/test';
import type { Figure } from './figure';
import { longCategory } from './shop';
import { signIn, startVisitor } from './visitor';

/** Megabytes in use after a collection. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? NaN) / 1024 / 1024;
}

/** Scrolls to the end and back, a part of the window a frame; resolves to frames per second. */
const scrollThrough = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const step = window.innerHeight / 8;
        let direction = 1;
        let frames = 0;
        const start = performance.now();
        const move = () => {
          frames += 1;
          const before = window.scrollY;
          window.scrollBy(0, step * direction);
          if (window.scrollY !== before) return void requestAnimationFrame(move);
          if (direction === -1) return resolve((frames * 1000) / (performance.now() - start));
          direction = -1;
          requestAnimationFrame(move);
        };
        requestAnimationFrame(move);
      }),
  );

/** From a key to the frame that shows the narrowed list, in milliseconds. */
const filterOnce = (page: Page, text: string) =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const field = document.querySelector<HTMLInputElement>('input[type=search]')!;
        const status = document.querySelector('main [role=status]')!;
        const start = performance.now();
        new MutationObserver((_changes, observer) => {
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - start));
        }).observe(status, { childList: true, characterData: true, subtree: true });
        // React listens to the native setter's event, as for a person's key.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(
          field,
          wanted,
        );
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    text,
  );

/** A category of 10,000 products: opening, scrolling, narrowing down, and what stays in memory. */
export async function measureLongList(origin: string, times: number): Promise<Figure[]> {
  const visitor = await startVisitor(origin);
  const opened: number[] = [];
  const frames: number[] = [];
  const filtered: number[] = [];
  const grown: number[] = [];
  try {
    const page = await visitor.context.newPage();
    await signIn(page, 'Buyer');
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    for (let round = 0; round < times; round += 1) {
      await page.goto('/');
      await page.getByRole('heading', { name: 'Advertisements' }).waitFor();
      const start = Date.now();
      await page.goto(`/category/${longCategory}`);
      await page.getByText('10,000 products').waitFor();
      opened.push(Date.now() - start);
      const before = await heapOf(session);
      frames.push(await scrollThrough(page));
      grown.push((await heapOf(session)) - before);
      filtered.push(await filterOnce(page, `watch ${17 + round}`));
    }
  } finally {
    await visitor.close();
  }
  return [
    { name: '10,000 products: opened by address', unit: 'ms', goal: '', samples: opened },
    { name: '10,000 products: scrolling', unit: 'fps', goal: '60', samples: frames },
    { name: '10,000 products: narrowed down', unit: 'ms', goal: 'at most 100', samples: filtered },
    { name: '10,000 products: heap after scrolling', unit: 'MB', goal: 'flat', samples: grown },
  ];
}
