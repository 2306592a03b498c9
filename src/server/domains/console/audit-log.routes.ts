import type { FastifyInstance } from 'fastify';
import { calls } from '../../../contract/calls/calls';
import { exportAuditLog } from './export-audit-log';
import { recordAct, staffActor } from '../platform/record-act.sql';
import { pageRequest, sendPage } from '../platform/pagination';
import { registerEndpoint } from '../access/register-endpoint';
import { sendCsv } from '../../http/send-csv';
import { auditLogJson } from './audit-log.sql';

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
    return sendCsv(reply, { fileName: 'audit-log.csv', csv: exportAuditLog(database, query) });
  });
}
