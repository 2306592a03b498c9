import type { Database } from '../../../../src/server/database/database';
import { sql } from '../../../../src/server/database/sql';
import { indexProducts } from '../../../../src/server/domains/finding/index-products.sql';
import { addUser } from '../../support/records';
import { openTestDatabase } from '../../support/test-database';

export interface SmallListing {
  id: string;
  name: string;
  price: number;
  category?: string;
  description?: string;
}

/** Opens a database with the listings, the first one being the newest. */
export async function openSmallDatabase(listings: SmallListing[]): Promise<Database> {
  const database = await openTestDatabase();
  const { id: seller } = await addUser(database, 'seller');
  const rows = listings.map((listing, minutes) => ({
    category: 'Everyday Watches',
    description: 'Runs well.',
    ...listing,
    minutes,
  }));
  await database.query(sql`
    insert into categories (id, name, description)
    select distinct category, category, ''
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as rows (category text)`);
  await database.query(sql`
    insert into products (id, seller_id, category_id, product_name, image, condition, description,
      location, mobile_number, original_price, selling_price, year_of_purchase, created_at)
    select id, ${seller}, category, name, '/images/x.webp', 'Good', description, 'Dhaka',
      '01700000000', price, price, '2019', now() - minutes * interval '1 minute'
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as rows (id text, category text, name text, description text, price text, minutes integer)`);
  await indexProducts(database);
  return database;
}
