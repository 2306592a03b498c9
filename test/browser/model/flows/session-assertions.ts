import { expect } from '../../spec/fixtures';
import type { Fixture, StateAssertion } from '../test-model';

export const retry = { name: 'Retry' };

export const headerLink = ({ page }: Fixture, name: string) =>
  page.getByRole('banner').getByRole('link', { name });
export const signOut = ({ page }: Fixture) => page.getByRole('button', { name: 'LogOut' });
export const accountFailure = ({ page }: Fixture) =>
  page.getByRole('alert').filter({ hasText: 'We could not load your account.' });

export const fullScreenSpinner: StateAssertion<Fixture> = ({ page }) =>
  expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
export const offersRetry: StateAssertion<Fixture> = (fixture) =>
  expect(accountFailure(fixture).getByRole('button', retry)).toBeEnabled();
export const canSignOut: StateAssertion<Fixture> = (fixture) =>
  expect(signOut(fixture)).toBeVisible();
