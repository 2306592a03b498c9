import {
  importRetentionDays,
  type ImportFault,
  type ImportState,
} from '../../../../contract/selling/product-import';
import { pluralize } from '../../../../contract/text/pluralize';
import type { Database, Queryable, Transaction } from '../../../database/database';
import { jsonValue } from '../../../database/json-value';
import { sql, type Sql } from '../../../database/sql';
import { DomainError, NotFoundError } from '../../../errors/domain-error';
import { namesIn, unlinkPictures } from '../../pictures/stored-pictures.sql';

export interface ImportToStore {
  sellerId: string;
  fileName: string;
  /** The rows to add, stored as JSON. Repositories don't know their type. */
  products: readonly unknown[];
  skippedCount: number;
  faults: readonly ImportFault[];
  faultCount: number;
  warnings: readonly ImportFault[];
  warningCount: number;
  /** The cells of the first rows of the file. */
  firstRows: readonly (readonly string[])[];
  ignoredColumns: readonly string[];
  /** The number of photos to fetch. */
  photoCount: number;
  /** The names of the files of photos that the seller uploads. */
  fileNames: readonly string[];
}

/** Identifies an import of a seller. Another seller's import is treated as if it did not exist. */
export interface ImportKey {
  id: string;
  sellerId: string;
}

const isImport = ({ id, sellerId }: ImportKey) => sql`id = ${id} and seller_id = ${sellerId}`;

const jsonb = (value: unknown) => sql`${jsonValue(value)}::text::jsonb`;

/** The names of the files whose photos are not uploaded yet, as a JSON array. */
const neededFiles = sql`(
  select coalesce(json_agg(file_name order by position), '[]')
  from jsonb_array_elements_text(file_names) with ordinality as files (file_name, position)
  where not exists (
    select 1 from product_import_pictures
    where import_id = product_imports.id and source = file_name))`;

/**
 * Stores an import in place of the seller's unfinished one. Locks the seller's row, so that concurrent requests
 * wait for each other.
 * @throws DomainError if the unfinished import is running
 */
export async function addImport(tx: Transaction, newImport: ImportToStore): Promise<string> {
  const { sellerId, products } = newImport;
  await tx.query(sql`select id from users where id = ${sellerId} for no key update`);
  const [unfinished] = await tx.query<{ id: string; state: ImportState }>(sql`
    select id, state from product_imports
    where seller_id = ${sellerId} and state <> 'done' for update`);
  if (unfinished?.state === 'running') {
    throw new DomainError('conflict', 'An import is running. Please wait for it, or cancel it.');
  }
  if (unfinished) await deleteImports(tx, sql`id = ${unfinished.id}`);
  const [row] = await tx.query<{ id: string }>(sql`
    insert into product_imports (seller_id, file_name, products, product_count, skipped_count, faults,
      fault_count, warnings, warning_count, first_rows, ignored_columns, photo_count, file_names)
    select id, ${newImport.fileName}, ${jsonb(products)}, ${products.length}, ${newImport.skippedCount},
      ${jsonb(newImport.faults)}, ${newImport.faultCount}, ${jsonb(newImport.warnings)}, ${newImport.warningCount},
      ${jsonb(newImport.firstRows)}, ${jsonb(newImport.ignoredColumns)}, ${newImport.photoCount},
      ${jsonb(newImport.fileNames)}
    from users where id = ${sellerId} and deleted_at is null
    returning id`);
  if (!row) throw new NotFoundError('user');
  return row.id;
}

/** Returns the seller's latest import as JSON. */
export async function latestImportJson(database: Queryable, sellerId: string): Promise<string> {
  const [row] = await database.query<{ json: string }>(sql`
    select json_build_object('latest', (
      select json_build_object('id', id, 'fileName', file_name, 'state', state,
        'productCount', product_count, 'skippedCount', skipped_count, 'photoCount', photo_count,
        'fetchedCount', fetched_count, 'faultCount', fault_count, 'faults', faults,
        'warningCount', warning_count, 'warnings', warnings, 'firstRows', first_rows,
        'ignoredColumns', ignored_columns, 'neededFiles', ${neededFiles})
      from product_imports where seller_id = ${sellerId}
      order by created_at desc, id limit 1))::text as json`);
  return row?.json ?? '{"latest":null}';
}

interface StartedImport {
  state: ImportState;
  count: number;
  faultCount: number;
  needsPhotos: boolean;
}

/**
 * Starts an import that is checked or has failed. One that is running or done stays as it is.
 * @param maxPerDay the number of products that the seller may import in 24 hours
 * @throws NotFoundError, DomainError
 */
export async function startImport(
  tx: Transaction,
  key: ImportKey,
  maxPerDay: number,
): Promise<void> {
  const [found] = await tx.query<StartedImport>(sql`
    select state, product_count as count, fault_count as "faultCount",
      json_array_length(${neededFiles}) > 0 as "needsPhotos"
    from product_imports where ${isImport(key)} for update`);
  if (!found) throw new NotFoundError('import');
  if (found.state === 'running' || found.state === 'done') return;
  if (found.needsPhotos) {
    throw new DomainError('conflict', 'Please upload the missing photos first.');
  }
  if (found.count === 0 || (found.state === 'checked' && found.faultCount > 0)) {
    throw new DomainError('conflict', 'Please correct the file, and choose it again.');
  }
  const [lastDay] = await tx.query<{ added: number }>(sql`
    select coalesce(sum(product_count), 0)::int as added from product_imports
    where seller_id = ${key.sellerId} and done_at > now() - interval '24 hours'`);
  if ((lastDay?.added ?? 0) + found.count > maxPerDay) {
    throw new DomainError(
      'conflict',
      `You can import ${pluralize(maxPerDay, 'watch')} in 24 hours. Please import these tomorrow.`,
    );
  }
  await tx.query(sql`
    update product_imports set state = 'running', faults = '[]', fault_count = 0, attempts = 0,
      started_at = now(), problems = '{}', lease_id = null, lease_until = now()
    where ${isImport(key)}`);
}

/**
 * Deletes an import whose products are not added yet, and returns the number of deleted imports.
 * @throws DomainError if they have been added
 */
export async function cancelImport(tx: Transaction, key: ImportKey): Promise<number> {
  const [found] = await tx.query<{ state: ImportState }>(sql`
    select state from product_imports where ${isImport(key)} for update`);
  if (!found) throw new NotFoundError('import');
  if (found.state === 'done') {
    throw new DomainError('conflict', 'The watches have been added already.');
  }
  return deleteImports(tx, isImport(key));
}

/** Returns the ids of the seller's products. */
export async function findOwnProductIds(
  database: Queryable,
  sellerId: string,
): Promise<Set<string>> {
  const rows = await database.query<{ id: string }>(sql`
    select id from products where seller_id = ${sellerId} and deleted_at is null`);
  return new Set(rows.map(({ id }) => id));
}

/** Deletes all imports of a seller. */
export async function deleteImportsOfSeller(tx: Transaction, sellerId: string): Promise<void> {
  await deleteImports(tx, sql`seller_id = ${sellerId}`);
}

/**
 * Deletes imports after the retention period, unless they are running or count for the products that their seller may
 * import in 24 hours. Returns their number.
 */
export function deleteOldImports(database: Database, limit: number): Promise<number> {
  return database.transaction((tx) =>
    deleteImports(
      tx,
      sql`id in (select id from product_imports
        where created_at < now() - ${importRetentionDays}::int * interval '1 day'
          and state <> 'running' and (done_at is null or done_at <= now() - interval '24 hours')
        order by created_at limit ${limit} for update skip locked)`,
    ),
  );
}

/** The pictures are unlinked first, because deleting an import deletes its links. */
async function deleteImports(tx: Transaction, condition: Sql): Promise<number> {
  const found = await tx.query<{ id: string }>(sql`
    select id from product_imports where ${condition} order by id for update`);
  if (found.length === 0) return 0;
  const ids = namesIn(found.map(({ id }) => id));
  await unlinkPictures(tx, 'import', sql`import_id in ${ids}`);
  await tx.query(sql`delete from product_imports where id in ${ids}`);
  return found.length;
}
