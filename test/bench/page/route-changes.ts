import type { Page } from '@playwright/test';
import type { Figure } from './figure';
import { startVisitor } from './visitor';

/** From the press of a link to the frame that shows the other page's heading, in milliseconds. */
const follow = (page: Page, link: string, heading: string) =>
  page.evaluate(
    ({ path, text }) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const look = () => {
          const there = [...document.querySelectorAll('h1')].some((one) =>
            one.textContent?.includes(text),
          );
          if (there) resolve(performance.now() - start);
          else requestAnimationFrame(look);
        };
        document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)!.click();
        requestAnimationFrame(look);
      }),
    { path: link, text: heading },
  );

/** Changes to a page whose code was never fetched, after the pointer came near, and to a visited one. */
export async function measureRouteChanges(origin: string, times: number): Promise<Figure[]> {
  const fresh: number[] = [];
  const visited: number[] = [];
  for (let round = 0; round < times; round += 1) {
    const visitor = await startVisitor(origin);
    try {
      const page = await visitor.context.newPage();
      await page.goto('/');
      await page.getByRole('heading', { name: 'Advertisements' }).waitFor();
      await page.getByRole('link', { name: 'Blog' }).first().hover();
      fresh.push(await follow(page, '/blog', 'All Question'));
      await follow(page, '/', 'Best Watch');
      visited.push(await follow(page, '/blog', 'All Question'));
    } finally {
      await visitor.close();
    }
  }
  return [
    { name: 'Route change, new page', unit: 'ms', goal: 'at most 200', samples: fresh },
    { name: 'Route change, visited page', unit: 'ms', goal: 'instant', samples: visited },
  ];
}
