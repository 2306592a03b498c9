import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../../../src/server/database/database';
import { sql } from '../../../../src/server/database/sql';

/** The state of the server and its database after the requests. */
export interface ServerState {
  /** Heap in bytes, after garbage collection. */
  heapUsed: number;
  /** Buffers outside the heap in bytes, including an embedded database. */
  external: number;
  /** Properties that a request has added to Object.prototype. */
  pollution: string[];
  rows: RowCounts;
}

interface RowCounts {
  users: number;
  admins: number;
  categories: number;
  products: number;
  /** Orders that reserve their product. */
  orders: number;
  wishlistEntries: number;
}

export async function readState(database: Database): Promise<ServerState> {
  const rows = await countRows(database);
  const { heapUsed, external } = await memoryInUse();
  return { heapUsed, external, pollution: pollutedNames(), rows };
}

async function countRows(database: Database): Promise<RowCounts> {
  const [row] = await database.query<RowCounts>(sql`
    select (select count(*) from users) as users,
      (select count(*) from users where role = 'Admin' and deleted_at is null) as admins,
      (select count(*) from categories) as categories,
      (select count(*) from products where deleted_at is null) as products,
      (select count(*) from orders where holding) as orders,
      (select count(*) from wishlist_entries) as "wishlistEntries"`);
  return row!;
}

async function memoryInUse() {
  const { gc } = globalThis;
  if (!gc) throw new Error('Run this with --expose-gc.');
  // Objects become unreachable one turn of the event loop later.
  for (let turn = 0; turn < 5; turn += 1) {
    await setImmediate();
    gc();
  }
  return process.memoryUsage();
}

function pollutedNames(): string[] {
  const names: string[] = [];
  for (const name in {}) names.push(name);
  return names;
}
