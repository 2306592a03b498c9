import { listingEditCalls } from '../../contract/calls/listing-edits' with { type: 'signature' };
import { injectCalls } from './inject-calls';
import { productListTag, productTag } from './product-tags';

/** The tags of the queries that return a product, or that depend on whether it is listed. */
const changedProductTags = (id: string) => [
  productListTag,
  productTag(id),
  'MyProducts' as const,
  'Wishlist' as const,
];

export const listingEditsApi = injectCalls(
  listingEditCalls,
  async () =>
    (await import(/* webpackChunkName: "seller-calls" */ '../../contract/calls/listing-edits'))
      .listingEditCalls,
  ({ query, mutation }) => ({
    editableProduct: query('editableProduct'),
    editListing: mutation('editListing', {
      invalidatesTags: (_product, _error, { id }) => [...changedProductTags(id), 'Sales'],
    }),
    /** Puts a product up for sale again (`listed`), or pauses it. */
    setListed: mutation('setListed', {
      invalidatesTags: (_result, _error, { id }) => changedProductTags(id),
    }),
    away: query('away', { providesTags: ['Away'] }),
    setAway: mutation('setAway', { invalidatesTags: ['Away', 'Products', 'MyProducts'] }),
  }),
);

export const { useAwayQuery } = listingEditsApi;
