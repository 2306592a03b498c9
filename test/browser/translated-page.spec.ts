import type { Page } from '@playwright/test';
import { translateDocument } from '../client/support/translate-document';
import { expect, test as base } from './fixtures';
import { addToWishlist, expectSignedIn, submitSignIn } from './accounts';
import {
  payByCard,
  orderStatus,
  performAction,
  createBuyerAndSeller,
  readCode,
} from './order-steps';
import { cardOf, dialogOf, rowOf } from './spec/cards';
import { waitForHydration } from './wait-for-hydration';

/** Opens pages in a browser that translates them. */
const test = base.extend<{ newTranslatedPage: () => Promise<Page> }>({
  newTranslatedPage: async ({ newUserPage }, use) => {
    const checks: (() => Promise<void>)[] = [];
    await use(async () => {
      const page = await newUserPage();
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => {
        // The translation happens before hydration, so React re-renders the page and reports a
        // mismatch.
        if (!message.includes('React error #418')) errors.push(message);
      });
      await page.addInitScript(translateDocument);
      checks.push(async () => {
        expect(errors).toEqual([]);
        expect(await page.evaluate(() => window.lostTexts)).toEqual([]);
      });
      return page;
    });
    for (const check of checks) await check();
  },
});

/** Opens a page and waits until it is hydrated: input into a page that re-renders is lost. */
async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await waitForHydration(page);
}

test('a visitor searches, filters and resets the filters', async ({ newTranslatedPage }) => {
  const page = await newTranslatedPage();
  const heading = page.getByRole('heading', { level: 1 });
  const searchBox = page.getByRole('banner').getByLabel('Search all watches');
  const filterList = page.getByRole('list', { name: 'Active filters' });
  const search = async (text: string) => {
    await searchBox.fill(text);
    await searchBox.press('Enter');
  };

  await openPage(page, '/search?text=dive');
  await expect(heading).toHaveText('Results for “dive”');
  await page.getByRole('checkbox', { name: /^Good/ }).check();
  await expect(filterList.getByRole('listitem')).toHaveCount(3);
  await search('panda');
  await expect(heading).toHaveText('Results for “panda”');
  await filterList.getByRole('link', { name: '“panda”' }).click();
  await expect(heading).toHaveText('All watches');
  await search('pelagr');
  await expect(page.getByText('Showing results for')).toBeVisible();
  await search('');
  await expect(heading).toHaveText('All watches');
  await expect(page.getByText('Showing results for')).toHaveCount(0);
});

async function signIn(page: Page, account: Parameters<typeof submitSignIn>[1]) {
  await openPage(page, '/login');
  await submitSignIn(page, account);
  await expectSignedIn(page);
}

test('a sale runs from the search to its completion on translated pages', async ({
  shop,
  newTranslatedPage,
}) => {
  const { watch, sellerAccount, buyerAccount } = await createBuyerAndSeller(shop);
  const [seller, buyer] = [await newTranslatedPage(), await newTranslatedPage()];

  await test.step('the seller advertises it', async () => {
    await signIn(seller, sellerAccount);
    await seller.goto('/dashboard/my-products');
    await rowOf(seller, watch).getByRole('button', { name: 'Advertise', exact: true }).click();
    await expect(
      rowOf(seller, watch).getByRole('button', { name: 'Remove Advertisement' }),
    ).toBeVisible();
  });

  await test.step('the buyer finds it, adds it to the wishlist and books it', async () => {
    await signIn(buyer, buyerAccount);
    await openPage(buyer, `/search?text=${encodeURIComponent(watch)}`);
    await cardOf(buyer, watch).getByRole('link', { name: watch }).last().click();
    await expect(buyer.getByRole('heading', { level: 1 })).toHaveText(watch);
    await addToWishlist(buyer.getByRole('main'));
    await expect(buyer.getByRole('button', { name: 'Added to Wishlist' })).toBeVisible();
    await buyer.getByRole('button', { name: 'Book Now' }).click();
    const dialog = dialogOf(buyer, watch);
    await dialog.getByRole('button', { name: 'Book this watch' }).click();
    await expect(dialog.getByText('Phone number is required!')).toBeVisible();
    await dialog.getByLabel('Phone number').fill('01812345678');
    await dialog.getByLabel('Meeting location').fill('In front of the station');
    await dialog.getByRole('button', { name: 'Book this watch' }).click();
    await expect(rowOf(buyer, watch)).toContainText('Booked');
  });

  await test.step('the buyer pays', async () => {
    await rowOf(buyer, watch).getByRole('link', { name: 'Pay Now' }).click();
    await payByCard(buyer);
    await buyer.getByRole('link', { name: 'See My Orders' }).click();
    await rowOf(buyer, watch)
      .getByRole('link', { name: /^See the order/ })
      .click();
    await expect(orderStatus(buyer)).toContainText('Paid');
  });

  await test.step('the seller enters the code, and the buyer has no problem', async () => {
    await seller.getByRole('link', { name: 'My Sales' }).first().click();
    const code = await readCode(buyer, 'Your hand-over code');
    await performAction(seller, 'seller.handOver', { Code: code });
    await expect(rowOf(seller, watch)).toContainText('Handed over');
    await performAction(buyer, 'buyer.accept');
    await expect(orderStatus(buyer)).toContainText('Completed');
    await expect(rowOf(seller, watch)).toContainText('Completed');
  });
});
