import { expect } from '../../spec/fixtures';
import type { Fixture, StateAssertion } from '../test-model';

export const headerLink = ({ page }: Fixture, name: string) =>
  page.getByRole('banner').getByRole('link', { name });
export const signOutButton = ({ page }: Fixture) => page.getByRole('button', { name: 'LogOut' });
export const accountAlert = ({ page }: Fixture) =>
  page.getByRole('alert').filter({ hasText: 'We could not load your account.' });

export const expectFullScreenSpinner: StateAssertion<Fixture> = ({ page }) =>
  expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
export const expectAccountRetry: StateAssertion<Fixture> = (fixture) =>
  expect(accountAlert(fixture).getByRole('button', { name: 'Retry' })).toBeEnabled();
export const expectSignOutButton: StateAssertion<Fixture> = (fixture) =>
  expect(signOutButton(fixture)).toBeVisible();
