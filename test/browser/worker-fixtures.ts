import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, type BrowserContext } from '@playwright/test';
import { browserFlags, findBrowser } from './chromium';
import { startMarketplace, type Marketplace } from './marketplace';
import { seededFolder } from './prepare';
import { startSpecOnlyServer, type SpecOnlyServer } from './spec-only/spec-only-server';
import type { RoleName } from './spec-only/seed';
import { PageOpener } from './spec/visits';
import { Shop } from './spec/shop';

export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

interface WorkerFixtures {
  /** A copy of the seeded data. */
  dataFolder: string;
  /** One marketplace with the demo data for all tests of a worker. */
  marketplace: Marketplace;
  pageOpener: PageOpener;
  shop: Shop;
  specOnlyServer: SpecOnlyServer;
  /** The storage states of signed-in seeded users, by role. Each is created once. */
  sessions: Map<RoleName, StorageState>;
}

/**
 * The worker-scoped fixtures of all tests. All tests use the same set, because
 * Playwright restarts a worker, with its marketplace, for a different set.
 */
export const test = base.extend<object, WorkerFixtures>({
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
      await cp(seededFolder(), folder, { recursive: true });
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

  pageOpener: [
    async ({ browser, marketplace }, use) => use(new PageOpener(browser, marketplace.origin)),
    { scope: 'worker' },
  ],

  shop: [async ({ marketplace }, use) => use(new Shop(marketplace.origin)), { scope: 'worker' }],

  specOnlyServer: [
    async ({}, use) => {
      const server = await startSpecOnlyServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  sessions: [async ({}, use) => use(new Map()), { scope: 'worker' }],
});
