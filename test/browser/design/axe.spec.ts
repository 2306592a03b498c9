import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../spec/fixtures';
import { screens, type Screen } from './screens';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectNothingFound(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ html }) => html.slice(0, 160)),
  }));
  expect(found).toEqual([]);
}

const failing = (page: Page) => page.route('**/api/**', (route) => route.abort());

/** The same screens in states that somebody has to bring about. */
const states: Screen[] = [
  {
    name: 'Home, when nothing can be loaded',
    path: '/',
    before: async (page) => {
      await page.clock.install();
      await failing(page);
    },
    ready: async (page) => {
      await expect(async () => {
        await page.clock.fastForward(5_000);
        await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(2, { timeout: 500 });
      }).toPass();
    },
  },
  {
    name: 'The dialog of a booking, with what is missing',
    as: 'Buyer',
    path: '/category/field-watches',
    ready: async (page) => {
      await page.getByRole('button', { name: 'Book Now' }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
      await expect(
        page
          .getByRole('dialog')
          .getByText(/required|11 digits/)
          .first(),
      ).toBeVisible();
    },
  },
  {
    name: 'Add a Product, with what is missing',
    as: 'Seller',
    path: '/dashboard/add-a-product',
    ready: async (page) => {
      await page.getByRole('button', { name: 'Add Product' }).click();
      await expect(page.getByText('Product Name is required!')).toBeVisible();
    },
  },
  {
    name: 'The question before a product is deleted',
    as: 'Seller',
    path: '/dashboard/my-products',
    ready: async (page) => {
      await page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'The menu of the person',
    as: 'Buyer',
    path: '/',
    ready: async (page) => {
      await page.getByRole('button', { name: 'Your account' }).click();
      await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    },
  },
  {
    name: 'Login, when the password is wrong',
    path: '/login',
    ready: async (page) => {
      await page.getByLabel('Email Address').fill('nobody@example.com');
      await page.getByLabel('Password').fill('mistyped');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
];

for (const colours of ['light', 'dark'] as const) {
  for (const { name, path, ready, ...visit } of [...screens, ...states]) {
    test(`axe finds nothing: ${name}, ${colours}`, async ({ visit: open }) => {
      const page = await open(path, { ...visit, colours });
      await ready(page);
      await expectNothingFound(page);
    });
  }
}
