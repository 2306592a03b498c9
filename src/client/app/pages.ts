import type { ComponentType } from 'react';
import type { Layout, RouteName } from '../../contract/routes';
import HomePage from '../pages/home/home-page';
import { PublicLayout } from './layouts/public-layout';
import { lazyPage } from './lazy-page';

/**
 * The page component of every route. All are lazy except Home, where most visits begin. The chunk of
 * a prerendered page must have the name of its HTML file without `.html`. The chunk of a page that the
 * server renders must have the name of its route.
 */
export const pages = {
  home: HomePage,
  login: lazyPage(() => import(/* webpackChunkName: "login" */ '../pages/login/login-page')),
  register: lazyPage(
    () => import(/* webpackChunkName: "register" */ '../pages/registration/registration-page'),
  ),
  blog: lazyPage(() => import(/* webpackChunkName: "blog" */ '../pages/blog/blog-page')),
  category: lazyPage(
    () => import(/* webpackChunkName: "category" */ '../pages/category/category-page'),
  ),
  product: lazyPage(
    () => import(/* webpackChunkName: "product" */ '../pages/product/product-page'),
  ),
  seller: lazyPage(() => import(/* webpackChunkName: "seller" */ '../pages/seller/seller-page')),
  search: lazyPage(() => import(/* webpackChunkName: "search" */ '../pages/search/search-page')),
  help: lazyPage(() => import(/* webpackChunkName: "help" */ '../pages/site-page/site-page')),
  about: lazyPage(() => import(/* webpackChunkName: "about" */ '../pages/site-page/site-page')),
  contact: lazyPage(() => import(/* webpackChunkName: "contact" */ '../pages/site-page/site-page')),
  terms: lazyPage(() => import(/* webpackChunkName: "terms" */ '../pages/site-page/site-page')),
  privacy: lazyPage(() => import(/* webpackChunkName: "privacy" */ '../pages/site-page/site-page')),
  imprint: lazyPage(() => import(/* webpackChunkName: "imprint" */ '../pages/site-page/site-page')),
  dashboard: lazyPage(
    () =>
      import(/* webpackChunkName: "dashboard-start" */ '../pages/dashboard/start/dashboard-start'),
  ),
  myOrders: lazyPage(
    () => import(/* webpackChunkName: "my-orders" */ '../pages/dashboard/buying/my-orders-page'),
  ),
  payment: lazyPage(
    () => import(/* webpackChunkName: "payment" */ '../pages/dashboard/buying/payment-page'),
  ),
  myWishlist: lazyPage(
    () =>
      import(/* webpackChunkName: "my-wishlist" */ '../pages/dashboard/buying/my-wishlist-page'),
  ),
  savedSearches: lazyPage(
    () =>
      import(
        /* webpackChunkName: "saved-searches" */ '../pages/dashboard/finding/saved-searches-page'
      ),
  ),
  myProducts: lazyPage(
    () =>
      import(/* webpackChunkName: "my-products" */ '../pages/dashboard/selling/my-products-page'),
  ),
  addProduct: lazyPage(
    () =>
      import(/* webpackChunkName: "add-a-product" */ '../pages/dashboard/selling/add-product-page'),
  ),
  importProducts: lazyPage(
    () =>
      import(
        /* webpackChunkName: "import-products" */ '../pages/dashboard/selling/import-products-page'
      ),
  ),
  listingFigures: lazyPage(
    () =>
      import(/* webpackChunkName: "figures" */ '../pages/dashboard/selling/listing-figures-page'),
  ),
  editProduct: lazyPage(
    () =>
      import(/* webpackChunkName: "edit-product" */ '../pages/dashboard/selling/edit-product-page'),
  ),
  mySales: lazyPage(
    () => import(/* webpackChunkName: "my-sales" */ '../pages/dashboard/selling/my-sales-page'),
  ),
  myPayouts: lazyPage(
    () =>
      import(/* webpackChunkName: "my-payouts" */ '../pages/dashboard/payments/my-payouts-page'),
  ),
  payouts: lazyPage(
    () => import(/* webpackChunkName: "payouts" */ '../pages/dashboard/payments/payouts-page'),
  ),
  fees: lazyPage(
    () => import(/* webpackChunkName: "fees" */ '../pages/dashboard/payments/fees/fees-page'),
  ),
  feeInvoice: lazyPage(
    () =>
      import(
        /* webpackChunkName: "fee-invoice" */ '../pages/dashboard/payments/fees/fee-invoice-page'
      ),
  ),
  order: lazyPage(
    () => import(/* webpackChunkName: "order" */ '../pages/dashboard/buying/order/order-page'),
  ),
  allSellers: lazyPage(
    () =>
      import(
        /* webpackChunkName: "all-sellers" */ '../pages/dashboard/console/people/all-sellers-page'
      ),
  ),
  allBuyers: lazyPage(
    () =>
      import(
        /* webpackChunkName: "all-buyers" */ '../pages/dashboard/console/people/all-buyers-page'
      ),
  ),
  allOrders: lazyPage(
    () => import(/* webpackChunkName: "all-orders" */ '../pages/dashboard/buying/all-orders-page'),
  ),
  auditLog: lazyPage(
    () => import(/* webpackChunkName: "audit-log" */ '../pages/dashboard/console/audit-log-page'),
  ),
  user: lazyPage(
    () => import(/* webpackChunkName: "user" */ '../pages/dashboard/console/people/user-page'),
  ),
  people: lazyPage(
    () => import(/* webpackChunkName: "people" */ '../pages/dashboard/console/people/people-page'),
  ),
  staffListings: lazyPage(
    () =>
      import(
        /* webpackChunkName: "staff-listings" */ '../pages/dashboard/trust/listings/staff-listings-page'
      ),
  ),
  reports: lazyPage(
    () => import(/* webpackChunkName: "reports" */ '../pages/dashboard/trust/reports/reports-page'),
  ),
  report: lazyPage(
    () => import(/* webpackChunkName: "report" */ '../pages/dashboard/trust/reports/report-page'),
  ),
  decision: lazyPage(
    () => import(/* webpackChunkName: "decision" */ '../pages/decision/decision-page'),
  ),
  notifications: lazyPage(
    () =>
      import(
        /* webpackChunkName: "notifications" */ '../pages/dashboard/talking/notifications-page'
      ),
  ),
  messages: lazyPage(
    () => import(/* webpackChunkName: "messages" */ '../pages/dashboard/talking/messages-page'),
  ),
  conversation: lazyPage(
    () =>
      import(/* webpackChunkName: "conversation" */ '../pages/dashboard/talking/conversation-page'),
  ),
  account: lazyPage(
    () => import(/* webpackChunkName: "account" */ '../pages/dashboard/accounts/account-page'),
  ),
  invitation: lazyPage(
    () =>
      import(/* webpackChunkName: "invitation" */ '../pages/dashboard/accounts/invitation-page'),
  ),
  settings: lazyPage(
    () =>
      import(
        /* webpackChunkName: "settings" */ '../pages/dashboard/console/settings/settings-page'
      ),
  ),
  searchWords: lazyPage(
    () =>
      import(
        /* webpackChunkName: "search-words" */ '../pages/dashboard/console/settings/search-words-page'
      ),
  ),
  categories: lazyPage(
    () =>
      import(
        /* webpackChunkName: "categories" */ '../pages/dashboard/selling/categories/categories-page'
      ),
  ),
  contactMessages: lazyPage(
    () =>
      import(
        /* webpackChunkName: "contact-messages" */ '../pages/dashboard/talking/contact-messages-page'
      ),
  ),
  pages: lazyPage(
    () => import(/* webpackChunkName: "pages" */ '../pages/dashboard/website/site-pages-page'),
  ),
  emails: lazyPage(
    () => import(/* webpackChunkName: "emails" */ '../pages/dashboard/mail/emails-page'),
  ),
  jobs: lazyPage(
    () => import(/* webpackChunkName: "jobs" */ '../pages/dashboard/console/jobs/jobs-page'),
  ),
  components: lazyPage(
    () => import(/* webpackChunkName: "components" */ '../pages/components/components-page'),
  ),
  statecharts: lazyPage(
    () => import(/* webpackChunkName: "statecharts" */ '../pages/statecharts/statecharts-page'),
  ),
} satisfies Record<RouteName, ComponentType>;

export const NotFoundPage = lazyPage(
  () => import(/* webpackChunkName: "not-found" */ '../pages/not-found/not-found-page'),
);

export const layouts = {
  public: PublicLayout,
  // This is lazy, because it contains the drawer, which visitors never need.
  dashboard: lazyPage(async () => {
    const { DashboardLayout } = await import(
      /* webpackChunkName: "dashboard" */ './layouts/dashboard-layout'
    );
    return { default: DashboardLayout };
  }),
  // This is in the chunk of the larger of its pages.
  tool: lazyPage(async () => {
    const { ToolLayout } = await import(
      /* webpackChunkName: "statecharts" */ './layouts/tool-layout'
    );
    return { default: ToolLayout };
  }),
} satisfies Record<Layout, ComponentType>;
