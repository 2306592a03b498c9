import type { NewProduct } from '../../contract/calls/products';
import type { Acknowledgement, Deletion, Modification } from '../../contract/mutation-results';
import type { OwnProduct, Product } from '../../contract/product';
import { api } from './api';
import { answerOf } from './answer-of';
import { productTags } from './product-tags';

export const productsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** As many of the newest as are asked for, or more where the server sends more at once. */
    advertisements: build.query<Product[], number | void>({
      query: (enough) => ({
        url: '/ads',
        enough: enough || Infinity,
      }),
      responseSchema: answerOf('productList'),
      providesTags: productTags,
    }),
    productsOfCategory: build.query<Product[], string>({
      query: (categoryId) => ({
        url: `/products/${encodeURIComponent(categoryId)}`,
        isWhole: true,
      }),
      responseSchema: answerOf('productList'),
      providesTags: productTags,
    }),
    myProducts: build.query<OwnProduct[], string>({
      query: (email) => ({ url: `/my-products/${encodeURIComponent(email)}`, isWhole: true }),
      responseSchema: answerOf('ownProductList'),
      providesTags: ['MyProducts'],
    }),
    addProduct: build.mutation<Acknowledgement, NewProduct>({
      query: (body) => ({
        url: '/products',
        method: 'POST',
        body,
      }),
      responseSchema: answerOf('acknowledgement'),
      invalidatesTags: ['Products', 'MyProducts'],
    }),
    advertiseProduct: build.mutation<Modification, Product>({
      query: (product) => {
        const url = `/products/advertise/${encodeURIComponent(product._id)}`;
        return { url, method: 'PUT', body: product, sets: url };
      },
      responseSchema: answerOf('modification'),
      invalidatesTags: ['Products', 'MyProducts'],
    }),
    deleteProduct: build.mutation<Deletion, string>({
      query: (id) => ({
        url: `/products/${encodeURIComponent(id)}`,
        method: 'DELETE',
      }),
      responseSchema: answerOf('deletion'),
      invalidatesTags: ['Products', 'MyProducts', 'Wishlist'],
    }),
  }),
});

export const { useAdvertisementsQuery, useMyProductsQuery, useProductsOfCategoryQuery } =
  productsApi;
