import { expect } from '../../spec/fixtures';
import { holdResponse } from '../../spec/network';
import type { Screen } from '../screens';
import { offerRetry, failCalls } from './failing-calls';

/** The states of public screens after an action or a failure. */
export const publicStates: Screen[] = [
  {
    name: 'Home, when nothing can be loaded',
    path: '/',
    before: failCalls,
    ready: (page) => offerRetry(page, 2),
  },
  {
    name: 'Home, while it loads',
    path: '/',
    before: (page) => holdResponse(page, /\/api\/(ads|categories)/),
    ready: (page) => expect(page.getByRole('status').first()).toBeAttached(),
  },
  {
    name: 'Home, offline',
    path: '/',
    ready: async (page) => {
      await expect(page.getByRole('heading', { name: 'Advertisements' })).toBeVisible();
      await page.context().setOffline(true);
      await expect(page.getByRole('alert').filter({ hasText: 'offline' })).toBeVisible();
    },
  },
  {
    name: 'A photo, enlarged',
    path: '/product/pelagor-reef-300',
    ready: async (page) => {
      await page.getByRole('button', { name: 'Enlarge the photo' }).click();
      await expect(page.getByRole('dialog', { name: 'Pelagor Reef 300' })).toBeVisible();
    },
  },
  {
    name: 'A photo, close up',
    path: '/product/pelagor-reef-300',
    width: 390,
    ready: async (page) => {
      await page.getByRole('button', { name: 'Enlarge the photo' }).click();
      await page.getByRole('button', { name: 'Close-up' }).click();
      await expect(page.getByRole('group', { name: 'Close-up' })).toBeFocused();
    },
  },
  {
    name: 'A watch that is not there',
    path: '/product/no-such-watch',
    ready: (page) => expect(page.getByText('There is no such watch')).toBeVisible(),
  },
  {
    name: 'A page that cannot be fetched',
    path: '/',
    before: (page) => page.route('**/assets/blog.*', (route) => route.abort()),
    ready: async (page) => {
      await page.getByRole('link', { name: 'Blog' }).first().click();
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    },
  },
  {
    name: 'A toast',
    path: '/',
    ready: async (page) => {
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
    name: 'The menu of a phone',
    path: '/',
    width: 360,
    ready: async (page) => {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(page.getByRole('menuitem', { name: 'Blog' })).toBeVisible();
    },
  },
  {
    name: 'Blog, with another answer opened',
    path: '/blog',
    ready: async (page) => {
      await page.getByRole('button', { name: /unit test/ }).click();
      await expect(page.getByRole('region').nth(1)).toBeVisible();
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
  {
    name: 'Registration, when the password is weak',
    path: '/register',
    ready: async (page) => {
      await page.getByLabel('Email Address').fill('nobody@example.com');
      await page.getByLabel('Password').fill('weak');
      await page.getByRole('button', { name: 'Sign Up' }).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
];
