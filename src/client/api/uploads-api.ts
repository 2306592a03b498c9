import { productCalls } from '../../contract/calls/products' with { type: 'signature' };
import { configuration, hasCapability } from '../services/configuration';
import { injectCalls } from './inject-calls';
import { unwrapCall } from './request-failure';
import type { Dispatch } from './store';

const uploadsApi = injectCalls(
  productCalls,
  async () => (await import('../../contract/calls/products')).productCalls,
  ({ query }) => ({ uploadKey: query('uploadKey', { keepUnusedDataFor: 0 }) }),
);

/**
 * Returns the API key of the image host: from the server if it issues short-lived keys, else from the
 * configuration.
 */
export async function fetchUploadKey(dispatch: Dispatch): Promise<string> {
  if (!hasCapability('uploads')) return configuration().imageHost.key ?? '';
  const call = uploadsApi.endpoints.uploadKey.initiate(undefined, {
    subscribe: false,
    forceRefetch: true,
  });
  return (await unwrapCall(dispatch(call))).key;
}
