import * as z from 'zod/mini';
import { dataExportKeySchema, dataExportsPerHour } from '../privacy/data-export';
import type { Call } from './call';

/** Downloads by IP address: a household or an office may share one. */
const downloadsPerMinute = 30;

/** The download of the caller's own data. */
export const dataExportCalls = {
  startDataExport: {
    method: 'POST',
    path: '/data-export',
    summary: `Get a key with which the own data can be downloaded for five minutes; ${dataExportsPerHour} an hour`,
    auth: 'signedIn',
    admitsSuspended: true,
    response: dataExportKeySchema,
  },
  dataExport: {
    method: 'GET',
    path: '/data-export/{key}',
    summary: 'Download the data about the user of the key, as a zip of JSON files and pictures',
    auth: 'public',
    perMinute: downloadsPerMinute,
    mediaType: 'application/zip',
    response: z.string(),
    errors: { 404: 'The key is not valid, or has expired.' },
  },
} satisfies Record<string, Call>;
