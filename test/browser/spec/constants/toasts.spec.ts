import type { Page } from '@playwright/test';
import { submitSignIn } from '../../accounts';
import { cardOf, dialogOf } from '../cards';
import { installClock, pauseClock } from '../clock';
import { expect, test } from '../fixtures';
import { toasts } from '../assertions';
import { respondWith } from '../network';
import { demoUser, type Visit } from '../visits';
import { specificationSections } from '../specification-sections';

const toastElement = (page: Page) => toasts(page).locator('..');

async function expectShownFor(page: Page, milliseconds: number) {
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(milliseconds - 100);
  await expect(toastElement(page)).toHaveCSS('opacity', '1');
  await page.clock.runFor(100);
  // It fades out, and is removed a second later.
  await expect(toastElement(page)).toHaveCSS('opacity', '0');
  await page.clock.runFor(1000);
  await expect(toasts(page)).toHaveCount(0);
}

/** Submits the form once before the clock is paused, so that everything is loaded. */
async function openContactForm(visit: (path: string, visit: Visit) => Promise<Page>) {
  const page = await visit('/', { beforeNavigation: installClock });
  const sendButton = page.getByRole('button', { name: 'Send' });
  await sendButton.click();
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.fastForward(5_000);
  await expect(toasts(page)).toHaveCount(0);
  await pauseClock(page);
  return { page, sendButton };
}

test.describe(specificationSections.constants, () => {
  test('a success toast is shown for 2000 ms', async ({ visit }) => {
    const { page, sendButton } = await openContactForm(visit);
    await sendButton.click();
    await expectShownFor(page, 2000);
  });

  test('an error toast is shown for 4000 ms', async ({ visit }) => {
    const page = await visit('/login', { beforeNavigation: installClock });
    await expect(page.getByLabel('Password')).toBeVisible();
    await pauseClock(page);
    await submitSignIn(page, { ...demoUser('Buyer'), password: 'not-the-password' });
    await expectShownFor(page, 4000);
  });

  test('at most 20 toasts are shown', async ({ visit }) => {
    const { page, sendButton } = await openContactForm(visit);
    for (let toastCount = 1; toastCount <= 20; toastCount += 1) {
      await sendButton.dispatchEvent('click');
      await expect(toasts(page)).toHaveCount(toastCount);
    }
    for (let index = 0; index < 3; index += 1) await sendButton.dispatchEvent('click');
    await expect(toasts(page)).toHaveCount(20);
  });

  test('a toast is at most 350 px wide', async ({ visit }) => {
    const page = await visit('/', { as: 'Buyer' });
    const message = 'A long message of the server that does not end. '.repeat(6).trim();
    await respondWith(page, '**/api/book-product', { message });
    await cardOf(page, 'Pelagor Reef 300').getByRole('button', { name: 'Book Now' }).click();
    const dialog = dialogOf(page, 'Pelagor Reef 300');
    await dialog.getByLabel('Phone number').fill('01712345678');
    await dialog.getByLabel('Meeting location').fill('Under the station clock');
    await dialog.getByRole('button', { name: 'Book this watch' }).click();
    await expect(toasts(page)).toHaveText([message]);
    await expect(toastElement(page)).toHaveCSS('max-width', '350px');
    // It grows during its opening animation.
    await expect.poll(async () => (await toastElement(page).boundingBox())?.width).toBe(350);
  });
});
