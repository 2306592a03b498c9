import { dataExportCalls } from '../../contract/calls/data-export' with { type: 'signature' };
import type { DataExportKey } from '../../contract/privacy/data-export';
import { toApiUrl } from '../services/configuration';
import { injectCalls } from './inject-calls';

const dataExportApi = injectCalls(
  dataExportCalls,
  async () =>
    (await import(/* webpackChunkName: "account-calls" */ '../../contract/calls/data-export'))
      .dataExportCalls,
  ({ mutation }) => ({ startDataExport: mutation('startDataExport') }),
);

/** The URL from which the browser downloads the user's data. */
export const dataExportUrl = ({ key }: DataExportKey): string => toApiUrl(`/data-export/${key}`);

export const { useStartDataExportMutation } = dataExportApi;
