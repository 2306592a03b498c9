import type { Page } from '@playwright/test';
import { advanceClockByMinutes } from '../spec/clock';
import type { CallName } from './calls';
import type { Screen, Fixture } from './failure-screen';
import { expect } from './fixtures';
import type { RoleName } from './seed';

export const pressRetry = ({ page }: Fixture) =>
  page.getByRole('button', { name: 'Retry' }).click();
const loadError = (page: Page, subject: string) =>
  page.getByRole('alert').filter({ hasText: `We could not load ${subject}.` });

export const categoryPath = ({ server }: Fixture) =>
  `/category/${server.collections.categories.documents[0]?._id}`;

export interface Query {
  call: CallName;
  role?: RoleName;
  path: string | ((fixture: Fixture) => string);
  /** The screen's name of what failed to load. */
  subject: string;
  isList?: boolean;
  expectSuccess: Screen['expectSuccess'];
}

/** Minutes after which an unused response is removed from the cache. */
const cacheMinutes = 5.1;

/** Leaves the screen until its cache entry is removed. */
export async function leaveScreen({ page }: Fixture) {
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Question and Answering/);
  await advanceClockByMinutes(page, cacheMinutes);
}

/** The screen of a query, which shows Retry in place of the data that failed to load. */
export function queryScreen({ path, subject, ...screen }: Query): Screen {
  return {
    isQuery: true,
    async open(fixture) {
      await fixture.page.goto(typeof path === 'string' ? path : path(fixture));
      await screen.expectSuccess(fixture);
    },
    prepare: leaveScreen,
    sendCall: ({ page }) => page.goBack(),
    errorElement: ({ page }) => loadError(page, subject),
    retry: ({ page }) => loadError(page, subject).getByRole('button', { name: 'Retry' }).click(),
    ...screen,
  };
}
