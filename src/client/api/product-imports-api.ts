import type { Acknowledgement, Deletion } from '../../contract/platform/mutation-results';
import type { ImportFile, ImportPhoto, LatestImport } from '../../contract/selling/product-import';
import { api } from './api';
import { fileTimeout } from './call-timeout';
import { responseSchema } from './response-schema';

/** Requires the server's capability `productImports`. */
export const productImportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    latestProductImport: build.query<LatestImport, void>({
      query: () => '/product-imports/latest',
      responseSchema: responseSchema('latestImport'),
      keepUnusedDataFor: 0,
    }),
    checkProductImport: build.mutation<Acknowledgement & { insertedId: string }, ImportFile>({
      query: (body) => ({ url: '/product-imports', method: 'POST', body, timeout: fileTimeout }),
      responseSchema: responseSchema('insertion'),
    }),
    addImportPhoto: build.mutation<Acknowledgement, ImportPhoto & { id: string }>({
      query: ({ id, ...body }) => ({
        url: `/product-imports/${encodeURIComponent(id)}/photos`,
        method: 'PUT',
        body,
      }),
      responseSchema: responseSchema('acknowledgement'),
    }),
    startProductImport: build.mutation<Acknowledgement, string>({
      query: (id) => ({
        url: `/product-imports/${encodeURIComponent(id)}/start`,
        method: 'POST',
      }),
      responseSchema: responseSchema('acknowledgement'),
    }),
    cancelProductImport: build.mutation<Deletion, string>({
      query: (id) => ({ url: `/product-imports/${encodeURIComponent(id)}`, method: 'DELETE' }),
      responseSchema: responseSchema('deletion'),
    }),
  }),
});
