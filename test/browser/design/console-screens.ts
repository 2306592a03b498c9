import { demoReports } from '../../../src/sandbox/demo/demo-reports';
import { expect } from '../spec/fixtures';
import { waitForHeading, waitForRegion, waitForTable, type ScreenState } from './screen-state';
import { withContactMessages } from './with-contact-messages';

/** The screens of the staff: admins and moderators. */
export const consoleScreens: readonly ScreenState[] = [
  {
    name: 'Overview',
    as: 'Admin',
    path: '/dashboard',
    reachState: (page) =>
      expect(page.getByRole('heading', { name: 'What needs you' })).toBeVisible(),
  },
  {
    name: 'All Buyers',
    as: 'Admin',
    path: '/dashboard/all-buyers',
    reachState: waitForTable('All Buyers'),
  },
  {
    name: 'All Sellers',
    as: 'Admin',
    path: '/dashboard/all-sellers',
    reachState: waitForTable('All Sellers'),
  },
  {
    name: 'All Orders',
    as: 'Admin',
    path: '/dashboard/all-orders',
    reachState: waitForHeading('All Orders'),
  },
  {
    name: 'User',
    as: 'Admin',
    path: '/dashboard/users/demo-seller',
    reachState: (page) => expect(page.getByRole('group', { name: 'Actions' })).toBeVisible(),
  },
  {
    name: 'People',
    as: 'Admin',
    path: '/dashboard/people',
    reachState: (page) => expect(page.getByRole('table', { name: 'the people' })).toBeVisible(),
  },
  {
    name: 'Payouts',
    as: 'Admin',
    path: '/dashboard/payouts',
    reachState: (page) => expect(page.getByRole('heading', { name: 'History' })).toBeVisible(),
  },
  {
    name: 'Fees',
    as: 'Admin',
    path: '/dashboard/fees',
    reachState: waitForRegion('All categories'),
  },
  {
    name: 'Listings',
    as: 'Admin',
    path: '/dashboard/listings',
    reachState: (page) => expect(page.getByRole('table', { name: 'the listings' })).toBeVisible(),
  },
  {
    name: 'Reports',
    as: 'Admin',
    path: '/dashboard/reports',
    reachState: waitForTable('Reports'),
  },
  {
    name: 'Report',
    as: 'Admin',
    path: `/dashboard/reports/${demoReports[0]?.id}`,
    reachState: waitForRegion('Decision'),
  },
  {
    name: 'Categories',
    as: 'Admin',
    path: '/dashboard/categories',
    reachState: waitForTable('Categories'),
  },
  {
    name: 'Pages',
    as: 'Admin',
    path: '/dashboard/pages',
    reachState: (page) => expect(page.getByRole('textbox').first()).toBeVisible(),
  },
  {
    name: 'Emails',
    as: 'Admin',
    path: '/dashboard/emails',
    reachState: waitForRegion('Payouts'),
  },
  {
    name: 'Email',
    as: 'Admin',
    path: '/dashboard/emails?email=messages',
    reachState: (page) => expect(page.getByRole('textbox', { name: 'Subject' })).toBeVisible(),
  },
  {
    name: 'Contact Messages',
    as: 'Admin',
    path: '/dashboard/contact-messages',
    beforeNavigation: withContactMessages,
    reachState: waitForTable('Contact Messages'),
  },
  {
    name: 'Search Words',
    as: 'Admin',
    path: '/dashboard/search-words',
    reachState: waitForRegion('Words of this shop'),
  },
  {
    name: 'Settings',
    as: 'Admin',
    path: '/dashboard/settings',
    reachState: waitForRegion('Emails'),
  },
  {
    name: 'Jobs and Health',
    as: 'Admin',
    path: '/dashboard/jobs',
    reachState: waitForRegion('Server'),
  },
  {
    name: 'Audit log',
    as: 'Admin',
    path: '/dashboard/audit-log',
    reachState: waitForHeading('Audit log'),
  },
];
