import type { Page } from '@playwright/test';
import { fillSignIn } from '../../accounts';
import { cardOf, dialogOf } from '../cards';
import { bringClock, stopClock } from '../clock';
import { expect, test } from '../fixtures';
import { toasts } from '../looks';
import { answerWith } from '../network';
import { demoUser, type Visit } from '../visits';
import { sections } from '../sections';

const bar = (page: Page) => toasts(page).locator('..');

/** Expects the one toast to be shown for this time, counted from its appearance. */
async function expectShownFor(page: Page, milliseconds: number) {
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(milliseconds - 100);
  await expect(bar(page)).toHaveCSS('opacity', '1');
  await page.clock.runFor(100);
  // It fades, and is taken out of the page a second later.
  await expect(bar(page)).toHaveCSS('opacity', '0');
  await page.clock.runFor(1000);
  await expect(toasts(page)).toHaveCount(0);
}

/** Sends once before the clock is stopped: what the page still had to load is there then. */
async function contactForm(visit: (path: string, visit: Visit) => Promise<Page>) {
  const page = await visit('/', { before: bringClock });
  const send = page.getByRole('button', { name: 'Send' });
  await send.click();
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.fastForward(5_000);
  await expect(toasts(page)).toHaveCount(0);
  await stopClock(page);
  return { page, send };
}

test.describe(sections.constants, { tag: '@long' }, () => {
  test('toasts: success 2000 ms', async ({ visit }) => {
    const { page, send } = await contactForm(visit);
    await send.click();
    await expectShownFor(page, 2000);
  });

  test('toasts: error 4000 ms', async ({ visit }) => {
    const page = await visit('/login', { before: bringClock });
    await expect(page.getByLabel('Password')).toBeVisible();
    await stopClock(page);
    await fillSignIn(page, { ...demoUser('Buyer'), password: 'not-the-password' });
    await expectShownFor(page, 4000);
  });

  test('toasts: at most 20 shown', async ({ visit }) => {
    const { page, send } = await contactForm(visit);
    for (let sent = 1; sent <= 20; sent += 1) {
      await send.dispatchEvent('click');
      await expect(toasts(page)).toHaveCount(sent);
    }
    for (let more = 0; more < 3; more += 1) await send.dispatchEvent('click');
    await expect(toasts(page)).toHaveCount(20);
  });

  test('toasts: maximum width 350 px', async ({ visit }) => {
    const page = await visit('/', { as: 'Buyer' });
    const message = 'A long message of the server that does not end. '.repeat(6).trim();
    await answerWith(page, '**/api/book-product', { message });
    await cardOf(page, 'Pelagor Reef 300').getByRole('button', { name: 'Book Now' }).click();
    const dialog = dialogOf(page, 'Pelagor Reef 300');
    await dialog.getByLabel('Phone number').fill('01712345678');
    await dialog.getByLabel('Meeting location').fill('Under the station clock');
    await dialog.getByRole('button', { name: 'Book this watch' }).click();
    await expect(toasts(page)).toHaveText([message]);
    await expect(bar(page)).toHaveCSS('max-width', '350px');
    // It arrives by growing into its place.
    await expect.poll(async () => (await bar(page).boundingBox())?.width).toBe(350);
  });
});
