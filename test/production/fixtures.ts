import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { browserFlags, findBrowser } from '../browser/chromium';
import { isNotFoundError } from '../browser/not-found-response';
import { siteUrl } from '../server/support/configuration';
import { routeStripe } from './fakes/route-stripe';
import { openProductionShop, type ProductionShop } from './production-shop';

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

interface TestFixtures {
  /** Opens a new browser context, as another user or a returning one. */
  newUserPage: (session?: Session) => Promise<Page>;
  /** Fails the test on logged errors and on errors in the pages. */
  errors: string[];
}

interface WorkerFixtures {
  shop: ProductionShop;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  shop: [
    async ({}, use) => {
      const shop = await openProductionShop();
      await shop.start();
      await use(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  launchOptions: [
    async ({ shop }, use) => {
      const { executablePath, env } = await findBrowser();
      const { host } = new URL(siteUrl);
      const hosts = `MAP ${host} ${shop.proxyHost},MAP * ~NOTFOUND,EXCLUDE 127.0.0.1`;
      const args = [...browserFlags, `--host-resolver-rules=${hosts}`];
      await use({ executablePath, args, env: { ...process.env, ...env } });
    },
    { scope: 'worker' },
  ],

  errors: [
    async ({ shop }, use) => {
      const errors: string[] = [];
      await use(errors);
      base.expect([...errors, ...shop.server.errors.splice(0)]).toEqual([]);
    },
    { auto: true },
  ],

  newUserPage: async ({ browser, shop, errors }, use) => {
    const contexts: BrowserContext[] = [];
    let hasEnded = false;
    await use(async (session) => {
      const context = await browser.newContext({
        baseURL: siteUrl,
        // The proxy's certificate is self-signed.
        ignoreHTTPSErrors: true,
        ...(session && { storageState: session }),
      });
      contexts.push(context);
      await shop.identity.route(context);
      await routeStripe(context, shop.stripe);
      context.on('weberror', (error) => {
        if (!hasEnded) errors.push(String(error.error()));
      });
      context.on('console', (message) => {
        if (hasEnded || message.type() !== 'error' || isNotFoundError(message)) return;
        errors.push(`${message.text()} ${message.location().url}`);
      });
      return context.newPage();
    });
    // Without its routes, a page reaches no stand-in any more until it is closed.
    hasEnded = true;
    for (const context of contexts) {
      await context.unrouteAll({ behavior: 'wait' });
      await context.close();
    }
  },
});

export { expect } from '@playwright/test';
