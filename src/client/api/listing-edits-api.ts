import type { EditListingRequest } from '../../contract/calls/listing-edits';
import type { Away, EditableProduct } from '../../contract/selling/editable-product';
import type { Modification } from '../../contract/platform/mutation-results';
import { api } from './api';
import { responseSchema } from './response-schema';
import { productListTag, productTag } from './product-tags';

/** The tags of the queries that return a product, or that depend on whether it is listed. */
const changedProductTags = (id: string) => [
  productListTag,
  productTag(id),
  'MyProducts' as const,
  'Wishlist' as const,
];

/** Requires the server's capability `listingEdits`. */
export const listingEditsApi = api.injectEndpoints({
  endpoints: (build) => ({
    editableProduct: build.query<EditableProduct, string>({
      query: (id) => `/listings/${encodeURIComponent(id)}`,
      responseSchema: responseSchema('editableProduct'),
    }),
    editListing: build.mutation<EditableProduct, { id: string } & EditListingRequest>({
      query: ({ id, ...body }) => {
        const url = `/listings/${encodeURIComponent(id)}`;
        return { url, method: 'PUT', body, idempotencyScope: url };
      },
      responseSchema: responseSchema('editableProduct'),
      invalidatesTags: (_product, _error, { id }) => [...changedProductTags(id), 'Sales'],
    }),
    /** Puts a product up for sale again (`listed`), or pauses it. */
    setListed: build.mutation<Modification, { id: string; listed: boolean }>({
      query: ({ id, listed }) => {
        const url = `/listings/${encodeURIComponent(id)}/listed`;
        return { url, method: 'PUT', body: { listed }, idempotencyScope: url };
      },
      responseSchema: responseSchema('modification'),
      invalidatesTags: (_result, _error, { id }) => changedProductTags(id),
    }),
    away: build.query<Away, void>({
      query: () => '/away',
      responseSchema: responseSchema('sellerAway'),
      providesTags: ['Away'],
    }),
    setAway: build.mutation<Away, Away>({
      query: (body) => ({ url: '/away', method: 'PUT', body, idempotencyScope: '/away' }),
      responseSchema: responseSchema('sellerAway'),
      invalidatesTags: ['Away', 'Products', 'MyProducts'],
    }),
  }),
});

export const { useAwayQuery } = listingEditsApi;
