import { insertDemoRows } from '../../../../src/sandbox/demo/insert-demo-rows';
import type { Database } from '../../../../src/server/database/database';
import { indexProducts } from '../../../../src/server/domains/finding/index-products.sql';
import { openTestDatabase } from '../../support/test-database';

/** A database with the indexed demo products. */
export async function openDemoProductDatabase(): Promise<Database> {
  const database = await openTestDatabase();
  await insertDemoRows(database, {
    imageUrls: new Map(),
    additionalPhotoUrls: new Map(),
    profilePhotoUrls: new Map(),
    now: new Date(),
  });
  await indexProducts(database);
  return database;
}
