import type { Page } from '@playwright/test';
import { fillCard } from '../../accounts';
import { clickAction } from '../../order-steps';
import { expect } from '../../spec/fixtures';
import { holdResponse } from '../../spec/network';
import { signInAsNewUser } from '../sign-in-as-new-user';
import type { ScreenState } from '../screen-state';
import { unpaidOrderPath } from '../screens';

const expectPaymentError = (cardNumber: string, message: string) => async (page: Page) => {
  await fillCard(page, cardNumber);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
};

/** The states of a buyer's screens, from the wishlist to a paid order. */
export const buyerStates: ScreenState[] = [
  {
    name: 'My Orders, empty',
    path: '/dashboard/my-orders',
    beforeNavigation: signInAsNewUser('buyer'),
    reachState: (page) => expect(page.getByText("You haven't booked anything yet")).toBeVisible(),
  },
  {
    name: 'My WishList, empty',
    path: '/dashboard/my-wishlist',
    beforeNavigation: signInAsNewUser('buyer'),
    reachState: (page) => expect(page.getByText('Your wishlist is empty')).toBeVisible(),
  },
  {
    name: 'Shipping address dialog, with required fields empty',
    as: 'Buyer',
    path: '/dashboard/account',
    reachState: async (page) => {
      await page.getByRole('button', { name: 'Add an address' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Street and number are required!')).toBeVisible();
    },
  },
  {
    name: 'My Orders, loading',
    as: 'Buyer',
    path: '/dashboard/my-orders',
    beforeNavigation: (page) => holdResponse(page, '**/api/myorders/**'),
    reachState: (page) => expect(page.getByRole('main').getByRole('status')).toBeAttached(),
  },
  {
    name: 'My Orders, load failed',
    as: 'Buyer',
    path: '/dashboard/my-orders',
    beforeNavigation: (page) => page.route('**/api/myorders/**', (route) => route.abort()),
    reachState: (page) => expect(page.getByRole('button', { name: 'Retry' })).toBeVisible(),
  },
  {
    name: 'A product card of a watch on the wishlist',
    as: 'Buyer',
    path: '/category/chronographs',
    reachState: async (page) => {
      const card = page.getByRole('article', { name: 'Vestrel Panda' });
      await card.scrollIntoViewIfNeeded();
      await expect(card.getByRole('button', { name: 'Added to Wishlist' })).toBeVisible();
    },
  },
  {
    name: 'Booking dialog, with a required field empty',
    as: 'Buyer',
    path: '/category/field-watches',
    reachState: async (page) => {
      await page.getByRole('button', { name: 'Book Now' }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Book this watch' }).click();
      await expect(dialog.getByText('Phone number is required!')).toBeVisible();
    },
  },
  {
    name: 'Payment, with an invalid card number',
    as: 'Buyer',
    path: unpaidOrderPath,
    reachState: expectPaymentError('4242 4242 4242 4243', 'Your card number is invalid.'),
  },
  {
    name: 'Payment, with a declined card',
    as: 'Buyer',
    path: unpaidOrderPath,
    reachState: expectPaymentError('4000 0000 0000 0002', 'Your card was declined.'),
  },
  {
    name: 'Payment, already paid',
    as: 'Buyer',
    path: '/dashboard/payment/dunmere-sovereign-58',
    reachState: (page) =>
      expect(page.getByRole('status').filter({ hasText: 'Paid' })).toBeVisible(),
  },
  {
    name: 'Payment, without an order',
    as: 'Buyer',
    path: '/dashboard/payment/nothing',
    reachState: (page) => expect(page.getByText("You can't pay for this")).toBeVisible(),
  },
  {
    name: 'Unpaid order, with the dialog to change its meeting place',
    as: 'Buyer',
    path: '/dashboard/order/demo-order-2b90e614',
    reachState: async (page) => {
      await clickAction(page.getByRole('main'), 'Change contact details');
      await expect(page.getByRole('dialog').getByLabel('Meeting location')).toBeVisible();
    },
  },
  {
    name: 'Order of another user',
    as: 'Buyer',
    path: '/dashboard/order/demo-order-91f4a27e',
    reachState: (page) => expect(page.getByText("You can't see this order")).toBeVisible(),
  },
  {
    name: 'Messages, empty',
    path: '/dashboard/messages',
    beforeNavigation: signInAsNewUser('buyer'),
    reachState: (page) => expect(page.getByText('No messages yet')).toBeVisible(),
  },
  {
    name: 'Dialog to ask about a watch',
    as: 'Buyer',
    path: '/product/vestrel-grand-tour',
    reachState: async (page) => {
      await page.getByRole('button', { name: 'Ask about this watch' }).click();
      await page.getByRole('button', { name: 'Where can we meet?' }).click();
    },
  },
  {
    name: 'Conversation, with a message that was not sent',
    as: 'Buyer',
    path: '/dashboard/messages/demo-conversation-navigator',
    beforeNavigation: (page) =>
      page.route('**/api/conversations/*/messages', (route) =>
        route.request().method() === 'POST' ? route.abort() : route.fallback(),
      ),
    reachState: async (page) => {
      await page.getByRole('textbox', { name: 'Your message' }).fill('Could it be today?');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  {
    name: 'Conversation, with the dialog to report it',
    as: 'Buyer',
    path: '/dashboard/messages/demo-conversation-navigator',
    reachState: async (page) => {
      await page.getByRole('button', { name: 'Block or report' }).click();
      await page.getByRole('menuitem', { name: 'Report this conversation' }).click();
      await expect(page.getByRole('dialog').getByLabel('Reason')).toBeVisible();
    },
  },
  {
    name: 'Conversation, with the dialog to report a message',
    as: 'Buyer',
    path: '/dashboard/messages/demo-conversation-navigator',
    reachState: async (page) => {
      await page.getByRole('button', { name: 'Report this message' }).last().click();
      await expect(page.getByRole('dialog').getByLabel('Reason')).toBeVisible();
    },
  },
  {
    name: 'Offer dialog, with the price missing',
    as: 'Buyer',
    path: '/product/vestrel-grand-tour',
    reachState: async (page) => {
      await page.getByRole('button', { name: 'Make an offer' }).click();
      await page.getByRole('button', { name: 'Send offer' }).click();
      await expect(page.getByText('Please enter a price, such as 950.')).toBeVisible();
    },
  },
  {
    name: 'Dialog to report a listing, with everything missing',
    path: '/product/vestrel-grand-tour',
    reachState: async (page) => {
      await page.getByRole('button', { name: 'Report this listing' }).click();
      await page.getByRole('button', { name: 'Send report' }).click();
      await expect(page.getByText('Please say what is wrong.')).toBeVisible();
    },
  },
  {
    name: 'Deletion of the account, dialog with everything missing',
    as: 'Buyer',
    path: '/dashboard/account',
    reachState: async (page) => {
      await page.getByRole('button', { name: 'Delete account' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
      await expect(page.getByText('Enter your password.')).toBeVisible();
    },
  },
  {
    name: 'Account menu',
    as: 'Buyer',
    path: '/',
    reachState: async (page) => {
      await page.getByRole('button', { name: 'Your account' }).click();
      await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    },
  },
  {
    name: 'Dashboard menu on a phone',
    as: 'Buyer',
    path: '/dashboard/my-orders',
    width: 360,
    reachState: async (page) => {
      await page.getByRole('button', { name: 'Open Menubar' }).click();
      await expect(page.getByRole('dialog').getByRole('link', { name: 'My Orders' })).toBeVisible();
    },
  },
];
