import { expect, sharedPage, test } from '../fixtures';
import { expectBelow, toasts } from '../assertions';
import { recordRequests } from '../network';
import { specificationSections } from '../specification-sections';

test.describe(specificationSections.home, () => {
  const home = sharedPage('/');

  test('the page title is Home', async () => {
    await expect(home()).toHaveTitle('Home - Think. Feel. Resell.');
  });

  test("the hero banner has the headline 'Best Watch Reselling Marketplace.'", async () => {
    await expect(home().getByRole('heading', { level: 1 })).toHaveText(
      'Best Watch Reselling Marketplace.',
    );
  });

  test("the hero banner has the tagline 'Better three hours too soon than a minute too late.'", async () => {
    const tagline = 'Better three hours too soon than a minute too late.';
    await expect(home().getByText(tagline)).toBeVisible();
  });

  test('the page shows the tagline "Think. Feel. Resell."', async () => {
    await expect(home().getByRole('main').getByText('Think. Feel. Resell.')).toBeVisible();
  });

  test('the order of the page is: hero banner, Advertisements section, category carousel, Contact Us form', async () => {
    const orderedHeadings = [
      'Best Watch Reselling Marketplace.',
      'Advertisements',
      'Choose Category',
      'Contact Us',
    ].map((name) => home().getByRole('heading', { name, exact: true }));
    for (const heading of orderedHeadings) await expect(heading).toBeVisible();
    for (let index = 1; index < orderedHeadings.length; index += 1) {
      await expectBelow(orderedHeadings[index]!, orderedHeadings[index - 1]!);
    }
  });

  test('the Contact Us form has the fields first name, last name, e-mail, message', async () => {
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

  test('the Contact Us form has no validation', async ({ visit }) => {
    const page = await visit('/');
    const form = page.getByRole('region', { name: 'Contact Us' });
    await form.getByLabel('Email').fill('no address at all');
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(toasts(page)).toHaveText(['Thanks for Contacting Us!']);
    await expect(form.getByRole('alert')).toHaveCount(0);
  });
});
