import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { AuditEntry } from '../../contract/audit-log';
import type { AuditFilters } from '../../contract/calls/audit';
import { neutralizeCell } from '../../contract/listings-csv';
import type { Queryable } from '../database/database';
import { readAuditLog } from '../repositories/audit-log';

const columns = [
  ...['at', 'actorId', 'actorName', 'actorRole', 'act', 'subjectType', 'subjectId', 'subjectName'],
  ...['before', 'after', 'reason', 'address'],
];

/** Returns the audit log as CSV, newest first. Rows are read while they are sent. */
export function exportAuditLog(database: Queryable, filters: AuditFilters): Readable {
  const csv = stringify({ header: true, columns, record_delimiter: '\r\n', bom: true });
  const rows = Readable.from(toCells(readAuditLog(database, filters)));
  rows.once('error', (error) => csv.destroy(error));
  csv.once('close', () => rows.destroy());
  return rows.pipe(csv);
}

async function* toCells(entries: AsyncIterable<AuditEntry>) {
  for await (const entry of entries) {
    yield Object.fromEntries(
      Object.entries(entry).map(([column, value]) => [column, neutralizeCell(toText(value))]),
    );
  }
}

const toText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
