import type { Capability, PublicConfiguration } from './platform/configuration';
import { sitePages } from './website/site-pages';
import type { RequiredRole, Role } from './accounts/user';

/** The users who can open a page: all, those who are signed in, or those with a role. */
export type Access = 'public' | 'signedIn' | RequiredRole;

/** The layout around a page. */
export type Layout = 'public' | 'dashboard' | 'tool';

/** A row of the route table. */
export interface Route {
  /** A pattern of React Router, matched case-insensitively. */
  path: `/${string}`;
  /** The start of document.title, before the tagline. */
  title: string;
  access: Access;
  layout: Layout;
  /**
   * `static`: prerendered at build, the same for everyone. `server`: rendered for each request
   * with its data. `client`: the server sends the app shell, which is empty.
   */
  rendering: 'static' | 'server' | 'client';
  /**
   * Whether the build also prerenders the page without its data, for a server that does not have them.
   * Without it such a server sends the app shell.
   */
  hasStaticFallback?: true;
  /** Whether menus link to the page for users with access. A text replaces the title as the link's label. */
  menu?: true | string;
  /** The only role whose menu links to the page, if not all users with access. */
  menuRole?: Exclude<Role, 'moderator'>;
  /** Whether suspended users can open the page, because their open orders need it. */
  admitsSuspended?: true;
  /** The setting or capability that enables the route. */
  needs?: keyof Pick<PublicConfiguration, 'statecharts'> | Capability;
}

const staticPage = { access: 'public', layout: 'public', rendering: 'static' } as const;
const serverPage = { access: 'public', layout: 'public', rendering: 'server' } as const;
const sitePage = { ...serverPage, needs: 'extensions' } as const;
const dashboardPage = { layout: 'dashboard', rendering: 'client' } as const;
const buyerPage = { ...dashboardPage, access: 'buyer' } as const;
const sellerPage = { ...dashboardPage, access: 'seller' } as const;
const staffPage = { ...dashboardPage, access: 'staff' } as const;
const adminPage = { ...dashboardPage, access: 'Admin' } as const;

const routeTable = {
  home: { ...serverPage, path: '/', title: 'Home', menu: true, hasStaticFallback: true },
  login: { ...staticPage, path: '/login', title: 'Login' },
  register: { ...staticPage, path: '/register', title: 'Register' },
  blog: { ...staticPage, path: '/blog', title: 'Blog', menu: true },
  category: { ...serverPage, path: '/category/:id', title: 'Category', access: 'signedIn' },
  product: { ...serverPage, path: '/product/:id', title: 'Product', needs: 'extensions' },
  seller: { ...serverPage, path: '/seller/:uid', title: 'Seller', needs: 'extensions' },
  search: { ...serverPage, path: '/search', title: 'Search', needs: 'extensions' },
  help: { ...sitePage, path: '/help', title: sitePages.help.title },
  about: { ...sitePage, path: '/about', title: sitePages.about.title },
  contact: { ...sitePage, path: '/contact', title: sitePages.contact.title },
  terms: { ...sitePage, path: '/terms', title: sitePages.terms.title },
  privacy: { ...sitePage, path: '/privacy', title: sitePages.privacy.title },
  imprint: { ...sitePage, path: '/imprint', title: sitePages.imprint.title },
  dashboard: { ...dashboardPage, path: '/dashboard', title: 'Dashboard', access: 'signedIn' },
  myOrders: { ...buyerPage, path: '/dashboard/my-orders', title: 'My Orders', menu: true },
  payment: { ...buyerPage, path: '/dashboard/payment/:id', title: 'Payment' },
  myWishlist: { ...buyerPage, path: '/dashboard/my-wishlist', title: 'My WishList', menu: true },
  savedSearches: {
    ...buyerPage,
    path: '/dashboard/saved-searches',
    title: 'Saved Searches',
    menu: true,
    needs: 'extensions',
  },
  myProducts: { ...sellerPage, path: '/dashboard/my-products', title: 'My Products', menu: true },
  addProduct: {
    ...sellerPage,
    path: '/dashboard/add-a-product',
    title: 'Add a Product',
    menu: 'Add A Product',
  },
  importProducts: {
    ...sellerPage,
    path: '/dashboard/import-products',
    title: 'Import Watches',
    needs: 'extensions',
  },
  listingFigures: {
    ...sellerPage,
    path: '/dashboard/figures/:id',
    title: 'Statistics',
    needs: 'extensions',
  },
  editProduct: {
    ...sellerPage,
    path: '/dashboard/edit-product/:id',
    title: 'Edit a Watch',
    needs: 'extensions',
  },
  mySales: {
    ...sellerPage,
    path: '/dashboard/my-sales',
    title: 'My Sales',
    menu: true,
    needs: 'extensions',
  },
  myPayouts: {
    ...sellerPage,
    path: '/dashboard/my-payouts',
    title: 'My Payouts',
    menu: true,
    needs: 'extensions',
  },
  order: {
    ...dashboardPage,
    path: '/dashboard/order/:id',
    title: 'Order',
    access: 'signedIn',
    admitsSuspended: true,
    needs: 'extensions',
  },
  feeInvoice: {
    ...dashboardPage,
    path: '/dashboard/fee-invoice/:id',
    title: 'Fee Invoice',
    access: 'signedIn',
    admitsSuspended: true,
    needs: 'extensions',
  },
  allSellers: { ...adminPage, path: '/dashboard/all-sellers', title: 'All Sellers', menu: true },
  allBuyers: { ...adminPage, path: '/dashboard/all-buyers', title: 'All Buyers', menu: true },
  allOrders: {
    ...staffPage,
    path: '/dashboard/all-orders',
    title: 'All Orders',
    menu: true,
    needs: 'extensions',
  },
  auditLog: {
    ...adminPage,
    path: '/dashboard/audit-log',
    title: 'Audit log',
    menu: true,
    needs: 'extensions',
  },
  user: {
    ...staffPage,
    path: '/dashboard/users/:id',
    title: 'User',
    needs: 'extensions',
  },
  people: {
    ...staffPage,
    path: '/dashboard/people',
    title: 'People',
    menu: true,
    needs: 'extensions',
  },
  staffListings: {
    ...staffPage,
    path: '/dashboard/listings',
    title: 'Listings',
    menu: true,
    needs: 'extensions',
  },
  payouts: {
    ...adminPage,
    path: '/dashboard/payouts',
    title: 'Payouts',
    menu: true,
    needs: 'extensions',
  },
  fees: {
    ...adminPage,
    path: '/dashboard/fees',
    title: 'Fees',
    menu: true,
    needs: 'extensions',
  },
  reports: {
    ...staffPage,
    path: '/dashboard/reports',
    title: 'Reports',
    menu: true,
    needs: 'extensions',
  },
  report: {
    ...staffPage,
    path: '/dashboard/reports/:id',
    title: 'Report',
    needs: 'extensions',
  },
  decision: {
    path: '/decision/:id',
    title: 'Decision',
    access: 'public',
    layout: 'public',
    rendering: 'client',
    needs: 'extensions',
  },
  notifications: {
    ...dashboardPage,
    path: '/dashboard/notifications',
    title: 'Notifications',
    access: 'signedIn',
    menu: true,
    needs: 'extensions',
  },
  messages: {
    ...dashboardPage,
    path: '/dashboard/messages',
    title: 'Messages',
    access: 'signedIn',
    menu: true,
    needs: 'extensions',
  },
  conversation: {
    ...dashboardPage,
    path: '/dashboard/messages/:id',
    admitsSuspended: true,
    title: 'Conversation',
    access: 'signedIn',
    needs: 'extensions',
  },
  account: {
    ...dashboardPage,
    path: '/dashboard/account',
    title: 'My account',
    access: 'signedIn',
    menu: true,
    needs: 'extensions',
  },
  invitation: {
    ...dashboardPage,
    path: '/dashboard/invitation',
    title: 'Invitation',
    access: 'signedIn',
    needs: 'extensions',
  },
  settings: {
    ...adminPage,
    path: '/dashboard/settings',
    title: 'Settings',
    menu: true,
    needs: 'extensions',
  },
  categories: {
    ...adminPage,
    path: '/dashboard/categories',
    title: 'Categories',
    menu: true,
    needs: 'extensions',
  },
  searchWords: {
    ...adminPage,
    path: '/dashboard/search-words',
    title: 'Search Words',
    menu: true,
    needs: 'extensions',
  },
  contactMessages: {
    ...adminPage,
    path: '/dashboard/contact-messages',
    title: 'Contact Messages',
    menu: true,
    needs: 'contactMessages',
  },
  pages: {
    ...adminPage,
    path: '/dashboard/pages',
    title: 'Pages',
    menu: true,
    needs: 'extensions',
  },
  emails: {
    ...adminPage,
    path: '/dashboard/emails',
    title: 'Emails',
    menu: true,
    needs: 'extensions',
  },
  jobs: {
    ...adminPage,
    path: '/dashboard/jobs',
    title: 'Jobs and Health',
    menu: true,
    needs: 'extensions',
  },
  components: {
    path: '/components',
    title: 'Components',
    access: 'public',
    layout: 'tool',
    rendering: 'client',
    needs: 'statecharts',
  },
  statecharts: {
    path: '/statecharts',
    title: 'State charts',
    access: 'public',
    layout: 'tool',
    rendering: 'client',
    menu: true,
    menuRole: 'Admin',
    needs: 'statecharts',
  },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routeTable;

/**
 * The route table of specification 2.1, in the order of the menus. The router, paths, menus, titles,
 * prerendering and the server's page responses derive from it; the client's `pages` maps each route to
 * its component.
 */
export const routes: {
  [Name in RouteName]: Route & Pick<(typeof routeTable)[Name], 'path'>;
} = routeTable;

export const routeNames = Object.keys(routes) as RouteName[];
