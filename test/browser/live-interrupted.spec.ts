import type { Page } from '@playwright/test';
import { startDisconnectingProxy, type DisconnectingProxy } from './disconnecting-proxy';
import { expect, test as base } from './fixtures';
import { signIn } from './accounts';
import type { Shop } from './spec/shop';

/** In milliseconds. Real proxies use 30,000 or more. */
const connectionLifetime = Number(process.env['PROXY_CUTS_AFTER'] ?? 2_000);

const test = base.extend<{ disconnectingProxy: DisconnectingProxy }>({
  disconnectingProxy: async ({ marketplace }, use) => {
    const proxy = await startDisconnectingProxy(marketplace.origin);
    await use(proxy);
    await proxy.close();
  },
  baseURL: async ({ disconnectingProxy }, use) => use(disconnectingProxy.origin),
});

/** A seller on an order page, and a buyer who changes the meeting over the API. */
async function openOrderPage(shop: Shop, page: Page) {
  const [seller, buyer] = [
    // A confirmed address, so that no bar asks for the confirmation.
    await shop.confirmAndSignIn(await shop.register('seller', 'Selma Seller')),
    await shop.register('buyer'),
  ];
  const { _id: productId } = await shop.listProduct(seller);
  const { insertedId: orderId } = await shop.book(buyer, productId);
  await signIn(page, seller);
  const subscribed = page.waitForResponse('**/api/events');
  await page.goto(`/dashboard/order/${orderId}`);
  await subscribed;
  const meeting = page.getByRole('region', { name: 'Your meeting' });
  await expect(meeting).toContainText('Under the station clock');
  const changeMeetingPlace = (meetingLocation: string) =>
    shop.call(`/api/sales/${orderId}/events`, buyer.token, 'POST', {
      type: 'buyer.change',
      contact: { phoneNumber: '01712345678', meetingLocation },
    });
  return { seller, meeting, changeMeetingPlace };
}

/** Records all messages of the page from now on: toasts, alerts and banners. */
async function recordMessages(page: Page): Promise<() => Promise<string[]>> {
  const handle = await page.evaluateHandle(() => {
    const messages: string[] = [];
    const texts = () =>
      [...document.querySelectorAll('[role=alert], [role=status]')]
        .map(({ textContent }) => textContent.trim())
        .filter((text) => text !== '');
    const before = texts();
    const observer = new MutationObserver(() => {
      messages.push(
        ...texts().filter((text) => !before.includes(text) && !messages.includes(text)),
      );
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
    return messages;
  });
  return () => handle.jsonValue();
}

test('a proxy that closes every connection has no visible effect', async ({
  page,
  disconnectingProxy: proxy,
  shop,
}) => {
  const { meeting, changeMeetingPlace } = await openOrderPage(shop, page);
  const messages = await recordMessages(page);
  proxy.closeAfter(connectionLifetime);
  for (let place = 1; place <= 4 || proxy.closedCount < 3; place += 1) {
    await changeMeetingPlace(`At gate ${place}.`);
    await expect(meeting).toContainText(`At gate ${place}.`);
  }
  expect(await messages()).toEqual([]);
});

/** Freezes the page, closes its connection, performs the action, and resumes the page. */
async function freeze(page: Page, proxy: DisconnectingProxy, whileFrozen: () => Promise<unknown>) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  proxy.closeAll();
  await whileFrozen();
  await session.send('Page.setWebLifecycleState', { state: 'active' });
}

test(
  'a frozen page catches up when it resumes',
  { tag: '@long' },
  async ({ page, disconnectingProxy: proxy, shop }) => {
    const { meeting, changeMeetingPlace } = await openOrderPage(shop, page);
    const messages = await recordMessages(page);
    await freeze(page, proxy, () => changeMeetingPlace('At the museum.'));
    await expect(meeting).toContainText('At the museum.');
    expect(await messages()).toEqual([]);
  },
);

test(
  'a page catches up although it missed more changes than the server replays',
  { tag: '@long' },
  async ({ page, disconnectingProxy: proxy, shop }) => {
    const { seller, meeting, changeMeetingPlace } = await openOrderPage(shop, page);
    const { _id: otherProductId } = await shop.advertiseProduct(seller);
    const toggleAdvertisement = (advertise: boolean) =>
      shop.call(`/api/products/advertise/${otherProductId}`, seller.token, 'PUT', { advertise });
    await freeze(page, proxy, async () => {
      await changeMeetingPlace('At the museum.');
      // More than `maxReplayedChanges`, which is 1,000.
      for (let count = 0; count < 1_050; count += 50) {
        await Promise.all(
          Array.from({ length: 50 }, (_, index) => toggleAdvertisement(index % 2 === 0)),
        );
      }
    });
    await expect(meeting).toContainText('At the museum.');
  },
);
