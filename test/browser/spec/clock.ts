import { expect, type Page } from '@playwright/test';
import { withoutLiveChanges } from '../without-live-changes';
import type {} from '../../../src/client/hydration/click-replay';

/** Gives the page a clock of its own, which runs like any other until it is stopped. */
export async function bringClock(page: Page): Promise<void> {
  await withoutLiveChanges(page);
  await page.clock.install();
}

/**
 * Stops the page's clock once the application answers: from now on its time passes only when a
 * test lets it.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.waitForFunction(() => !window.queuedClicks);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/**
 * Lets the page's time pass at once. A page gives a script up after two minutes, so none may be on
 * its way, however long the machine takes for it.
 */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  await expect(page.locator('script[data-webpack]')).toHaveCount(0);
  await page.clock.fastForward(milliseconds);
}

/** Lets so much of the page's time pass that it must not be about to fetch a script either. */
export async function passMinutes(page: Page, minutes: number): Promise<void> {
  await page.waitForLoadState('networkidle');
  await passTime(page, minutes * 60_000);
}
