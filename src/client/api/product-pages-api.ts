import { maxPageSize } from '../../contract/page-size';
import type { Product, ProductPage } from '../../contract/product';
import type { Seller } from '../../contract/seller';
import { api } from './api';
import { responseSchema } from './response-schema';
import { productTag, productTags } from './product-tags';

/** Needs the capability `products`. In its own file, because Home does not need it. */
const productPagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    product: build.query<ProductPage, string>({
      query: (id) => `/product/${encodeURIComponent(id)}`,
      responseSchema: responseSchema('productPage'),
      providesTags: (_page, _error, id) => ['Products', productTag(id)],
    }),
    similarProducts: build.query<Product[], string>({
      query: (id) => `/product/${encodeURIComponent(id)}/similar`,
      responseSchema: responseSchema('productList'),
      providesTags: productTags,
    }),
    seller: build.query<Seller, string>({
      query: (uid) => `/seller/${encodeURIComponent(uid)}`,
      responseSchema: responseSchema('seller'),
      providesTags: ['Users'],
    }),
    /** The newest products, as many as requested. */
    sellerProducts: build.query<Product[], { uid: string; enough: number }>({
      query: ({ uid, enough }) => ({
        url: `/seller/${encodeURIComponent(uid)}/products`,
        params: { limit: Math.min(enough, maxPageSize) },
        enough,
      }),
      responseSchema: responseSchema('productList'),
      providesTags: productTags,
    }),
  }),
});

export const { useProductQuery, useSimilarProductsQuery, useSellerQuery, useSellerProductsQuery } =
  productPagesApi;
