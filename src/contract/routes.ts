import type { Capability, PublicConfiguration } from './configuration';
import type { Role } from './user';

/** Who may see a page; a role's name lets that role alone through. */
export type Access = 'public' | 'signedIn' | Role;

/** The frame around a page. */
export type Layout = 'public' | 'dashboard' | 'tool';

/** A row of the route table. */
export interface Route {
  /** As React Router writes it: `:id` stands for one segment. It matches in any case. */
  path: `/${string}`;
  /** Before the tagline in the document's title. */
  title: string;
  access: Access;
  layout: Layout;
  /**
   * At build: prerendered into a file, for everybody alike. On request: the server renders it with
   * what it shows. In the browser: the server sends a shell.
   */
  rendering: 'static' | 'server' | 'client';
  /** Whether the menu of those who have access links to it, or the link's label if not the title. */
  menu?: true | string;
  /** Whose menu links to it, if not that of all who have access. */
  menuOf?: Role;
  /** What a deployment has to switch on, or its API to be able to do, for the page to be there. */
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
 * The route table of specification 2.1, the routes of a menu in its order. Derived from it are the
 * router, the paths, the menus, the titles, what is prerendered and what the server answers; the
 * client's `pages` holds the component of each.
 */
export const routes: {
  [Name in RouteName]: Route & Pick<(typeof table)[Name], 'path'>;
} = table;

export const routeNames = Object.keys(routes) as RouteName[];
