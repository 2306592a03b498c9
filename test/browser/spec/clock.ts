import type { Page } from '@playwright/test';

/** Gives the page a clock of its own, which runs like any other until it is stopped. */
export const bringClock = (page: Page) => page.clock.install();

/** Stops the page's clock: from now on its time passes only when a test lets it. */
export const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000);
