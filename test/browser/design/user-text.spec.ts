import type { Locator, Page } from '@playwright/test';
import { cardOf, dialogOf } from '../spec/cards';
import { expect, test } from '../spec/fixtures';
import { respondWith } from '../spec/network';
import { productInput } from '../spec/shop';
import { measureOverflow } from './measure-layout';
import { signInAsNewUser } from './sign-in-as-new-user';

/** Long names and texts of users and products, which every layout must support. */

const longName = 'Maximilian'.repeat(6);
const longPrice = '123456789012345678';

const createProduct = (changes: object) => ({
  ...productInput(),
  image: '/icon-192.png',
  _id: 'product-1',
  date: '2026-03-14T09:30:00.000Z',
  timestamp: 1,
  advertise: true,
  sellerEmail: '',
  sellerName: 'Ann',
  sellerPhoto: '',
  sellerStatus: false,
  uid: 'ann',
  ...changes,
});

const createUser = (displayName: string) => ({
  _id: displayName,
  uid: displayName,
  email: `${displayName}@mail.example`,
  displayName,
  photoURL: '',
  role: 'buyer',
  verified: false,
});

/** By how many pixels descendants protrude from the container, horizontally. */
const measureProtrusion = (container: Locator) =>
  container.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    const boxes = [...element.querySelectorAll('*')]
      .map((part) => part.getBoundingClientRect())
      // A wbr has no box.
      .filter((part) => part.width > 0);
    return Math.max(...boxes.map((part) => Math.max(left - part.left, part.right - right)));
  });

for (const width of [360, 768, 1280]) {
  test(
    `a long name without spaces does not hide the buttons of a table at ${width} px`,
    { tag: '@long' },
    async ({ visit }) => {
      const page = await visit('/dashboard/all-buyers', {
        as: 'Admin',
        width,
        beforeNavigation: (newPage) =>
          respondWith(newPage, '**/api/all-buyer?*', [createUser('Ann'), createUser(longName)]),
      });
      for (const name of ['Ann', longName]) {
        const button = page.getByRole('button', { name: `Delete ${name}` });
        await button.scrollIntoViewIfNeeded();
        await expect(button).toBeInViewport({ ratio: 1 });
      }
      expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
    },
  );
}

test('an email address on a phone has no gaps between its parts', async ({ visit }) => {
  const page = await visit('/dashboard/people?q=elena', { as: 'Admin', width: 360 });
  const parts = page.getByRole('cell').filter({ hasText: '@' }).locator('span');
  await expect(parts).toHaveCount(4);
  const boxes = await parts.evaluateAll((spans) =>
    spans.map((span) => span.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
  );
  for (const [index, { right }] of boxes.slice(0, -1).entries())
    expect(boxes[index + 1]!.left - right).toBeLessThan(1);
});

test(
  'long texts do not make the labels of a card wrap on a phone',
  { tag: '@long' },
  async ({ visit }) => {
    const page = await visit('/dashboard/my-products', {
      as: 'Seller',
      width: 360,
      beforeNavigation: (newPage) =>
        respondWith(newPage, '**/api/listings*', {
          listings: [
            { ...createProduct({ location: longName, sellingPrice: longPrice }), state: 'forSale' },
          ],
          counts: { draft: 0, forSale: 1, paused: 0, booked: 0, sold: 0, refunded: 0 },
        }),
    });
    await expect(page.getByText(longName)).toBeVisible();
    const wrappedLabels = await page.getByRole('cell').evaluateAll((cells) =>
      cells
        .filter((cell) => {
          const label = getComputedStyle(cell, '::before');
          const lines = parseFloat(label.height) / parseFloat(label.lineHeight);
          return label.display !== 'none' && lines > 1.5;
        })
        .map((cell) => cell.getAttribute('data-heading')),
    );
    expect(wrappedLabels).toEqual([]);
  },
);

for (const width of [360, 1280]) {
  test(
    `long names do not overflow the booking dialog and the avatar menu at ${width} px`,
    { tag: '@long' },
    async ({ visit }) => {
      const productName = 'Chronograph'.repeat(6);
      const page = await visit('/', {
        width,
        beforeNavigation: async (newPage) => {
          await signInAsNewUser('buyer', longName)(newPage);
          await respondWith(newPage, '**/api/ads', {
            data: [createProduct({ productName, sellerName: longName, sellingPrice: longPrice })],
          });
        },
      });
      const card = cardOf(page, productName);
      await expect(card.getByText(longPrice)).toBeVisible();
      expect(await measureProtrusion(card)).toBeLessThanOrEqual(0);

      await page.getByRole('button', { name: 'Your account' }).click();
      const menu = page.getByRole('menu');
      await expect(menu.getByText(longName, { exact: true })).toBeVisible();
      expect(await measureProtrusion(menu)).toBeLessThanOrEqual(0);
      expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');

      await card.getByRole('button', { name: 'Book Now' }).click();
      const dialog = dialogOf(page, productName);
      await expect(dialog.getByLabel('Phone number')).toBeVisible();
      // The dialog grows during its opening animation.
      await expect.poll(() => measureProtrusion(dialog)).toBeLessThanOrEqual(0);
      await expect(dialog).toBeInViewport({ ratio: 1 });
    },
  );
}

const expectRightToLeft = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toHaveCSS('direction', 'rtl');

test('right-to-left text is rendered right to left', { tag: '@long' }, async ({ visit }) => {
  const texts = { productName: 'ساعة الغوص', location: 'القاهرة', sellerName: 'ليلى حداد' };
  const page = await visit('/', {
    beforeNavigation: async (newPage) => {
      await signInAsNewUser('buyer', 'نور الدين')(newPage);
      await respondWith(newPage, '**/api/ads', { data: [createProduct(texts)] });
      const category = { _id: 'c', name: 'ساعات', description: 'ساعات قديمة.' };
      await respondWith(newPage, '**/api/categories', [category]);
      await respondWith(newPage, '**/api/myorders/*', [
        { ...createProduct(texts), productId: 'product-1' },
      ]);
    },
  });
  for (const text of [...Object.values(texts), 'ساعات', 'ساعات قديمة.…']) {
    await expectRightToLeft(page, text);
  }
  await cardOf(page, texts.productName).getByRole('button', { name: 'Book Now' }).click();
  const dialog = dialogOf(page, texts.productName);
  const place = dialog.getByLabel('Meeting location');
  await expect(place).toHaveCSS('direction', 'ltr');
  await place.fill('محطة القطار');
  await expect(place).toHaveCSS('direction', 'rtl');
  await expect(dialog.getByText('نور الدين')).toHaveCSS('direction', 'rtl');

  await page.goto('/dashboard/my-orders');
  for (const text of [texts.productName, texts.location]) await expectRightToLeft(page, text);
});
