import type { ImportFault } from '../../../../contract/selling/product-import';
import type { Database, Transaction } from '../../../database/database';
import { jsonValue } from '../../../database/json-value';
import { sql } from '../../../database/sql';
import { preparePictures } from '../../pictures/stored-pictures.sql';

/** A run of an import by this server. Its lease ends after two minutes, unless it is renewed. */
export interface ImportRun {
  id: string;
  sellerId: string;
  leaseId: string;
  /** The number of runs that ended with an error since the seller started the import, and this one. */
  attempts: number;
  /** Whether the time of the import is over. */
  isOverdue: boolean;
  /** Why photos could not be fetched in earlier runs, by their addresses. */
  problems: Record<string, string>;
  /** The rows to add, stored as JSON. Repositories don't know their type. */
  products: unknown[];
}

/** The import was cancelled, or another server has taken it over. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';
}

type Lease = Pick<ImportRun, 'id' | 'leaseId'>;

const isLeased = ({ id, leaseId }: Lease) =>
  sql`id = ${id} and lease_id = ${leaseId} and state = 'running'`;

/** The hours after which an import that is still fetching photos fails. */
export const maxImportHours = 6;

/**
 * Claims the import that has waited longest and that no server runs; undefined if there is none. A lease that has
 * just ended may end up to a millisecond later in the table, which rounds.
 */
export async function claimImport(database: Database): Promise<ImportRun | undefined> {
  const [run] = await database.query<ImportRun>(sql`
    update product_imports
    set lease_id = gen_random_uuid()::text, lease_until = now() + interval '2 minutes',
      attempts = attempts + 1
    where id = (
      select id from product_imports where state = 'running' and lease_until <= now() + interval '1 ms'
      order by lease_until, id limit 1 for update skip locked)
    returning id, seller_id as "sellerId", lease_id as "leaseId", attempts, products, problems,
      coalesce(started_at < now() - ${maxImportHours}::int * interval '1 hour', false) as "isOverdue"`);
  return run;
}

/** Ends the lease. The import continues after those that have waited longer. */
export async function releaseImport(
  database: Database,
  run: Lease,
  problems: ReadonlyMap<string, string>,
): Promise<void> {
  await database.query(sql`
    update product_imports set lease_until = now(), attempts = attempts - 1,
      problems = ${jsonValue(Object.fromEntries(problems))}::text::jsonb
    where ${isLeased(run)}`);
}

/** Returns the names of the photos that were fetched or uploaded, by their addresses or file names. */
export async function findImportPhotos(
  database: Database,
  { id }: Lease,
): Promise<Map<string, string>> {
  const rows = await database.query<{ source: string; name: string }>(sql`
    select source, name from product_import_pictures where import_id = ${id}`);
  return new Map(rows.map(({ source, name }) => [source, name]));
}

/**
 * Records a fetched photo, so that its picture is stored as long as the import, and renews the lease.
 * @throws LeaseLostError, PictureMissingError
 */
export async function addFetchedPhoto(
  tx: Transaction,
  run: Lease & Pick<ImportRun, 'sellerId'>,
  { url, name }: { url: string; name: string },
): Promise<void> {
  await renewLease(tx, run);
  await preparePictures(tx, run.sellerId, [name]);
  await tx.query(sql`
    with added as (
      insert into product_import_pictures (import_id, source, name)
      values (${run.id}, ${url}, ${name}) on conflict do nothing returning source)
    update product_imports set fetched_count = fetched_count + (select count(*) from added)
    where id = ${run.id}`);
}

/** Locks the import's row for the rest of the transaction. @throws LeaseLostError */
export async function renewLease(tx: Transaction, run: Lease): Promise<void> {
  const rows = await tx.query(sql`
    update product_imports set lease_until = now() + interval '2 minutes'
    where ${isLeased(run)} returning id`);
  if (rows.length === 0) throw new LeaseLostError();
}

/** Ends an import without its products. */
export async function failImport(
  database: Database,
  run: Lease,
  { faults, faultCount }: { faults: readonly ImportFault[]; faultCount: number },
): Promise<void> {
  await database.query(sql`
    update product_imports set state = 'failed', faults = ${jsonValue(faults)}::text::jsonb,
      fault_count = ${faultCount}
    where ${isLeased(run)}`);
}

/** Ends an import whose products are added in the same transaction. */
export async function finishImport(tx: Transaction, run: Lease): Promise<void> {
  await tx.query(sql`delete from product_import_pictures where import_id = ${run.id}`);
  await tx.query(sql`
    update product_imports set state = 'done', products = '[]', done_at = now()
    where ${isLeased(run)}`);
}
