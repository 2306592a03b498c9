import { Suspense } from 'react';
import { Route, Routes as RouterRoutes } from 'react-router-dom';
import { FullScreenSpinner } from '../components/full-screen-spinner';
import HomePage from '../pages/home/home-page';
import { configuration } from '../services/configuration';
import { RequireChosenRole } from './guards/require-chosen-role';
import { RequireRole } from './guards/require-role';
import { RequireSignIn } from './guards/require-sign-in';
import { lazyPage } from './lazy-page';
import { DashboardLayout } from './layouts/dashboard-layout';
import { PublicLayout } from './layouts/public-layout';
import { ToolLayout } from './layouts/tool-layout';

const LoginPage = lazyPage(() => import('../pages/login/login-page'));
const RegistrationPage = lazyPage(() => import('../pages/registration/registration-page'));
const BlogPage = lazyPage(() => import('../pages/blog/blog-page'));
const CategoryPage = lazyPage(() => import('../pages/category/category-page'));
const DashboardStart = lazyPage(() => import('../pages/dashboard/dashboard-start'));
const MyOrdersPage = lazyPage(() => import('../pages/dashboard/my-orders-page'));
const PaymentPage = lazyPage(() => import('../pages/dashboard/payment-page'));
const MyWishlistPage = lazyPage(() => import('../pages/dashboard/my-wishlist-page'));
const MyProductsPage = lazyPage(() => import('../pages/dashboard/my-products-page'));
const AddProductPage = lazyPage(() => import('../pages/dashboard/add-product-page'));
const AllBuyersPage = lazyPage(() => import('../pages/dashboard/all-buyers-page'));
const AllSellersPage = lazyPage(() => import('../pages/dashboard/all-sellers-page'));
const StatechartsPage = lazyPage(() => import('../../statecharts/page/statecharts-page'));
const NotFoundPage = lazyPage(() => import('../pages/not-found/not-found-page'));

/**
 * The route table of SPEC section 2. Paths match in any case, so /dashboard/my-Products and
 * /dashboard/my-products are one route.
 */
export function Routes() {
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <RouterRoutes>
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
          <Route path="dashboard" element={<DashboardLayout />}>
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
      </RouterRoutes>
    </Suspense>
  );
}
