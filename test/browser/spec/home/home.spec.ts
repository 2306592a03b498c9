import { expect, sharedPage, test } from '../fixtures';
import { expectBelow, toasts } from '../assertions';
import { recordRequests } from '../network';
import { sections } from '../sections';

test.describe(sections.home, { tag: '@long' }, () => {
  const home = sharedPage('/');

  test('page title Home', async () => {
    await expect(home()).toHaveTitle('Home - Think. Feel. Resell.');
  });

  test("hero banner headline 'Best Watch Reselling Marketplace.'", async () => {
    await expect(home().getByRole('heading', { level: 1 })).toHaveText(
      'Best Watch Reselling Marketplace.',
    );
  });

  test("hero banner tagline 'Better three hours too soon than a minute too late.'", async () => {
    const tagline = 'Better three hours too soon than a minute too late.';
    await expect(home().getByText(tagline)).toBeVisible();
  });

  test('tagline "Think. Feel. Resell."', async () => {
    await expect(home().getByRole('main').getByText('Think. Feel. Resell.')).toBeVisible();
  });

  test('order: hero banner, Advertisements section, category carousel, Contact Us form', async () => {
    const inOrder = [
      'Best Watch Reselling Marketplace.',
      'Advertisements',
      'Choose Category',
      'Contact Us',
    ].map((name) => home().getByRole('heading', { name, exact: true }));
    for (const heading of inOrder) await expect(heading).toBeVisible();
    for (let at = 1; at < inOrder.length; at += 1) {
      await expectBelow(inOrder[at]!, inOrder[at - 1]!);
    }
  });

  test('Contact Us form: fields first name, last name, e-mail, message', async () => {
    const form = home().getByRole('region', { name: 'Contact Us' });
    await expect(form.locator('label')).toHaveText(['First name', 'Last name', 'Email', 'Message']);
    await expect(form.getByRole('textbox')).toHaveCount(4);
  });

  test("Send only shows the toast 'Thanks for Contacting Us!' and submits nothing", async ({
    visit,
  }) => {
    const page = await visit('/');
    await expect(page.getByRole('heading', { name: 'Advertisements' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const form = page.getByRole('region', { name: 'Contact Us' });
    await form.getByLabel('First name').fill('Ada');
    await form.getByLabel('Last name').fill('Visitor');
    await form.getByLabel('Email').fill('ada@mail.example');
    await form.getByLabel('Message').fill('Do you ship?');
    // Excludes the pictures, which load lazily.
    const requests = recordRequests(page, /\/api\/|googleapis|\/v1\//);
    const navigations = recordRequests(page).filter((request) => request.isNavigationRequest());
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(toasts(page)).toHaveText(['Thanks for Contacting Us!']);
    await expect(toasts(page)).toHaveCount(0);
    expect(requests).toEqual([]);
    expect(navigations).toEqual([]);
    await expect(page).toHaveURL('/');
  });

  test('Contact Us form: no validation', async ({ visit }) => {
    const page = await visit('/');
    const form = page.getByRole('region', { name: 'Contact Us' });
    await form.getByLabel('Email').fill('no address at all');
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(toasts(page)).toHaveText(['Thanks for Contacting Us!']);
    await expect(form.getByRole('alert')).toHaveCount(0);
  });
});
