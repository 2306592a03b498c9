import type { UploadKey } from '../../contract/upload-key';
import { api } from './api';
import { responseSchema } from './response-schema';

export const uploadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    uploadKey: build.query<UploadKey, void>({
      query: () => '/upload-key',
      responseSchema: responseSchema('uploadKey'),
      keepUnusedDataFor: 0,
    }),
  }),
});
