import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database';
import { sendCsv } from '../../http/send-csv';
import { createCsvStream } from './create-csv';
import type { JsonPage, PagePosition, PageRequest } from './json-page.sql';
import { recordAct, staffActor } from './record-act.sql';

const batchSize = 500;

export interface ExportedList<Entry> {
  /** The fields of an entry that become columns. */
  columns: readonly (keyof Entry & string)[];
  readPage: (page: PageRequest) => Promise<JsonPage>;
}

/** Returns a list as CSV. Its pages are read while it is sent. */
export function exportList<Entry>({ columns, readPage }: ExportedList<Entry>): Readable {
  return createCsvStream({ columns, rows: readRows(columns, readPage) });
}

async function* readRows(
  columns: readonly string[],
  readPage: ExportedList<unknown>['readPage'],
): AsyncGenerator<string[]> {
  let after: PagePosition | undefined;
  do {
    const page = await readPage({ limit: batchSize, after });
    for (const entry of JSON.parse(page.json) as Record<string, unknown>[]) {
      yield columns.map((column) => toText(entry[column] ?? ''));
    }
    after = page.nextAfter;
  } while (after);
}

const toText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

interface ListExport<Entry> extends ExportedList<Entry> {
  /** The name of the list, in the audit log and of the file. */
  name: 'listings' | 'orders' | 'people';
}

/** Sends what an admin has filtered as CSV, and records it. */
export async function sendListExport<Entry>(
  database: Database,
  context: {
    caller: Parameters<typeof staffActor>[0];
    request: FastifyRequest;
    reply: FastifyReply;
  },
  { name, ...list }: ListExport<Entry>,
): Promise<FastifyReply> {
  const { caller, request, reply } = context;
  if (request.method === 'GET') {
    await database.transaction((tx) =>
      recordAct(tx, staffActor(caller, request), {
        act: 'list.export',
        subject: { type: 'list', id: name },
      }),
    );
  }
  return sendCsv(reply, { fileName: `${name}.csv`, csv: exportList(list) });
}
