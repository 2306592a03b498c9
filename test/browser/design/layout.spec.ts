import type { Page } from '@playwright/test';
import { expect, test } from '../spec/fixtures';
import { withoutLiveChanges } from '../without-live-changes';
import { mostShift, overflowOf, shiftOf, smallTargetsOf, watchShifts } from './measure-layout';
import { screens, tagOf } from './screens';

/** A phone, where room is scarce, then wider windows. */
const sets = [{ widths: [360], isNarrow: true }, { widths: [768, 1280, 1920] }];

const measured: string[] = [];

/** Lets come what still comes by itself; what has not come by then moves nothing any more. */
const settle = (page: Page) =>
  page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);

const tests = sets.flatMap(({ widths, isNarrow }) =>
  screens.map((screen) => ({ ...screen, widths, tag: isNarrow ? tagOf(screen) : '@long' })),
);

for (const { widths, tag, name, as, path, before, ready } of tests) {
  const title = `${name} fits, holds still and can be tapped at ${widths.join(' and ')} px`;
  test(title, { tag }, async ({ visit }) => {
    for (const width of widths) {
      await test.step(`${width} px wide`, async () => {
        const page = await visit(path, {
          ...(as && { as }),
          width,
          before: async (fresh) => {
            await withoutLiveChanges(fresh);
            await before?.(fresh);
            await watchShifts(fresh);
          },
        });
        await ready(page);
        await settle(page);
        const [overflow, shift] = [await overflowOf(page), await shiftOf(page)];
        measured.push(
          [name.padEnd(16), String(width).padStart(5), shift.toFixed(4), overflow].join('  '),
        );
        // Softly, so that one width does not hide what is wrong at the others.
        expect.soft(overflow, `overflow at ${width} px`).toBeLessThanOrEqual(0);
        expect.soft(await smallTargetsOf(page), `too small at ${width} px`).toEqual([]);
        expect.soft(shift, `layout shift at ${width} px`).toBeLessThan(mostShift);
        await page.close();
      });
    }
  });
}

test.afterAll(() => {
  console.log(['screen, width in px, layout shift, overflow in px', ...measured].join('\n'));
});
