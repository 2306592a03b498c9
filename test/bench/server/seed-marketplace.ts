import type { Database } from '../../../src/server/database/database';
import { sql } from '../../../src/server/database/sql';
import { addPublicChange } from '../../../src/server/domains/platform/live-changes.sql';

/** Users 1 to 9,900; user 0 is the seller of the measured lists. */
export const buyerCount = 9_900;
/** The number of products in each measured list: the category, the seller and the advertisements. */
export const listLength = 200;

export const categoryId = 'category-0';
export const uidOf = (number: number) => `uid-${number}`;
export const emailOf = (number: number) => `person${number}@bench.example`;
export const productIdOf = (number: number) => `product-${number}`;

/** User 0 sells the products of the measured lists, users 1 to 100 sell the others. */
export async function seedMarketplace(database: Database, products: number): Promise<void> {
  await database.runScript('truncate users, categories cascade');
  await database.query(sql`
    insert into categories (id, name, description)
    select 'category-' || n, 'Category ' || n, 'About it' from generate_series(0, 9) n`);
  await database.query(sql`
    insert into users (id, uid, email, display_name, photo_url, role)
    select 'user-' || n, 'uid-' || n, 'person' || n || '@bench.example', 'Person ' || n,
      '/images/person.webp', case when n = 0 then 'seller' else 'buyer' end
    from generate_series(0, ${buyerCount}::int) n`);
  await database.query(sql`
    insert into products (id, seller_id, category_id, product_name, image, condition, description,
      location, mobile_number, original_price, selling_price, year_of_purchase, advertise,
      created_at)
    select 'product-' || n, case when n < ${listLength}::int then 'user-0' else 'user-' || (n % 100 + 1) end,
      case when n < ${listLength}::int then ${categoryId}::text else 'category-' || (n % 9 + 1) end,
      'Watch ' || n, '/images/0123456789abcdef.webp', 'Good',
      repeat('Serviced last spring, with box and papers. ', 4), 'Lisbon', '01712345678', '1200',
      '750', '2020', n < ${listLength}::int, now() - n * interval '1 second'
    from generate_series(0, ${products}::int - 1) n`);
  await database.query(sql`
    insert into wishlist_entries (product_id, user_id)
    select id, 'user-1' from products where category_id = ${categoryId} limit 20`);
  await database.query(sql`
    insert into orders (product_id, buyer_id, phone_number, meeting_location, state)
    select id, 'user-1', '01712345678', 'Station', 'booked'
    from products where category_id = ${categoryId} limit 20`);
  // Invalidates the servers' caches.
  await addPublicChange(database);
  await database.runScript('analyze');
}
