import { expect } from '../../spec/fixtures';
import { holdResponse } from '../../spec/network';
import type { ScreenState } from '../screen-state';
import { expectRetryButtons, abortCalls } from './failing-calls';

/** The states of public screens after an action or a failure. */
export const publicStates: ScreenState[] = [
  {
    name: 'Home, load failed',
    path: '/',
    beforeNavigation: abortCalls,
    reachState: (page) => expectRetryButtons(page, 2),
  },
  {
    name: 'Home, loading',
    path: '/',
    beforeNavigation: (page) => holdResponse(page, /\/api\/(ads|categories)/),
    reachState: (page) => expect(page.getByRole('status').first()).toBeAttached(),
  },
  {
    name: 'Home, offline',
    path: '/',
    reachState: async (page) => {
      await expect(page.getByRole('heading', { name: 'Advertisements' })).toBeVisible();
      await page.context().setOffline(true);
      await expect(page.getByRole('alert').filter({ hasText: 'offline' })).toBeVisible();
    },
  },
  {
    name: 'Enlarged photo',
    path: '/product/pelagor-reef-300',
    reachState: async (page) => {
      await page.getByRole('button', { name: 'Enlarge the photo' }).click();
      await expect(page.getByRole('dialog', { name: 'Pelagor Reef 300' })).toBeVisible();
    },
  },
  {
    name: 'Close-up of a photo',
    path: '/product/pelagor-reef-300',
    width: 390,
    reachState: async (page) => {
      await page.getByRole('button', { name: 'Enlarge the photo' }).click();
      await page.getByRole('button', { name: 'Close-up' }).click();
      await expect(page.getByRole('group', { name: 'Close-up' })).toBeFocused();
    },
  },
  {
    name: 'Unknown product',
    path: '/product/no-such-watch',
    reachState: (page) => expect(page.getByText('There is no such watch')).toBeVisible(),
  },
  {
    name: 'Page script failed to load',
    path: '/',
    beforeNavigation: (page) => page.route('**/assets/blog.*', (route) => route.abort()),
    reachState: async (page) => {
      await page.getByRole('link', { name: 'Blog' }).first().click();
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    },
  },
  {
    name: 'Toast',
    path: '/',
    reachState: async (page) => {
      const send = page.getByRole('button', { name: 'Send' });
      // The form hydrates when it becomes visible.
      await send.scrollIntoViewIfNeeded();
      await send.click();
      const toast = page.getByText('Thanks for Contacting Us!');
      await expect(toast).toBeVisible();
      // The pointer pauses the timer. hover() would wait until the animation ends.
      const { x, y } = (await toast.boundingBox())!;
      await page.mouse.move(x + 5, y + 5);
    },
  },
  {
    name: 'Menu on a phone',
    path: '/',
    width: 360,
    reachState: async (page) => {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(page.getByRole('menuitem', { name: 'Blog' })).toBeVisible();
    },
  },
  {
    name: 'Blog, with the second answer open',
    path: '/blog',
    reachState: async (page) => {
      await page.getByRole('button', { name: /unit test/ }).click();
      await expect(page.getByRole('region').nth(1)).toBeVisible();
    },
  },
  {
    name: 'Login, with a wrong password',
    path: '/login',
    reachState: async (page) => {
      await page.getByLabel('Email Address').fill('nobody@example.com');
      await page.getByLabel('Password').fill('mistyped');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
  {
    name: 'Registration, with a weak password',
    path: '/register',
    reachState: async (page) => {
      await page.getByLabel('Email Address').fill('nobody@example.com');
      await page.getByLabel('Password').fill('weak');
      await page.getByRole('button', { name: 'Sign Up' }).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
];
