import type { UploadKey } from '../../contract/upload-key';
import { configuration, hasCapability } from '../services/configuration';
import { api } from './api';
import { unwrapCall } from './request-failure';
import { responseSchema } from './response-schema';
import type { useAppDispatch } from './store-hooks';

const uploadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    uploadKey: build.query<UploadKey, void>({
      query: () => '/upload-key',
      responseSchema: responseSchema('uploadKey'),
      keepUnusedDataFor: 0,
    }),
  }),
});

/** Returns the key for the image host: the user's own, or else the configured one. */
export async function fetchUploadKey(dispatch: ReturnType<typeof useAppDispatch>): Promise<string> {
  if (!hasCapability('uploads')) return configuration().imageHost.key ?? '';
  const call = uploadsApi.endpoints.uploadKey.initiate(undefined, {
    subscribe: false,
    forceRefetch: true,
  });
  return (await unwrapCall(dispatch(call))).key;
}
