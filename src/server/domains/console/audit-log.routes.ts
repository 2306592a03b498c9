import type { FastifyInstance } from 'fastify';
import { calls } from '../../../contract/calls/calls';
import { recordAct, staffActor } from '../platform/record-act.sql';
import { pageRequest, sendPage } from '../platform/pagination';
import { registerEndpoint } from '../access/register-endpoint';
import { sendCsv } from '../../http/send-csv';
import { exportList } from '../platform/export-list';
import type { AuditEntry } from '../../../contract/console/audit-log';
import { auditLogJson } from './audit-log.sql';

const exportedColumns = [
  ...['at', 'actorId', 'actorName', 'actorRole', 'act', 'subjectType', 'subjectId', 'subjectName'],
  ...['before', 'after', 'reason', 'address'],
] as const satisfies (keyof AuditEntry)[];

export async function auditLogRoutes(app: FastifyInstance): Promise<void> {
  const { database } = app;
  registerEndpoint(app, calls.auditLog, async ({ query, ...context }) =>
    sendPage(context, await auditLogJson(database, query, pageRequest(query))),
  );

  registerEndpoint(app, calls.exportAuditLog, async ({ caller, query, request, reply }) => {
    if (request.method === 'GET') {
      await database.transaction((tx) =>
        recordAct(tx, staffActor(caller, request), {
          act: 'auditLog.export',
          subject: { type: 'auditLog', id: 'export' },
        }),
      );
    }
    const csv = exportList<AuditEntry>({
      columns: exportedColumns,
      readPage: (page) => auditLogJson(database, query, page),
    });
    return sendCsv(reply, { fileName: 'audit-log.csv', csv });
  });
}
