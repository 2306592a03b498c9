import { productCalls } from '../../contract/calls/products' with { type: 'signature' };
import { sellerCalls } from '../../contract/calls/sellers' with { type: 'signature' };
import { maxPageSize } from '../../contract/platform/page-size';
import { injectCalls } from './inject-calls';
import { productTag, productTags } from './product-tags';

/** In its own file, because Home does not use it. */
export const productPagesApi = injectCalls(
  productCalls,
  async () => (await import('../../contract/calls/products')).productCalls,
  ({ query }) => ({
    product: query('product', {
      providesTags: (_page, _error, id) => ['Products', productTag(id)],
    }),
    similarProducts: query('similarProducts', { providesTags: productTags }),
  }),
);

const sellerPagesApi = injectCalls(
  sellerCalls,
  async () =>
    (await import(/* webpackChunkName: "visitor-calls" */ '../../contract/calls/sellers'))
      .sellerCalls,
  ({ query }) => ({
    seller: query('seller', { providesTags: ['Users'] }),
    /** A seller's newest products, `neededCount` of them if the seller has that many. */
    sellerProducts: query('sellerProducts', {
      argument: ({ uid }: { uid: string; neededCount: number }) => uid,
      request: ({ neededCount }) => ({
        params: { limit: Math.min(neededCount, maxPageSize) },
        neededCount,
      }),
      providesTags: productTags,
    }),
  }),
);

export const { useProductQuery, useSimilarProductsQuery } = productPagesApi;
export const { useSellerQuery, useSellerProductsQuery } = sellerPagesApi;
