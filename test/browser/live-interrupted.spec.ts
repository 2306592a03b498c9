import type { Page } from '@playwright/test';
import { startDisconnectingProxy, type DisconnectingProxy } from './disconnecting-proxy';
import { expect, test as base } from './fixtures';
import { signIn } from './accounts';
import type { Shop } from './spec/shop';

/** Milliseconds after which the proxy closes a connection. Real proxies use 30,000 or more. */
const lifetime = Number(process.env['PROXY_CUTS_AFTER'] ?? 2_000);

const test = base.extend<{ disconnectingProxy: DisconnectingProxy }>({
  disconnectingProxy: async ({ marketplace }, use) => {
    const proxy = await startDisconnectingProxy(marketplace.origin);
    await use(proxy);
    await proxy.close();
  },
  baseURL: async ({ disconnectingProxy }, use) => use(disconnectingProxy.origin),
});

/** A seller on an order page, and a buyer who changes the meeting over the API. */
async function watchOrder(shop: Shop, page: Page) {
  const [seller, buyer] = [await shop.join('seller', 'Selma Seller'), await shop.join('buyer')];
  const { _id: productId } = await shop.sell(seller, {}, false);
  const { insertedId: orderId } = await shop.book(buyer, productId);
  await signIn(page, seller);
  const listening = page.waitForResponse('**/api/events');
  await page.goto(`/dashboard/order/${orderId}`);
  await listening;
  const meeting = page.getByRole('region', { name: 'Your meeting' });
  await expect(meeting).toContainText('Under the station clock');
  const moveTo = (meetingLocation: string) =>
    shop.call(`/api/sales/${orderId}/events`, buyer.token, 'POST', {
      type: 'buyer.change',
      contact: { phoneNumber: '01712345678', meetingLocation },
    });
  return { seller, meeting, moveTo };
}

/** Records all messages of the page from now on: toasts, alerts and banners. */
async function listenToPage(page: Page): Promise<() => Promise<string[]>> {
  const sayings = await page.evaluateHandle(() => {
    const said: string[] = [];
    const texts = () =>
      [...document.querySelectorAll('[role=alert], [role=status]')]
        .map(({ textContent }) => textContent.trim())
        .filter((text) => text !== '');
    const before = texts();
    const observer = new MutationObserver(() => {
      said.push(...texts().filter((text) => !before.includes(text) && !said.includes(text)));
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
    return said;
  });
  return () => sayings.jsonValue();
}

test('a proxy that closes every connection has no visible effect', async ({
  page,
  disconnectingProxy: proxy,
  shop,
}) => {
  const { meeting, moveTo } = await watchOrder(shop, page);
  const said = await listenToPage(page);
  proxy.closeAfter(lifetime);
  for (let place = 1; place <= 4 || proxy.closedCount < 3; place += 1) {
    await moveTo(`At gate ${place}.`);
    await expect(meeting).toContainText(`At gate ${place}.`);
  }
  expect(await said()).toEqual([]);
});

/** Freezes the page, and closes its connection meanwhile. */
async function sleep(page: Page, proxy: DisconnectingProxy, meanwhile: () => Promise<unknown>) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  proxy.closeAll();
  await meanwhile();
  await session.send('Page.setWebLifecycleState', { state: 'active' });
}

test(
  'a frozen page catches up when it resumes',
  { tag: '@long' },
  async ({ page, disconnectingProxy: proxy, shop }) => {
    const { meeting, moveTo } = await watchOrder(shop, page);
    const said = await listenToPage(page);
    await sleep(page, proxy, () => moveTo('At the museum.'));
    await expect(meeting).toContainText('At the museum.');
    expect(await said()).toEqual([]);
  },
);

test(
  'a page frozen for longer than the retention of the change log catches up too',
  { tag: '@long' },
  async ({ page, disconnectingProxy: proxy, shop }) => {
    const { seller, meeting, moveTo } = await watchOrder(shop, page);
    const { _id: busy } = await shop.sell(seller);
    const change = (advertise: boolean) =>
      shop.call(`/api/products/advertise/${busy}`, seller.token, 'PUT', { advertise });
    await sleep(page, proxy, async () => {
      await moveTo('At the museum.');
      for (let done = 0; done < 1_050; done += 50) {
        await Promise.all(Array.from({ length: 50 }, (_, index) => change(index % 2 === 0)));
      }
    });
    await expect(meeting).toContainText('At the museum.');
  },
);
