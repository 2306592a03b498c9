import { Suspense, type ReactNode } from 'react';
import { Route, Routes as RouterRoutes } from 'react-router-dom';
import { FullScreenSpinner } from '../components/loading/full-screen-spinner';
import HomePage from '../pages/home/home-page';
import { configuration } from '../services/configuration';
import { RequireChosenRole } from './guards/require-chosen-role';
import { RequireRole } from './guards/require-role';
import { RequireSignIn } from './guards/require-sign-in';
import {
  AddProductPage,
  AllBuyersPage,
  AllSellersPage,
  BlogPage,
  CategoryPage,
  DashboardFrame,
  DashboardStart,
  LoginPage,
  MyOrdersPage,
  MyProductsPage,
  MyWishlistPage,
  NotFoundPage,
  PaymentPage,
  RegistrationPage,
  StatechartsPage,
} from './lazy-pages';
import { PublicLayout } from './layouts/public-layout';
import { ToolLayout } from './layouts/tool-layout';

/**
 * The route table of specification 2.1. Paths match in any case, so /dashboard/my-Products and
 * /dashboard/my-products are one route.
 */
export function routeElements(): ReactNode {
  return (
    <>
      <Route element={<PublicLayout />}>
        <Route index element={<HomePage />} />
        <Route path="login" element={<LoginPage />} />
        <Route path="register" element={<RegistrationPage />} />
        <Route path="blog" element={<BlogPage />} />
        <Route element={<RequireSignIn />}>
          <Route element={<RequireChosenRole />}>
            <Route path="category/:id" element={<CategoryPage />} />
          </Route>
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      {configuration().statecharts && (
        <Route element={<ToolLayout />}>
          <Route path="statecharts" element={<StatechartsPage />} />
        </Route>
      )}
      <Route element={<RequireSignIn />}>
        <Route path="dashboard" element={<DashboardFrame />}>
          <Route element={<RequireChosenRole />}>
            <Route index element={<DashboardStart />} />
            <Route element={<RequireRole role="buyer" />}>
              <Route path="my-orders" element={<MyOrdersPage />} />
              <Route path="payment/:id" element={<PaymentPage />} />
              <Route path="my-wishlist" element={<MyWishlistPage />} />
            </Route>
            <Route element={<RequireRole role="seller" />}>
              <Route path="my-products" element={<MyProductsPage />} />
              <Route path="add-a-product" element={<AddProductPage />} />
            </Route>
            <Route element={<RequireRole role="Admin" />}>
              <Route path="all-buyers" element={<AllBuyersPage />} />
              <Route path="all-sellers" element={<AllSellersPage />} />
            </Route>
          </Route>
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Route>
    </>
  );
}

export function Routes() {
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <RouterRoutes>{routeElements()}</RouterRoutes>
    </Suspense>
  );
}
