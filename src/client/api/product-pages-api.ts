import { maxPageSize } from '../../contract/page-size';
import type { Product, ProductPage } from '../../contract/product';
import type { Seller } from '../../contract/seller';
import { api } from './api';
import { answerOf } from './answer-of';
import { productTag, productTags } from './product-tags';

/** Where the API is capable of `products`; apart from the others, which Home begins with. */
const productPagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    product: build.query<ProductPage, string>({
      query: (id) => `/product/${encodeURIComponent(id)}`,
      responseSchema: answerOf('productPage'),
      providesTags: (_page, _error, id) => ['Products', productTag(id)],
    }),
    similarProducts: build.query<Product[], string>({
      query: (id) => `/product/${encodeURIComponent(id)}/similar`,
      responseSchema: answerOf('productList'),
      providesTags: productTags,
    }),
    seller: build.query<Seller, string>({
      query: (uid) => `/seller/${encodeURIComponent(uid)}`,
      responseSchema: answerOf('seller'),
      providesTags: ['Users'],
    }),
    /** As many of the newest as are asked for. */
    sellerProducts: build.query<Product[], { uid: string; enough: number }>({
      query: ({ uid, enough }) => ({
        url: `/seller/${encodeURIComponent(uid)}/products`,
        params: { limit: Math.min(enough, maxPageSize) },
        enough,
      }),
      responseSchema: answerOf('productList'),
      providesTags: productTags,
    }),
  }),
});

export const { useProductQuery, useSimilarProductsQuery, useSellerQuery, useSellerProductsQuery } =
  productPagesApi;
