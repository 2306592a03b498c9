import type { Database } from '../../../src/server/database/database';
import { migrateOrClose } from '../../../src/server/database/migrate';
import { openPostgres } from '../../../src/server/database/postgres';
import { sql } from '../../../src/server/database/sql';
import {
  interpretSavedSearches,
  matchProducts,
} from '../../../src/server/domains/finding/match-saved-searches.sql';
import { addProductsToMatch } from '../../../src/server/domains/finding/products-to-match.sql';
import { addSavedSearch } from '../../../src/server/domains/finding/saved-searches.sql';
import { synonymsWith } from '../../../src/server/domains/finding/synonym-table';
import { addUser, storeProduct } from '../support/records';
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

test('what is found while an email is sent is in the next email', async () => {
  const buyer = await addUser(database, 'buyer');
  const seller = await addUser(database, 'seller');
  await database.transaction((tx) =>
    addSavedSearch(tx, buyer.id, { query: 'condition=Good', name: 'Good watches', quota: 1 }),
  );
  await interpretSavedSearches(database, synonymsWith(''));
  const addProduct = async () => {
    const id = await storeProduct(database, { seller });
    await database.transaction((tx) => addProductsToMatch(tx, [id]));
  };
  await addProduct();
  expect(await matchProducts(database)).toBe(1);
  await addProduct();
  const match = () => matchProducts(database);

  let matched: Promise<number> | undefined;
  await database.transaction(async (tx) => {
    await tx.query(sql`update saved_searches set email_due_at = null, emailed_at = now()`);
    await tx.query(sql`update saved_search_matches set emailed_at = now()`);
    matched = match();
    await untilAwaited(tx);
  });
  expect(await matched).toBe(1);
  expect(
    await database.query(sql`
      select email_due_at is not null as "isDue", count(*) filter (
        where saved_search_matches.emailed_at is null) as waiting
      from saved_searches join saved_search_matches on saved_search_id = id group by id`),
  ).toEqual([{ isDue: true, waiting: 1 }]);
});
