import { productDraftCalls } from '../../contract/calls/product-drafts' with { type: 'signature' };
import { injectCalls } from './inject-calls';

export const productDraftsApi = injectCalls(
  productDraftCalls,
  async () =>
    (await import(/* webpackChunkName: "seller-calls" */ '../../contract/calls/product-drafts'))
      .productDraftCalls,
  ({ query, mutation }) => ({
    productDrafts: query('productDrafts', {
      request: { allPages: true },
      providesTags: ['Drafts'],
    }),
    /** Never cached: a form must not start from an old revision. */
    productDraft: query('productDraft', { keepUnusedDataFor: 0 }),
    /** Does not refetch the list, because it is sent while the seller types. */
    saveProductDraft: mutation('saveProductDraft'),
    deleteProductDraft: mutation('deleteProductDraft', { invalidatesTags: ['Drafts'] }),
    duplicateProduct: mutation('duplicateProduct', { invalidatesTags: ['Drafts'] }),
  }),
);

export const { useProductDraftsQuery, useProductDraftQuery } = productDraftsApi;
