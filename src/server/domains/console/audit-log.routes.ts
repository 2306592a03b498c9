import type { FastifyInstance } from 'fastify';
import type { Readable } from 'node:stream';
import { calls } from '../../../contract/calls/calls';
import { recordAct, staffActor } from '../platform/record-act.sql';
import { pageRequest, sendPage } from '../platform/pagination';
import { registerEndpoint } from '../access/register-endpoint';
import { sendCsv } from '../../http/send-csv';
import { auditLogJson, readAuditLog } from './audit-log.sql';
import type { AuditEntry } from '../../../contract/console/audit-log';
import type { AuditFilters } from '../../../contract/calls/audit';
import { createCsvStream } from '../platform/create-csv';
import type { Queryable } from '../../database/database';

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

const columns = [
  ...['at', 'actorId', 'actorName', 'actorRole', 'act', 'subjectType', 'subjectId', 'subjectName'],
  ...['before', 'after', 'reason', 'address'],
] as const satisfies (keyof AuditEntry)[];

/** Returns the audit log as CSV, newest first. */
function exportAuditLog(database: Queryable, filters: AuditFilters): Readable {
  return createCsvStream({ columns, rows: toCells(readAuditLog(database, filters)) });
}

async function* toCells(entries: AsyncIterable<AuditEntry>) {
  for await (const entry of entries) yield columns.map((column) => toText(entry[column]));
}

const toText = (value: unknown = '') => (typeof value === 'string' ? value : JSON.stringify(value));
