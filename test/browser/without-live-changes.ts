import type { Page } from '@playwright/test';

/** Blocks live changes, for tests that wait for the network to be idle. */
export const withoutLiveChanges = (page: Page) =>
  page.route('**/api/events', (route) => route.fulfill({ status: 204 }));
