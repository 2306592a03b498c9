import { lazyPage } from './lazy-page';

/** Every page but Home, which most visits begin with, in a chunk of its own. */
export const LoginPage = lazyPage(
  () => import(/* webpackChunkName: "login" */ '../pages/login/login-page'),
);
export const RegistrationPage = lazyPage(
  () => import(/* webpackChunkName: "register" */ '../pages/registration/registration-page'),
);
export const BlogPage = lazyPage(
  () => import(/* webpackChunkName: "blog" */ '../pages/blog/blog-page'),
);
export const CategoryPage = lazyPage(
  () => import(/* webpackChunkName: "category" */ '../pages/category/category-page'),
);
export const DashboardStart = lazyPage(
  () => import(/* webpackChunkName: "dashboard-start" */ '../pages/dashboard/dashboard-start'),
);
export const MyOrdersPage = lazyPage(
  () => import(/* webpackChunkName: "my-orders" */ '../pages/dashboard/my-orders-page'),
);
export const PaymentPage = lazyPage(
  () => import(/* webpackChunkName: "payment" */ '../pages/dashboard/payment-page'),
);
export const MyWishlistPage = lazyPage(
  () => import(/* webpackChunkName: "my-wishlist" */ '../pages/dashboard/my-wishlist-page'),
);
export const MyProductsPage = lazyPage(
  () => import(/* webpackChunkName: "my-products" */ '../pages/dashboard/my-products-page'),
);
export const AddProductPage = lazyPage(
  () => import(/* webpackChunkName: "add-a-product" */ '../pages/dashboard/add-product-page'),
);
export const AllBuyersPage = lazyPage(
  () => import(/* webpackChunkName: "all-buyers" */ '../pages/dashboard/all-buyers-page'),
);
export const AllSellersPage = lazyPage(
  () => import(/* webpackChunkName: "all-sellers" */ '../pages/dashboard/all-sellers-page'),
);
export const StatechartsPage = lazyPage(
  () => import(/* webpackChunkName: "statecharts" */ '../../statecharts/page/statecharts-page'),
);
export const NotFoundPage = lazyPage(
  () => import(/* webpackChunkName: "not-found" */ '../pages/not-found/not-found-page'),
);

/** The frame of every page that needs a sign-in, with its menu that opens on small screens. */
export const DashboardFrame = lazyPage(async () => {
  const { DashboardLayout } = await import(
    /* webpackChunkName: "dashboard" */ './layouts/dashboard-layout'
  );
  return { default: DashboardLayout };
});
