import { productImportCalls } from '../../contract/calls/product-imports' with { type: 'signature' };
import { fileTimeout } from './call-timeout';
import { injectCalls } from './inject-calls';

export const productImportsApi = injectCalls(
  productImportCalls,
  async () =>
    (await import(/* webpackChunkName: "seller-calls" */ '../../contract/calls/product-imports'))
      .productImportCalls,
  ({ query, mutation }) => ({
    latestProductImport: query('latestProductImport', { keepUnusedDataFor: 0 }),
    checkProductImport: mutation('checkProductImport', { request: { timeout: fileTimeout } }),
    addImportPhoto: mutation('addImportPhoto'),
    startProductImport: mutation('startProductImport'),
    cancelProductImport: mutation('cancelProductImport'),
  }),
);
