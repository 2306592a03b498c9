import type { UploadKey } from '../../contract/upload-key';
import { api } from './api';
import { answerOf } from './answer-of';

export const uploadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    uploadKey: build.query<UploadKey, void>({
      query: () => '/upload-key',
      responseSchema: answerOf('uploadKey'),
      keepUnusedDataFor: 0,
    }),
  }),
});
