import type { Page } from '@playwright/test';
import { expect } from '../spec/fixtures';
import type { Visit } from '../spec/visits';
import { signInAsNewUser } from './sign-in-as-new-user';

/** A screen of the specification in its initial state. */
export interface Screen extends Pick<Visit, 'as' | 'before' | 'width'> {
  name: string;
  /** The path, with a category and a product of the demo data. */
  path: string;
  /** Resolves once the page has loaded completely. */
  ready: (page: Page) => Promise<unknown>;
}

const heading = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
const table = (name: string) => async (page: Page) => {
  await heading(name)(page);
  await expect(page.locator('main').getByRole('button').last()).toBeVisible();
};

/** The product that the demo buyer booked and has not paid. */
export const unpaidOrder = '/dashboard/payment/harrowby-surveyor';

/** The product that the demo buyer paid and has not received. */
export const paidOrder = '/dashboard/order/demo-order-7c31d058';

/** One screen of each layout. Every run checks these, the long form all screens. */
const samples = ['Home', 'Payment', 'Add a Product'];

export const isSample = ({ name }: Screen) => samples.includes(name);

export const screens: Screen[] = [
  {
    name: 'Home',
    path: '/',
    ready: async (page) => {
      await expect(page.getByRole('heading', { name: 'Advertisements' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Show Products' }).first()).toBeVisible();
    },
  },
  { name: 'Login', path: '/login', ready: heading('Login to your account') },
  { name: 'Registration', path: '/register', ready: heading('Create your account') },
  { name: 'Blog', path: '/blog', ready: heading('All Question and Answering Part') },
  {
    name: 'Search',
    path: '/search?text=watch&condition=Good',
    ready: async (page) => {
      await heading(/^Results for/)(page);
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  },
  { name: 'Not found', path: '/nowhere', ready: heading('404 Not Found') },
  {
    name: 'Category',
    as: 'Buyer',
    path: '/category/field-watches',
    ready: async (page) => {
      await heading(/^Products Under/)(page);
      await expect(page.getByRole('button', { name: /Wishlist$/ }).first()).toBeVisible();
    },
  },
  {
    name: 'Product',
    path: '/product/pelagor-reef-300',
    ready: async (page) => {
      await heading('Pelagor Reef 300')(page);
      await expect(page.getByRole('region', { name: 'Similar watches' })).toBeVisible();
    },
  },
  {
    name: 'Seller',
    path: '/seller/demo-seller',
    ready: async (page) => {
      await heading(/^Samir Haque/)(page);
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  },
  { name: 'My Orders', as: 'Buyer', path: '/dashboard/my-orders', ready: heading('My Orders') },
  {
    name: 'My WishList',
    as: 'Buyer',
    path: '/dashboard/my-wishlist',
    ready: heading('My WishList'),
  },
  {
    name: 'Payment',
    as: 'Buyer',
    path: unpaidOrder,
    ready: (page) => expect(page.getByRole('button', { name: /^Pay/ })).toBeEnabled(),
  },
  {
    name: 'My Products',
    as: 'Seller',
    path: '/dashboard/my-products',
    ready: table('My Products'),
  },
  {
    name: 'My Sales',
    as: 'Seller',
    path: '/dashboard/my-sales',
    ready: table('My Sales'),
  },
  {
    name: 'Order',
    as: 'Buyer',
    path: paidOrder,
    ready: (page) => expect(page.getByRole('region', { name: 'Receipt' })).toBeVisible(),
  },
  {
    name: 'Add a Product',
    as: 'Seller',
    path: '/dashboard/add-a-product',
    ready: heading('Add a Product'),
  },
  { name: 'All Buyers', as: 'Admin', path: '/dashboard/all-buyers', ready: table('All Buyers') },
  { name: 'All Sellers', as: 'Admin', path: '/dashboard/all-sellers', ready: table('All Sellers') },
  { name: 'All Orders', as: 'Admin', path: '/dashboard/all-orders', ready: heading('All Orders') },
  {
    name: 'Notifications',
    as: 'Seller',
    path: '/dashboard/notifications',
    ready: heading('Notifications'),
  },
  {
    name: 'Choice of a role',
    before: signInAsNewUser(null),
    path: '/dashboard',
    ready: (page) => expect(page.getByRole('button', { name: 'I want to buy' })).toBeVisible(),
  },
];
