import { maxPageSize } from '../../contract/platform/page-size';
import type { Product, DetailedProduct } from '../../contract/selling/product';
import type { Seller } from '../../contract/selling/seller';
import { api } from './api';
import { responseSchema } from './response-schema';
import { productTag, productTags } from './product-tags';

/** Requires the server's capability `products`. In its own file, because Home does not use it. */
export const productPagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    product: build.query<DetailedProduct, string>({
      query: (id) => `/product/${encodeURIComponent(id)}`,
      responseSchema: responseSchema('detailedProduct'),
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
    /** A seller's newest products, `neededCount` of them if the seller has that many. */
    sellerProducts: build.query<Product[], { uid: string; neededCount: number }>({
      query: ({ uid, neededCount }) => ({
        url: `/seller/${encodeURIComponent(uid)}/products`,
        params: { limit: Math.min(neededCount, maxPageSize) },
        neededCount,
      }),
      responseSchema: responseSchema('productList'),
      providesTags: productTags,
    }),
  }),
});

export const { useProductQuery, useSimilarProductsQuery, useSellerQuery, useSellerProductsQuery } =
  productPagesApi;
