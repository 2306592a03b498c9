import type { BrowserContext, Page } from '@playwright/test';
import { expect, test as base } from '../fixtures';
import { signIn } from '../accounts';
import type { StorageState } from '../worker-fixtures';
import { password, people, type RoleName } from './seed';

interface TestFixtures {
  /** Errors of any page that a failing server doesn't explain. */
  problems: string[];
  openBrowser: (session?: StorageState) => Promise<Page>;
  /** Opens a browser in which a seeded person has signed in before. */
  signedIn: (role: RoleName) => Promise<Page>;
}

/** The browser's line about its network, and the client's own about an answer that it can't read. */
const expectedLine =
  /^Failed to load resource|^The (answer of \S+|image host's answer) can't be read\./;

function watch(page: Page, problems: string[]) {
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    const isProblem = message.type() === 'error' && !expectedLine.test(message.text());
    if (isProblem) problems.push(message.text());
  });
}

/** Tests of the unchanged client against a server that knows nothing but specification 7.1. */
export const test = base.extend<TestFixtures>({
  baseURL: async ({ specOnlyServer }, use) => use(specOnlyServer.origin),

  problems: async ({}, use) => {
    const problems: string[] = [];
    await use(problems);
    expect(problems).toEqual([]);
  },

  openBrowser: async ({ browser, specOnlyServer, problems }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (storageState) => {
      const context = await browser.newContext({
        baseURL: specOnlyServer.origin,
        ...(storageState && { storageState }),
      });
      contexts.push(context);
      const page = await context.newPage();
      watch(page, problems);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },

  newPerson: async ({ openBrowser }, use) => use(() => openBrowser()),

  signedIn: async ({ openBrowser, sessions }, use) =>
    use(async (role) => {
      if (!sessions.has(role)) {
        const page = await openBrowser();
        await signIn(page, { email: people[role].email, password });
        sessions.set(role, await page.context().storageState({ indexedDB: true }));
      }
      return openBrowser(sessions.get(role));
    }),
});

/** For tests of many small steps: nothing moves for show. */
export const quickly = { contextOptions: { reducedMotion: 'reduce' } } as const;

export { expect } from '@playwright/test';
