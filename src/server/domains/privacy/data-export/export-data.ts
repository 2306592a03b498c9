import { Readable } from 'node:stream';
import type { Queryable } from '../../../database/database';
import type { Pictures } from '../../pictures/pictures';
import { accountTables } from './account-tables.sql';
import { createZip, type ZipEntry } from './create-zip';
import { selectRows, type ExportedPerson, type ExportedTable } from './exported-table.sql';
import { createPictureEntries, toContent } from './picture-entries';
import { tradeTables } from './trade-tables.sql';

export const exportedTables: readonly ExportedTable[] = [...accountTables, ...tradeTables];

/** The number of rows that one query reads. */
const pageSize = 500;

const readme = `Each JSON file is a list of what is stored about you: your profile, your listings, orders and
payments, your messages and those that you received, your reports, and what was decided about you. Empty lists are
included.

The folder "pictures" has the pictures that you uploaded. Phone numbers, addresses and email addresses of other people
are not included, nor are copies that are deleted within days.
`;

interface DataExport {
  person: ExportedPerson;
  /** Undefined if another server stores them. */
  pictures: Pictures | undefined;
}

/** Returns the personal data of a user as a zip, which is read from the database while it is sent. */
export function exportData(database: Queryable, dataExport: DataExport): Readable {
  return Readable.from(createZip(createEntries(database, dataExport)), { objectMode: false });
}

async function* createEntries(
  database: Queryable,
  { person, pictures }: DataExport,
): AsyncGenerator<ZipEntry> {
  yield { name: 'README.txt', content: toContent(readme) };
  for (const table of exportedTables) {
    yield { name: `${table.file}.json`, content: readJson(database, table, person) };
  }
  if (pictures) yield* createPictureEntries(database, pictures, person.id);
}

/** Reads the rows in pages, so that other requests are served in between. */
async function* readJson(
  database: Queryable,
  table: ExportedTable,
  person: ExportedPerson,
): AsyncGenerator<Uint8Array> {
  let after = '';
  let isEmpty = true;
  for (;;) {
    const page = { after, limit: pageSize };
    const rows = await database.query<{ json: string; key: string }>(
      selectRows(table, person, page),
    );
    const last = rows.at(-1);
    if (!last) break;
    yield Buffer.from((isEmpty ? '[\n' : ',\n') + rows.map(({ json }) => json).join(',\n'));
    isEmpty = false;
    after = last.key;
  }
  yield Buffer.from(isEmpty ? '[]\n' : '\n]\n');
}
