import { expect, type Page } from '@playwright/test';
import { withoutLiveChanges } from '../without-live-changes';
import { waitForHydration } from '../wait-for-hydration';

/**
 * Installs a fake clock, which runs in real time until it is paused. Live changes are blocked, so that the network can
 * become idle.
 */
export async function installClock(page: Page): Promise<void> {
  await withoutLiveChanges(page);
  await page.clock.install();
}

/** By how much `stretchTimeouts` multiplies. */
export const timeoutStretch = 20;

/**
 * Makes the page's timeouts of seconds longer, so that on a busy machine they elapse only when the clock is advanced.
 * Call it after `installClock`.
 */
export async function stretchTimeouts(page: Page): Promise<void> {
  await page.addInitScript((factor) => {
    const originalSetTimeout = window.setTimeout.bind(window);
    const stretchedSetTimeout = (handler: TimerHandler, delay = 0, ...values: unknown[]) =>
      originalSetTimeout(handler, delay < 5_000 ? delay : delay * factor, ...values);
    window.setTimeout = stretchedSetTimeout as typeof window.setTimeout;
  }, timeoutStretch);
}

/** Pauses the fake clock once the page is hydrated. */
export async function pauseClock(page: Page): Promise<void> {
  await waitForHydration(page);
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
