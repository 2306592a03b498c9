import type { Acknowledgement, Deletion } from '../../contract/platform/mutation-results';
import type {
  DraftSummary,
  DraftToSave,
  DraftSaveResult,
  StoredDraft,
} from '../../contract/selling/product-draft';
import { api } from './api';
import { responseSchema } from './response-schema';

const draftPath = (id: string) => `/product-drafts/${encodeURIComponent(id)}`;

/** Requires the server's capability `drafts`. */
export const productDraftsApi = api.injectEndpoints({
  endpoints: (build) => ({
    productDrafts: build.query<DraftSummary[], void>({
      query: () => ({ url: '/product-drafts', allPages: true }),
      responseSchema: responseSchema('draftSummaryList'),
      providesTags: ['Drafts'],
    }),
    /** Never cached: a form must not start from an old revision. */
    productDraft: build.query<StoredDraft, string>({
      query: draftPath,
      responseSchema: responseSchema('storedDraft'),
      keepUnusedDataFor: 0,
    }),
    /** Does not refetch the list, because it is sent while the seller types. */
    saveProductDraft: build.mutation<DraftSaveResult, DraftToSave & { id: string }>({
      query: ({ id, ...body }) => {
        const url = draftPath(id);
        return { url, method: 'PUT', body, idempotencyScope: url };
      },
      responseSchema: responseSchema('draftSaveResult'),
    }),
    deleteProductDraft: build.mutation<Deletion, string>({
      query: (id) => ({ url: draftPath(id), method: 'DELETE' }),
      responseSchema: responseSchema('deletion'),
      invalidatesTags: ['Drafts'],
    }),
    duplicateProduct: build.mutation<Acknowledgement & { insertedId: string }, string>({
      query: (id) => ({ url: `/products/${encodeURIComponent(id)}/duplicate`, method: 'POST' }),
      responseSchema: responseSchema('insertion'),
      invalidatesTags: ['Drafts'],
    }),
  }),
});

export const { useProductDraftsQuery, useProductDraftQuery } = productDraftsApi;
