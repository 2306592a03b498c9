import type { Page } from '@playwright/test';

/** Keeps a page from hearing what others change, for tests of when it has nothing left to ask. */
export const withoutLiveChanges = (page: Page) =>
  page.route('**/api/events', (route) => route.fulfill({ status: 204 }));
