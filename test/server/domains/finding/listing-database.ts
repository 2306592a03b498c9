import { demoCategories } from '../../../../src/sandbox/demo/demo-categories';
import type { Database } from '../../../../src/server/database/database';
import { sql } from '../../../../src/server/database/sql';
import { indexProducts } from '../../../../src/server/domains/finding/index-products.sql';
import { addUser } from '../../support/records';
import { openTestDatabase } from '../../support/test-database';
import { listings } from './listings';

const categories = [
  ...demoCategories.map(({ id, name }) => ({ id, name })),
  { id: 'smartwatches', name: 'Smartwatches' },
];

/** A database with the indexed listings, listed one minute after the other. */
export async function openListingDatabase(): Promise<Database> {
  const database = await openTestDatabase();
  await database.query(sql`
    insert into categories (id, name, description)
    select id, name, '' from jsonb_to_recordset(${JSON.stringify(categories)}::text::jsonb)
      as rows (id text, name text)`);
  const seller = await addUser(database, 'seller');
  const rows = listings.map((listing, index) => ({ ...listing, minutes: index }));
  await database.query(sql`
    insert into products (id, seller_id, category_id, product_name, image, condition, description,
      location, mobile_number, original_price, selling_price, year_of_purchase, created_at)
    select rows.id, ${seller.id}, rows.category, rows.title, '/images/x.webp', rows.condition,
      rows.description, rows.location, '01700000000', rows.price, rows.price, rows.year,
      now() - rows.minutes * interval '1 minute'
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as rows (id text, title text, category text, condition text, description text, location text,
        price text, year text, minutes integer)`);
  await indexProducts(database);
  return database;
}
