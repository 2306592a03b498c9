import {
  acknowledgementSchema,
  advertisementsSchema,
  deletionSchema,
  modificationSchema,
  productListSchema,
  type Acknowledgement,
  type Deletion,
  type Modification,
  type NewProduct,
  type Product,
} from '../../contract/product';
import { api } from './api';
import { readAnswer } from './read-answer';

export const productsApi = api.injectEndpoints({
  endpoints: (build) => ({
    advertisements: build.query<Product[], void>({
      query: () => ({ url: '/ads', responseHandler: readAnswer(advertisementsSchema) }),
      providesTags: ['Products'],
    }),
    productsOfCategory: build.query<Product[], string>({
      query: (categoryId) => ({
        url: `/products/${encodeURIComponent(categoryId)}`,
        responseHandler: readAnswer(productListSchema),
      }),
      providesTags: ['Products'],
    }),
    myProducts: build.query<Product[], string>({
      query: (email) => ({
        url: `/my-products/${encodeURIComponent(email)}`,
        responseHandler: readAnswer(productListSchema),
      }),
      providesTags: ['MyProducts'],
    }),
    addProduct: build.mutation<Acknowledgement, NewProduct>({
      query: (body) => ({
        url: '/products',
        method: 'POST',
        body,
        responseHandler: readAnswer(acknowledgementSchema),
      }),
      invalidatesTags: ['Products', 'MyProducts'],
    }),
    advertiseProduct: build.mutation<Modification, Product>({
      query: (product) => ({
        url: `/products/advertise/${encodeURIComponent(product._id)}`,
        method: 'PUT',
        body: product,
        responseHandler: readAnswer(modificationSchema),
      }),
      invalidatesTags: ['Products', 'MyProducts'],
    }),
    deleteProduct: build.mutation<Deletion, string>({
      query: (id) => ({
        url: `/products/${encodeURIComponent(id)}`,
        method: 'DELETE',
        responseHandler: readAnswer(deletionSchema),
      }),
      invalidatesTags: ['Products', 'MyProducts', 'Wishlist'],
    }),
  }),
});

export const { useAdvertisementsQuery, useMyProductsQuery, useProductsOfCategoryQuery } =
  productsApi;
