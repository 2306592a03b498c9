import type { Page } from '@playwright/test';
import { passMinutes } from '../spec/clock';
import type { CallName } from './calls';
import type { Screen, Fixture } from './failure-screen';
import { expect } from './fixtures';
import type { RoleName } from './seed';

export const retry = ({ page }: Fixture) => page.getByRole('button', { name: 'Retry' }).click();
const couldNotLoad = (page: Page, what: string) =>
  page.getByRole('alert').filter({ hasText: `We could not load ${what}.` });

export const categoryPath = ({ server }: Fixture) =>
  `/category/${server.collections.categories.documents[0]?._id}`;

export interface Read {
  call: CallName;
  role?: RoleName;
  path: string | ((fixture: Fixture) => string);
  /** The screen's name of what failed to load. */
  what: string;
  isList?: boolean;
  done: Screen['done'];
}

/** Minutes after which an unused response is removed from the cache. */
const forgotten = 5.1;

/** Leaves the screen until its cache entry is removed. */
export async function leave({ page }: Fixture) {
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Question and Answering/);
  await passMinutes(page, forgotten);
}

/** The screen of a query, which shows Retry in place of the data that failed to load. */
export function read({ path, what, ...screen }: Read): Screen {
  return {
    isRead: true,
    async enter(fixture) {
      await fixture.page.goto(typeof path === 'string' ? path : path(fixture));
      await screen.done(fixture);
    },
    prepare: leave,
    ask: ({ page }) => page.goBack(),
    told: ({ page }) => couldNotLoad(page, what),
    again: ({ page }) => couldNotLoad(page, what).getByRole('button', { name: 'Retry' }).click(),
    ...screen,
  };
}
