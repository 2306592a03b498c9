import type { Acknowledgement } from '../../contract/mutation-results';
import type { NewReport } from '../../contract/report';
import { api } from './api';
import { responseSchema } from './response-schema';

/** Requires the server's capability `reports`. */
export const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    addReport: build.mutation<Acknowledgement, NewReport>({
      query: (body) => ({ url: '/reports', method: 'POST', body }),
      responseSchema: responseSchema('acknowledgement'),
    }),
  }),
});
