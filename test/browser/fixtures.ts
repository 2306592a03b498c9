import type { Page } from '@playwright/test';
import { test as base } from './worker-fixtures';

interface TestFixtures {
  /** Opens a page in a separate browser context, for another user. */
  newUserPage: () => Promise<Page>;
  /** The credentials of a demo account, as the marketplace prints them. */
  demoAccount: (label: 'Buyer' | 'Seller' | 'Admin') => { email: string; password: string };
}

export const test = base.extend<TestFixtures>({
  baseURL: async ({ marketplace }, use) => use(marketplace.origin),

  demoAccount: async ({ marketplace }, use) =>
    use((label) => {
      const printed = new RegExp(`^\\s*${label}\\s+(\\S+)\\s+(\\S+)\\s*$`, 'm');
      const [, email, password] = printed.exec(marketplace.output()) ?? [];
      if (!email || !password) throw new Error(`No demo account of a ${label} was printed`);
      return { email, password };
    }),

  newUserPage: async ({ browser, marketplace }, use) => {
    const contexts: { close: () => Promise<void> }[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL: marketplace.origin });
      contexts.push(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect } from '@playwright/test';
