import type { Page } from '@playwright/test';
import { test as base } from '../fixtures';
import type { Visit } from './visits';

interface TestFixtures {
  /** Opens a page in its own browser context, with the state of a new one. */
  visit: (path: string, visit?: Visit) => Promise<Page>;
}

export const test = base.extend<TestFixtures>({
  visit: async ({ pageOpener }, use) => {
    const openPages: Page[] = [];
    await use(async (path, visit) => {
      const page = await pageOpener.open(path, visit);
      openPages.push(page);
      return page;
    });
    for (const page of openPages) await pageOpener.close(page);
  },
});

/** One page for the tests of a group that do not change it. */
export function sharedPage(path: string, visit?: Visit): () => Page {
  let page: Page;
  test.beforeAll(async ({ pageOpener }) => {
    page = await pageOpener.open(path, visit);
  });
  test.afterAll(({ pageOpener }) => pageOpener.close(page));
  return () => page;
}

export { expect } from '@playwright/test';
