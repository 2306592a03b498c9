import type { Page } from '@playwright/test';
import { expect, test } from '../spec/fixtures';
import { withoutLiveChanges } from '../without-live-changes';
import { expectNoViolations } from './axe';
import {
  maxLayoutShift,
  findTallCells,
  measureOverflow,
  readLayoutShift,
  findSmallTargets,
  recordLayoutShifts,
} from './measure-layout';
import { isCheckedInEveryRun, screens } from './screens';

const phoneWidth = 360;
/** At this width axe runs too, with reduced motion. Animations do not shift the layout anyway. */
const widthForAxe = 1280;
const otherWidths = [768, 1920];
const allWidths = [phoneWidth, ...otherWidths, widthForAxe];

/** Each test resizes one tab through its widths, because opening a tab takes as long as the checks. */
const tests = screens.flatMap((screen) =>
  isCheckedInEveryRun(screen)
    ? [
        {
          ...screen,
          widths: [phoneWidth, widthForAxe],
          tag: screen.name === 'Home' ? '@quick' : [],
        },
        { ...screen, widths: otherWidths, tag: '@long' },
      ]
    : [{ ...screen, widths: allWidths, tag: '@long' }],
);

/** Waits for late content, 10 s at most. Shifts by later content are not measured. */
const waitForLateContent = (page: Page) =>
  page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);

/** Uses soft assertions, so that one failure does not hide another. */
async function assertLayout(page: Page, width: number) {
  const [overflow, shift] = [await measureOverflow(page), await readLayoutShift(page)];
  expect.soft(overflow, `overflow at ${width} px`).toBeLessThanOrEqual(0);
  if (width >= widthForAxe)
    expect.soft(await findTallCells(page), `tall cells at ${width} px`).toEqual([]);
  expect.soft(await findSmallTargets(page), `targets too small to tap at ${width} px`).toEqual([]);
  expect.soft(shift, `layout shift at ${width} px`).toBeLessThan(maxLayoutShift);
}

for (const { widths, tag, name, as, path, beforeNavigation, reachState } of tests) {
  const axe = widths.includes(widthForAxe) ? ', and axe finds no violations' : '';
  const title = `${name} fits, does not shift and has large enough targets at ${widths.join(' and ')} px${axe}`;
  test(title, { tag }, async ({ visit }) => {
    let page: Page | undefined;
    for (const width of widths) {
      await test.step(`${width} px wide`, async () => {
        if (page) {
          await page.setViewportSize({ width, height: 900 });
          if (width === widthForAxe) await page.emulateMedia({ reducedMotion: 'reduce' });
          await page.goto(path);
        } else {
          page = await visit(path, {
            ...(as && { as }),
            width,
            beforeNavigation: async (newPage) => {
              await withoutLiveChanges(newPage);
              await beforeNavigation?.(newPage);
              await recordLayoutShifts(newPage);
            },
          });
        }
        await reachState(page);
        await waitForLateContent(page);
        await assertLayout(page, width);
        if (width === widthForAxe) await expectNoViolations(page);
      });
    }
  });
}
