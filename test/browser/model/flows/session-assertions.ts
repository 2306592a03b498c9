import { expect } from '../../spec/fixtures';
import type { Fixture, StateAssertion } from '../test-model';

export const headerLink = ({ page }: Fixture, name: string) =>
  page.getByRole('banner').getByRole('link', { name });
export const signOutButton = ({ page }: Fixture) => page.getByRole('button', { name: 'LogOut' });
export const accountFailure = ({ page }: Fixture) =>
  page.getByRole('alert').filter({ hasText: 'We could not load your account.' });

export const showsFullScreenSpinner: StateAssertion<Fixture> = ({ page }) =>
  expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
export const offersRetry: StateAssertion<Fixture> = (fixture) =>
  expect(accountFailure(fixture).getByRole('button', { name: 'Retry' })).toBeEnabled();
export const canSignOut: StateAssertion<Fixture> = (fixture) =>
  expect(signOutButton(fixture)).toBeVisible();
