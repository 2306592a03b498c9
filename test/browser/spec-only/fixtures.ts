import type { BrowserContext, Page } from '@playwright/test';
import { expect, test as base } from '../fixtures';
import { signIn } from '../accounts';
import type { StorageState } from '../worker-fixtures';
import { password, accounts, type RoleName } from './seed';

interface TestFixtures {
  /** Page errors that are not caused by the failing server. */
  unexpectedErrors: string[];
  openBrowser: (session?: StorageState) => Promise<Page>;
  /** Opens a page in which a seeded user is signed in. */
  signedIn: (role: RoleName) => Promise<Page>;
}

/** The browser's network errors, and the client's errors about invalid responses. */
const expectedErrors =
  /^Failed to load resource|^The response of (\S+|the image host) is invalid\./;

function recordErrors(page: Page, unexpectedErrors: string[]) {
  page.on('pageerror', (error) => unexpectedErrors.push(error.message));
  page.on('console', (message) => {
    const isUnexpected = message.type() === 'error' && !expectedErrors.test(message.text());
    if (isUnexpected) unexpectedErrors.push(message.text());
  });
}

/** Tests of the unchanged client against a server that implements only specification 7.1. */
export const test = base.extend<TestFixtures>({
  baseURL: async ({ specOnlyServer }, use) => use(specOnlyServer.origin),

  unexpectedErrors: async ({}, use) => {
    const unexpectedErrors: string[] = [];
    await use(unexpectedErrors);
    expect(unexpectedErrors).toEqual([]);
  },

  openBrowser: async ({ browser, unexpectedErrors }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (storageState) => {
      const context = await browser.newContext(storageState && { storageState });
      contexts.push(context);
      const page = await context.newPage();
      recordErrors(page, unexpectedErrors);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },

  newUserPage: async ({ openBrowser }, use) => use(() => openBrowser()),

  signedIn: async ({ openBrowser, sessions }, use) =>
    use(async (role) => {
      if (!sessions.has(role)) {
        const page = await openBrowser();
        await signIn(page, { email: accounts[role].email, password });
        sessions.set(role, await page.context().storageState({ indexedDB: true }));
      }
      return openBrowser(sessions.get(role));
    }),
});

/** Reduced motion, for tests with many small steps. */
export const reducedMotion = { contextOptions: { reducedMotion: 'reduce' } } as const;

export { expect } from '@playwright/test';
