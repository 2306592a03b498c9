import type { Page } from '@playwright/test';

/** A product's card on the home page or a category's page. */
export const cardOf = (page: Page, productName: string) =>
  page.getByRole('article', { name: productName, exact: true });

export const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

export const headingsOf = (page: Page) => page.getByRole('columnheader');

export const dialogOf = (page: Page, productName: string) =>
  page.getByRole('dialog', { name: productName });
