import type { Page } from '@playwright/test';
import { expect } from '../spec/fixtures';
import type { Visit } from '../spec/visits';

/** A state of a screen, and how a test reaches it. */
export interface ScreenState extends Pick<Visit, 'as' | 'beforeNavigation' | 'width'> {
  name: string;
  /** May contain ids of the demo data. */
  path: string;
  /** Brings the loaded page into the state, and waits until it is visible. */
  reachState: (page: Page) => Promise<unknown>;
}

/** Waits for the main heading. */
export const waitForHeading = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
/** Waits for the heading of a table's page and a button in its rows. */
export const waitForTable = (name: string) => async (page: Page) => {
  await waitForHeading(name)(page);
  await expect(page.locator('main').getByRole('button').last()).toBeVisible();
};
/** Waits for a region. */
export const waitForRegion = (name: string) => (page: Page) =>
  expect(page.getByRole('region', { name, exact: true })).toBeVisible();
