import * as z from 'zod/mini';
import { auditActNames } from '../console/audit-acts';
import { auditEntrySchema } from '../console/audit-log';
import { tooLongMessage } from '../text/messages';
import type { Call } from './call';
import { listExport, pageQuery } from './request-fields';

const maxTextLength = 200;

/** Which rows of the audit log. */
const auditFilters = {
  act: z.optional(z.enum(auditActNames, 'There is no such act.')),
  /** Words of a reason, the name or email of the actor, the name or the id of a subject, or an order number. */
  text: z.optional(z.string().check(z.maxLength(maxTextLength, tooLongMessage(maxTextLength)))),
};
const auditFilterQuery = z.object(auditFilters);
export type AuditFilters = z.output<typeof auditFilterQuery>;

export const auditCalls = {
  auditLog: {
    method: 'GET',
    path: '/audit-log',
    summary: "List what admins, moderators and operators' commands did, newest first",
    auth: 'Admin',
    query: z.extend(pageQuery, auditFilters),
    response: z.array(auditEntrySchema),
  },
  exportAuditLog: {
    method: 'GET',
    path: '/audit-log/export',
    summary: 'Export the audit log as CSV, newest first',
    query: auditFilterQuery,
    ...listExport,
  },
} satisfies Record<string, Call>;
