import { auditCalls } from '../../contract/calls/audit' with { type: 'signature' };
import { injectCalls } from './inject-calls';

export const auditApi = injectCalls(
  auditCalls,
  async () =>
    (await import(/* webpackChunkName: "staff-calls" */ '../../contract/calls/audit')).auditCalls,
  ({ query, visibleList }) => ({
    auditLog: visibleList('auditLog'),
    exportAuditLog: query('exportAuditLog', { keepUnusedDataFor: 0 }),
  }),
);

export const { useAuditLogQuery } = auditApi;
