import type { AuditEntry } from '../../contract/console/audit-log';
import type { AuditFilters } from '../../contract/calls/audit';
import { api } from './api';
import { requestedPageSize } from './read-all-pages';
import { responseSchema } from './response-schema';

/** Returns the filters that are set, as query parameters. */
const toParams = ({ act, text }: AuditFilters) => ({ ...(act && { act }), ...(text && { text }) });

/** Requires the server's capability `audit`. */
export const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The newest rows: as many as are visible, and one to find out whether there are more. */
    auditLog: build.query<AuditEntry[], AuditFilters & { visibleCount: number }>({
      query: ({ visibleCount, ...filters }) => ({
        url: '/audit-log',
        params: { ...toParams(filters), limit: requestedPageSize },
        neededCount: visibleCount + 1,
      }),
      responseSchema: responseSchema('auditLog'),
    }),
    exportAuditLog: build.query<string, AuditFilters>({
      query: (filters) => ({
        url: '/audit-log/export',
        params: toParams(filters),
        responseHandler: 'text',
      }),
      responseSchema: responseSchema('auditLogCsv'),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useAuditLogQuery } = auditApi;
