import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { browserFlags, findBrowser } from './chromium';
import { startMarketplace, type Marketplace } from './marketplace';

interface WorkerFixtures {
  dataFolder: string;
  /** One marketplace with the demo data for all tests of a worker. */
  marketplace: Marketplace;
}

interface TestFixtures {
  /** Opens a browser of its own, as another person would. */
  newPerson: () => Promise<Page>;
  /** The sign-in of a demo account, as the marketplace prints it. */
  demoAccount: (label: 'Buyer' | 'Seller' | 'Admin') => { email: string; password: string };
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  launchOptions: [
    async ({}, use) => {
      const { executablePath, env } = await findBrowser();
      await use({ executablePath, args: browserFlags, env: { ...process.env, ...env } });
    },
    { scope: 'worker' },
  ],

  dataFolder: [
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'secondhand-'));
      await use(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],

  marketplace: [
    async ({ dataFolder }, use) => {
      const marketplace = await startMarketplace(dataFolder);
      await use(marketplace);
      await marketplace.stop('SIGINT');
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  baseURL: async ({ marketplace }, use) => use(marketplace.origin),

  demoAccount: async ({ marketplace }, use) =>
    use((label) => {
      const printed = new RegExp(`^\\s*${label}\\s+(\\S+)\\s+(\\S+)\\s*$`, 'm');
      const [, email, password] = printed.exec(marketplace.output()) ?? [];
      if (!email || !password) throw new Error(`No demo account of a ${label} was printed`);
      return { email, password };
    }),

  newPerson: async ({ browser, marketplace }, use) => {
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
