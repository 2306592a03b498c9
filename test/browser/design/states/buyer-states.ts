import type { Page } from '@playwright/test';
import { fillCard } from '../../accounts';
import { expect } from '../../spec/fixtures';
import { holdResponse } from '../../spec/network';
import { signInAsNewUser } from '../sign-in-as-new-user';
import { unpaidOrder, type Screen } from '../screens';

const payWith = (number: string, message: string) => async (page: Page) => {
  await fillCard(page, number);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
};

/** The states of a buyer's screens from the wishlist to a paid order. */
export const buyerStates: Screen[] = [
  {
    name: 'My Orders, empty',
    path: '/dashboard/my-orders',
    before: signInAsNewUser('buyer'),
    ready: (page) => expect(page.getByText("You haven't booked anything yet")).toBeVisible(),
  },
  {
    name: 'My WishList, empty',
    path: '/dashboard/my-wishlist',
    before: signInAsNewUser('buyer'),
    ready: (page) => expect(page.getByText('Your wishlist is empty')).toBeVisible(),
  },
  {
    name: 'My Orders, while they load',
    as: 'Buyer',
    path: '/dashboard/my-orders',
    before: (page) => holdResponse(page, '**/api/myorders/**'),
    ready: (page) => expect(page.getByRole('main').getByRole('status')).toBeAttached(),
  },
  {
    name: 'My Orders, which could not be loaded',
    as: 'Buyer',
    path: '/dashboard/my-orders',
    before: (page) => page.route('**/api/myorders/**', (route) => route.abort()),
    ready: (page) => expect(page.getByRole('button', { name: 'Retry' })).toBeVisible(),
  },
  {
    name: 'A card that is wished',
    as: 'Buyer',
    path: '/category/chronographs',
    ready: async (page) => {
      const card = page.getByRole('article', { name: 'Vestrel Panda' });
      await card.scrollIntoViewIfNeeded();
      await expect(card.getByRole('button', { name: 'Added to Wishlist' })).toBeVisible();
    },
  },
  {
    name: 'The dialog of a booking, with what is missing',
    as: 'Buyer',
    path: '/category/field-watches',
    ready: async (page) => {
      await page.getByRole('button', { name: 'Book Now' }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Book this watch' }).click();
      await expect(dialog.getByText('Phone number is required!')).toBeVisible();
    },
  },
  {
    name: 'Payment, with a card that cannot be',
    as: 'Buyer',
    path: unpaidOrder,
    ready: payWith('4242 4242 4242 4243', 'Your card number is invalid.'),
  },
  {
    name: 'Payment, with a card that is declined',
    as: 'Buyer',
    path: unpaidOrder,
    ready: payWith('4000 0000 0000 0002', 'Your card was declined.'),
  },
  {
    name: 'Payment, when it is paid',
    as: 'Buyer',
    path: '/dashboard/payment/dunmere-sovereign-58',
    ready: (page) => expect(page.getByRole('status').filter({ hasText: 'Paid' })).toBeVisible(),
  },
  {
    name: 'Payment of a product without an order',
    as: 'Buyer',
    path: '/dashboard/payment/nothing',
    ready: (page) => expect(page.getByText("You can't pay for this")).toBeVisible(),
  },
  {
    name: 'An order to be paid, with the dialog that changes its place',
    as: 'Buyer',
    path: '/dashboard/order/demo-order-2b90e614',
    ready: async (page) => {
      await page.getByRole('button', { name: 'Change place or phone' }).click();
      await expect(page.getByRole('dialog').getByLabel('Meeting location')).toBeVisible();
    },
  },
  {
    name: 'An order of another user',
    as: 'Buyer',
    path: '/dashboard/order/demo-order-91f4a27e',
    ready: (page) => expect(page.getByText("You can't see this order")).toBeVisible(),
  },
  {
    name: 'The menu of the person',
    as: 'Buyer',
    path: '/',
    ready: async (page) => {
      await page.getByRole('button', { name: 'Your account' }).click();
      await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    },
  },
  {
    name: 'The dashboard menu of a phone',
    as: 'Buyer',
    path: '/dashboard/my-orders',
    width: 360,
    ready: async (page) => {
      await page.getByRole('button', { name: 'Open Menubar' }).click();
      await expect(page.getByRole('dialog').getByRole('link', { name: 'My Orders' })).toBeVisible();
    },
  },
];
