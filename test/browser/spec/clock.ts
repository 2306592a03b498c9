import { expect, type Page } from '@playwright/test';
import { withoutLiveChanges } from '../without-live-changes';
import type {} from '../../../src/client/hydration/click-replay';

/**
 * Installs a fake clock, which runs in real time until it is paused. Live changes are blocked, so that the network can
 * become idle.
 */
export async function installClock(page: Page): Promise<void> {
  await withoutLiveChanges(page);
  await page.clock.install();
}

/** Pauses the fake clock once the page is hydrated. */
export async function pauseClock(page: Page): Promise<void> {
  await page.waitForFunction(() => !window.queuedClicks);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Advances the clock when no chunk is loading, because a chunk times out after two minutes. */
export async function advanceClock(page: Page, milliseconds: number): Promise<void> {
  await expect(page.locator('script[data-webpack]')).toHaveCount(0);
  await page.clock.fastForward(milliseconds);
}

/** Like `advanceClock`, but first waits until the network is idle, because a chunk may be about to be requested. */
export async function advanceClockByMinutes(page: Page, minutes: number): Promise<void> {
  await page.waitForLoadState('networkidle');
  await advanceClock(page, minutes * 60_000);
}
