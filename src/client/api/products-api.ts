import type { NewProduct } from '../../contract/calls/products';
import type {
  Acknowledgement,
  Deletion,
  Modification,
} from '../../contract/platform/mutation-results';
import type { OwnProduct, Product } from '../../contract/selling/product';
import { api } from './api';
import { responseSchema } from './response-schema';
import { productTags } from './product-tags';

export const productsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** At least the requested number of the newest advertised products; all if there are fewer. */
    advertisements: build.query<Product[], number | void>({
      query: (neededCount) => ({
        url: '/ads',
        neededCount: neededCount || Infinity,
      }),
      responseSchema: responseSchema('productList'),
      providesTags: productTags,
    }),
    productsOfCategory: build.query<Product[], string>({
      query: (categoryId) => ({
        url: `/products/${encodeURIComponent(categoryId)}`,
        allPages: true,
      }),
      responseSchema: responseSchema('productList'),
      providesTags: productTags,
    }),
    myProducts: build.query<OwnProduct[], string>({
      query: (email) => ({ url: `/my-products/${encodeURIComponent(email)}`, allPages: true }),
      responseSchema: responseSchema('ownProductList'),
      providesTags: ['MyProducts'],
    }),
    addProduct: build.mutation<Acknowledgement, NewProduct>({
      query: (body) => ({
        url: '/products',
        method: 'POST',
        body,
      }),
      responseSchema: responseSchema('acknowledgement'),
      invalidatesTags: ['Products', 'MyProducts'],
    }),
    advertiseProduct: build.mutation<Modification, Product>({
      query: (product) => {
        const url = `/products/advertise/${encodeURIComponent(product._id)}`;
        return { url, method: 'PUT', body: product, idempotencyScope: url };
      },
      responseSchema: responseSchema('modification'),
      invalidatesTags: ['Products', 'MyProducts'],
    }),
    deleteProduct: build.mutation<Deletion, string>({
      query: (id) => ({
        url: `/products/${encodeURIComponent(id)}`,
        method: 'DELETE',
      }),
      responseSchema: responseSchema('deletion'),
      invalidatesTags: ['Products', 'MyProducts', 'Wishlist'],
    }),
  }),
});

export const { useAdvertisementsQuery, useMyProductsQuery, useProductsOfCategoryQuery } =
  productsApi;
