import type { Page } from '@playwright/test';
import { expect } from '../spec/fixtures';
import type { Visit } from '../spec/visits';

/** A state of a screen of the specification, and how a test reaches it. */
export interface ScreenState extends Pick<Visit, 'as' | 'beforeNavigation' | 'width'> {
  name: string;
  /** With the ids of demo data. */
  path: string;
  /** Brings the loaded page into the state, and waits until it is visible. */
  reachState: (page: Page) => Promise<unknown>;
}

export const heading = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
export const table = (name: string) => async (page: Page) => {
  await heading(name)(page);
  await expect(page.locator('main').getByRole('button').last()).toBeVisible();
};
export const region = (name: string) => (page: Page) =>
  expect(page.getByRole('region', { name })).toBeVisible();
