import type { Database } from '../../../src/server/database/database';
import { migrateOrClose } from '../../../src/server/database/migrate';
import { openPostgres } from '../../../src/server/database/postgres';
import { sql } from '../../../src/server/database/sql';
import { deleteProduct } from '../../../src/server/domains/selling/products.sql';
import { addToWishlist } from '../../../src/server/domains/buying/wishlist.sql';
import { addUser, storeOrder, storeProduct } from '../support/records';
import type { PostgresServer } from '../support/create-database';
import { startPostgres } from '../support/start-postgres';
import { untilAwaited } from '../support/until-awaited';

let postgres: PostgresServer;
let database: Database;
beforeAll(async () => {
  postgres = await startPostgres();
  database = await migrateOrClose(await openPostgres(postgres.databaseUrl));
});
afterAll(async () => {
  await database.close();
  await postgres.stop();
});

test('a wishlist entry that waits for the deletion of its product is not stored', async () => {
  const buyer = await addUser(database, 'buyer');
  const productId = await storeProduct(database, { seller: await addUser(database, 'seller') });
  // The product's row stays because of its ended order.
  await storeOrder(database, { productId, buyer });
  await database.query(sql`
    update orders set state = 'cancelled', holding = false, ended_at = now()`);

  const addWish = () => database.transaction((tx) => addToWishlist(tx, buyer.id, productId));

  let wish: Promise<string | undefined> | undefined;
  await database.transaction(async (tx) => {
    expect(await deleteProduct(tx, productId)).toBe(1);
    wish = addWish();
    await untilAwaited(tx);
  });
  expect(await wish).toBeUndefined();
  expect(await database.query(sql`select id from wishlist_entries`)).toEqual([]);
});
