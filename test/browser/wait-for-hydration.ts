import type { Page } from '@playwright/test';
import type {} from '../../src/client/hydration/click-replay';

/** Before hydration, a link loads a new document, and a component notices neither mouse nor keys. */
export async function waitForHydration(page: Page): Promise<void> {
  // The client deletes the queue of clicks when hydration is complete.
  await page.waitForFunction(() => !window.queuedClicks);
}
