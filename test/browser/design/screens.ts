import type { Page } from '@playwright/test';
import { expect } from '../spec/fixtures';
import { consoleScreens } from './console-screens';
import { waitForHeading, waitForRegion, waitForTable, type ScreenState } from './screen-state';
import { signInAsNewUser } from './sign-in-as-new-user';

/** The payment page of an unpaid order of the demo buyer. */
export const unpaidOrderPath = '/dashboard/payment/harrowby-surveyor';

/** An order that the demo buyer paid and has not received. */
export const paidOrderPath = '/dashboard/order/demo-order-7c31d058';

/** A watch that the demo seller has for sale. */
export const demoSellerProductId = 'orvane-meridian-38';

/** One screen of each layout. The tests of the others are tagged `@long`, which a short run leaves out. */
const screensOfEveryRun = ['Home', 'Payment', 'Add a Product'];

export const isCheckedInEveryRun = ({ name }: ScreenState) => screensOfEveryRun.includes(name);

export const screens: ScreenState[] = [
  {
    name: 'Home',
    path: '/',
    reachState: async (page) => {
      await expect(page.getByRole('heading', { name: 'Advertisements' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Show Products' }).first()).toBeVisible();
    },
  },
  { name: 'Login', path: '/login', reachState: waitForHeading('Login to your account') },
  { name: 'Registration', path: '/register', reachState: waitForHeading('Create your account') },
  { name: 'Blog', path: '/blog', reachState: waitForHeading('All Question and Answering Part') },
  {
    name: 'Search',
    path: '/search?text=watch&condition=Good',
    reachState: async (page) => {
      await waitForHeading(/^Results for/)(page);
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  },
  { name: 'Help', path: '/help', reachState: waitForHeading('Help') },
  { name: 'Contact', path: '/contact', reachState: waitForHeading('Contact') },
  { name: 'Not found', path: '/nowhere', reachState: waitForHeading('404 Not Found') },
  {
    name: 'Category',
    as: 'Buyer',
    path: '/category/field-watches',
    reachState: async (page) => {
      await waitForHeading(/^Products Under/)(page);
      await expect(page.getByRole('button', { name: /Wishlist$/ }).first()).toBeVisible();
    },
  },
  {
    name: 'Product',
    path: '/product/pelagor-reef-300',
    reachState: async (page) => {
      await waitForHeading('Pelagor Reef 300')(page);
      await expect(page.getByRole('region', { name: 'Similar watches' })).toBeVisible();
    },
  },
  {
    name: 'Seller',
    path: '/seller/demo-seller',
    reachState: async (page) => {
      await waitForHeading(/^Samir Haque/)(page);
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  },
  ...(['Buyer', 'Seller'] as const).map((as) => ({
    name: `Start of a ${as}`,
    as,
    path: '/dashboard',
    reachState: (page: Page) =>
      expect(
        page.getByRole('region', { name: 'What needs you' }).getByRole('link').first(),
      ).toBeVisible(),
  })),
  {
    name: 'My Orders',
    as: 'Buyer',
    path: '/dashboard/my-orders',
    reachState: waitForHeading('My Orders'),
  },
  {
    name: 'My WishList',
    as: 'Buyer',
    path: '/dashboard/my-wishlist',
    reachState: waitForHeading('My WishList'),
  },
  {
    name: 'Saved Searches',
    as: 'Buyer',
    path: '/dashboard/saved-searches',
    reachState: waitForHeading('Saved Searches'),
  },
  {
    name: 'Payment',
    as: 'Buyer',
    path: unpaidOrderPath,
    reachState: (page) => expect(page.getByRole('button', { name: /^Pay/ })).toBeEnabled(),
  },
  {
    name: 'My Products',
    as: 'Seller',
    path: '/dashboard/my-products',
    reachState: waitForTable('My Products'),
  },
  {
    name: 'My Sales',
    as: 'Seller',
    path: '/dashboard/my-sales',
    reachState: waitForTable('My Sales'),
  },
  {
    name: 'Decision',
    as: 'Seller',
    path: '/decision/demo-decision-warning',
    reachState: waitForRegion('Statement of reasons'),
  },
  {
    name: 'My Payouts',
    as: 'Seller',
    path: '/dashboard/my-payouts',
    reachState: (page) => expect(page.getByRole('region', { name: 'Balance' })).toBeVisible(),
  },
  {
    name: 'Order',
    as: 'Buyer',
    path: paidOrderPath,
    reachState: (page) => expect(page.getByRole('region', { name: 'Receipt' })).toBeVisible(),
  },
  {
    name: 'Add a Product',
    as: 'Seller',
    path: '/dashboard/add-a-product',
    reachState: waitForHeading('Add a Product'),
  },
  {
    name: 'Edit a Watch',
    as: 'Seller',
    path: `/dashboard/edit-product/${demoSellerProductId}`,
    reachState: async (page) => {
      await expect(page.getByRole('textbox', { name: 'Product Name' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'How buyers will see it' })).toBeVisible();
    },
  },
  {
    name: 'Import Watches',
    as: 'Seller',
    path: '/dashboard/import-products',
    reachState: waitForHeading('Import Watches'),
  },
  {
    name: 'Statistics',
    as: 'Seller',
    path: `/dashboard/figures/${demoSellerProductId}`,
    reachState: (page) => expect(page.getByRole('img', { name: /^Views/ })).toBeVisible(),
  },
  ...consoleScreens,
  {
    name: 'My account',
    as: 'Buyer',
    path: '/dashboard/account',
    reachState: (page) =>
      expect(page.getByRole('button', { name: 'Delete account' })).toBeVisible(),
  },
  {
    name: 'Invitation',
    as: 'Buyer',
    path: '/dashboard/invitation#secret',
    reachState: (page) => expect(page.getByRole('button', { name: 'Accept' })).toBeVisible(),
  },
  {
    name: 'Notifications',
    as: 'Seller',
    path: '/dashboard/notifications',
    reachState: waitForHeading('Notifications'),
  },
  {
    name: 'Messages',
    as: 'Seller',
    path: '/dashboard/messages',
    reachState: async (page) => {
      await waitForHeading('Messages')(page);
      await expect(page.getByRole('list', { name: 'your messages' })).toBeVisible();
    },
  },
  {
    name: 'Conversation',
    as: 'Buyer',
    path: '/dashboard/messages/demo-conversation-sovereign',
    reachState: async (page) => {
      await expect(page.getByText('I have booked it.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Block or report' })).toBeVisible();
    },
  },
  {
    name: 'Role choice',
    beforeNavigation: signInAsNewUser(null),
    path: '/dashboard',
    reachState: (page) => expect(page.getByRole('button', { name: 'I want to buy' })).toBeVisible(),
  },
];
