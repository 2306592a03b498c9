import type { Readable } from 'node:stream';
import type { AuditEntry } from '../../../contract/console/audit-log';
import type { AuditFilters } from '../../../contract/calls/audit';
import { createCsvStream } from '../platform/create-csv';
import type { Queryable } from '../../database/database';
import { readAuditLog } from './audit-log.sql';

const columns = [
  ...['at', 'actorId', 'actorName', 'actorRole', 'act', 'subjectType', 'subjectId', 'subjectName'],
  ...['before', 'after', 'reason', 'address'],
] as const satisfies (keyof AuditEntry)[];

/** Returns the audit log as CSV, newest first. */
export function exportAuditLog(database: Queryable, filters: AuditFilters): Readable {
  return createCsvStream({ columns, rows: toCells(readAuditLog(database, filters)) });
}

async function* toCells(entries: AsyncIterable<AuditEntry>) {
  for await (const entry of entries) yield columns.map((column) => toText(entry[column]));
}

const toText = (value: unknown = '') => (typeof value === 'string' ? value : JSON.stringify(value));
