import type { Page } from '@playwright/test';
import { test as base } from '../fixtures';
import type { Visit } from './visits';

interface TestFixtures {
  /** Opens a page in a browser profile that nobody else has open; a test finds nothing of another's. */
  visit: (path: string, visit?: Visit) => Promise<Page>;
}

export const test = base.extend<TestFixtures>({
  visit: async ({ pageOpener }, use) => {
    const opened: Page[] = [];
    await use(async (path, visit) => {
      const page = await pageOpener.open(path, visit);
      opened.push(page);
      return page;
    });
    for (const page of opened) await pageOpener.close(page);
  },
});

/** One page for all tests of a group, which only look at it. */
export function sharedPage(path: string, visit?: Visit): () => Page {
  let page: Page;
  test.beforeAll(async ({ pageOpener }) => {
    page = await pageOpener.open(path, visit);
  });
  test.afterAll(({ pageOpener }) => pageOpener.close(page));
  return () => page;
}

export { expect } from '@playwright/test';
