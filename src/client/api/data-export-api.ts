import type { DataExportKey } from '../../contract/privacy/data-export';
import { toApiUrl } from '../services/configuration';
import { api } from './api';
import { responseSchema } from './response-schema';

/** Requires the server's capability `ownAccount`. */
const dataExportApi = api.injectEndpoints({
  endpoints: (build) => ({
    startDataExport: build.mutation<DataExportKey, void>({
      query: () => ({ url: '/data-export', method: 'POST' }),
      responseSchema: responseSchema('dataExportKey'),
    }),
  }),
});

/** The URL from which the browser downloads the user's data. */
export const dataExportUrl = ({ key }: DataExportKey): string => toApiUrl(`/data-export/${key}`);

export const { useStartDataExportMutation } = dataExportApi;
