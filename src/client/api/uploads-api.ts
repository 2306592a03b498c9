import type { UploadKey } from '../../contract/pictures/upload-key';
import { configuration, hasCapability } from '../services/configuration';
import { api } from './api';
import { unwrapCall } from './request-failure';
import { responseSchema } from './response-schema';
import type { Dispatch } from './store';

const uploadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    uploadKey: build.query<UploadKey, void>({
      query: () => '/upload-key',
      responseSchema: responseSchema('uploadKey'),
      keepUnusedDataFor: 0,
    }),
  }),
});

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
