import type { Capability, PublicConfiguration } from './configuration';
import type { Role } from './user';

/** Who may open a page; a role admits only that role. */
export type Access = 'public' | 'signedIn' | Role;

/** The layout around a page. */
export type Layout = 'public' | 'dashboard' | 'tool';

/** A row of the route table. */
export interface Route {
  /** A pattern of React Router, matched case-insensitively. */
  path: `/${string}`;
  /** The part of document.title before the tagline. */
  title: string;
  access: Access;
  layout: Layout;
  /**
   * `static`: prerendered at build, the same for every visitor. `server`: rendered for each request
   * with its data. `client`: the server sends the app shell.
   */
  rendering: 'static' | 'server' | 'client';
  /** Whether menus link to it for users with access; a text is the link's label in place of the title. */
  menu?: true | string;
  /** The only role whose menu links to it. */
  menuOf?: Role;
  /** The setting or capability that enables the route. */
  needs?: keyof Pick<PublicConfiguration, 'statecharts'> | Capability;
}

const prerendered = { access: 'public', layout: 'public', rendering: 'static' } as const;
const onRequest = { access: 'public', layout: 'public', rendering: 'server' } as const;
const onDashboard = { layout: 'dashboard', rendering: 'client' } as const;
const forBuyers = { ...onDashboard, access: 'buyer' } as const;
const forSellers = { ...onDashboard, access: 'seller' } as const;
const forAdmins = { ...onDashboard, access: 'Admin' } as const;

const table = {
  home: { ...prerendered, path: '/', title: 'Home', menu: true },
  login: { ...prerendered, path: '/login', title: 'Login' },
  register: { ...prerendered, path: '/register', title: 'Register' },
  blog: { ...prerendered, path: '/blog', title: 'Blog', menu: true },
  category: {
    path: '/category/:id',
    title: 'Category',
    access: 'signedIn',
    layout: 'public',
    rendering: 'client',
  },
  product: { ...onRequest, path: '/product/:id', title: 'Product', needs: 'products' },
  seller: { ...onRequest, path: '/seller/:uid', title: 'Seller', needs: 'products' },
  search: {
    path: '/search',
    title: 'Search',
    access: 'public',
    layout: 'public',
    rendering: 'client',
    needs: 'search',
  },
  dashboard: { ...onDashboard, path: '/dashboard', title: 'Dashboard', access: 'signedIn' },
  myOrders: { ...forBuyers, path: '/dashboard/my-orders', title: 'My Orders', menu: true },
  payment: { ...forBuyers, path: '/dashboard/payment/:id', title: 'Payment' },
  myWishlist: { ...forBuyers, path: '/dashboard/my-wishlist', title: 'My WishList', menu: true },
  myProducts: { ...forSellers, path: '/dashboard/my-products', title: 'My Products', menu: true },
  addProduct: {
    ...forSellers,
    path: '/dashboard/add-a-product',
    title: 'Add a Product',
    menu: 'Add A Product',
  },
  mySales: {
    ...forSellers,
    path: '/dashboard/my-sales',
    title: 'My Sales',
    menu: true,
    needs: 'orders',
  },
  order: {
    ...onDashboard,
    path: '/dashboard/order/:id',
    title: 'Order',
    access: 'signedIn',
    needs: 'orders',
  },
  allSellers: { ...forAdmins, path: '/dashboard/all-sellers', title: 'All Sellers', menu: true },
  allBuyers: { ...forAdmins, path: '/dashboard/all-buyers', title: 'All Buyers', menu: true },
  allOrders: {
    ...forAdmins,
    path: '/dashboard/all-orders',
    title: 'All Orders',
    menu: true,
    needs: 'orders',
  },
  notifications: {
    ...onDashboard,
    path: '/dashboard/notifications',
    title: 'Notifications',
    access: 'signedIn',
    menu: true,
    needs: 'orders',
  },
  statecharts: {
    path: '/statecharts',
    title: 'State charts',
    access: 'public',
    layout: 'tool',
    rendering: 'client',
    menu: true,
    menuOf: 'Admin',
    needs: 'statecharts',
  },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof table;

/**
 * The route table of specification 2.1, in the order of the menus. The router, paths, menus, titles,
 * prerendering and the server's page responses derive from it; the client's `pages` maps each route to
 * its component.
 */
export const routes: {
  [Name in RouteName]: Route & Pick<(typeof table)[Name], 'path'>;
} = table;

export const routeNames = Object.keys(routes) as RouteName[];
