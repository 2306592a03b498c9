/** Every route of the application, spelled once. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  blog: '/blog',
  category: (id: string) => `/category/${encodeURIComponent(id)}`,
  dashboard: '/dashboard',
  myOrders: '/dashboard/my-orders',
  payment: (productId: string) => `/dashboard/payment/${encodeURIComponent(productId)}`,
  myWishlist: '/dashboard/my-wishlist',
  myProducts: '/dashboard/my-products',
  addProduct: '/dashboard/add-a-product',
  allBuyers: '/dashboard/all-buyers',
  allSellers: '/dashboard/all-sellers',
} as const;

/** The state of a visit to the login page: where the person was going, and why they were stopped. */
export interface LoginState {
  from?: { pathname: string; search?: string; hash?: string };
  neededRole?: string;
  /** Why the server ended the session. */
  endedBecause?: string;
}

/** Reads a location's state, which anything may have written. */
export function loginState(state: unknown): LoginState {
  return typeof state === 'object' && state !== null ? state : {};
}

/** Where a sign-in leads: back to where the person was going, else home. */
export function destination({ from }: LoginState): string {
  return from ? `${from.pathname}${from.search ?? ''}${from.hash ?? ''}` : paths.home;
}
