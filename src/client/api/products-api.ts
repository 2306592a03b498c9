import type {
  Acknowledgement,
  Deletion,
  Modification,
  NewProduct,
  Product,
} from '../../contract/product';
import { api } from './api';
import { readAnswer } from './read-answer';

export const productsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** As many of the newest as are asked for, or more where the server sends more at once. */
    advertisements: build.query<Product[], number | void>({
      query: (enough) => ({
        url: '/ads',
        enough: enough || Infinity,
        responseHandler: readAnswer('advertisements'),
      }),
      providesTags: ['Products'],
    }),
    productsOfCategory: build.query<Product[], string>({
      query: (categoryId) => ({
        url: `/products/${encodeURIComponent(categoryId)}`,
        responseHandler: readAnswer('productList'),
      }),
      providesTags: ['Products'],
    }),
    myProducts: build.query<Product[], string>({
      query: (email) => ({
        url: `/my-products/${encodeURIComponent(email)}`,
        responseHandler: readAnswer('productList'),
      }),
      providesTags: ['MyProducts'],
    }),
    addProduct: build.mutation<Acknowledgement, NewProduct>({
      query: (body) => ({
        url: '/products',
        method: 'POST',
        body,
        responseHandler: readAnswer('acknowledgement'),
      }),
      invalidatesTags: ['Products', 'MyProducts'],
    }),
    advertiseProduct: build.mutation<Modification, Product>({
      query: (product) => ({
        url: `/products/advertise/${encodeURIComponent(product._id)}`,
        method: 'PUT',
        body: product,
        responseHandler: readAnswer('modification'),
      }),
      invalidatesTags: ['Products', 'MyProducts'],
    }),
    deleteProduct: build.mutation<Deletion, string>({
      query: (id) => ({
        url: `/products/${encodeURIComponent(id)}`,
        method: 'DELETE',
        responseHandler: readAnswer('deletion'),
      }),
      invalidatesTags: ['Products', 'MyProducts', 'Wishlist'],
    }),
  }),
});

export const { useAdvertisementsQuery, useMyProductsQuery, useProductsOfCategoryQuery } =
  productsApi;
