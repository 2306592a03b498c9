import { Client } from 'pg';
import type { Queryable } from '../../../src/server/database/database';
import { sql, type Sql } from '../../../src/server/database/sql';
import { searchVersion } from '../../../src/server/search/product-terms';

/**
 * For each product a fifth of a user, five wishes and three tenths of an order with its history,
 * news and mail. A quarter of the products are sold; the measured category has a twentieth of all,
 * every one of them sold.
 */
export async function fillAtScale(
  databaseUrl: string,
  products: number,
  category: string,
): Promise<void> {
  const client = new Client(databaseUrl);
  await client.connect();
  // Without the limits that the server's own connections put on a statement.
  await fill(queryableOf(client), products, category);
  await client.end();
}

function queryableOf(client: Client): Queryable {
  return {
    async query<Row>(statement: Sql) {
      const { text, values } = statement.render();
      return (await client.query(text, values)).rows as Row[];
    },
    async runScript(script) {
      await client.query(script);
    },
  };
}

async function fill(database: Queryable, products: number, category: string): Promise<void> {
  const users = products / 5;
  await database.query(sql`
    insert into categories (id, name, description)
    select 'others-' || n, 'Category ' || n, 'About it' from generate_series(0, 8) n`);
  // Nothing here has to survive a crash.
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    await database.runScript(`alter system set ${setting} = off`);
  }
  await database.runScript(`alter system set max_wal_size = '8GB'`);
  await database.runScript('select pg_reload_conf()');
  await database.query(sql`
    insert into users (id, uid, email, display_name, photo_url, role, verified)
    select 'many-' || n, 'many-' || n, 'many-' || n || '@example.com', 'Person ' || n,
      '/images/person.webp', case n % 2 when 0 then 'seller' else 'buyer' end, n % 4 = 0
    from generate_series(0, ${users}::int - 1) n`);
  await database.query(sql`
    insert into ended_sessions (user_id, signed_in_at)
    select id, now() from users where uid like 'many-%' and right(id, 1) = '7'`);
  await database.query(sql`
    insert into products (id, seller_id, category_id, product_name, image, condition, description,
      location, mobile_number, original_price, selling_price, year_of_purchase, advertise, listed,
      created_at, price_cents, year_number, brand, place, name_words, search_terms, search_version)
    select 'many-' || n, 'many-' || (2 * n) % ${users}::int,
      case when n % 20 = 0 then ${category}::text
        else 'others-' || n % 9 end,
      'Maker' || n % 30 || ' Line' || n % 700 || ' ' || n, '/images/0123456789abcdef.webp', 'Good',
      repeat('Serviced last spring, with box and papers. ', 4), 'Station, Town' || n % 7,
      '01712345678', '1200', '750', '2020', n % 4 > 0 and n % 1000 = 1, n % 4 > 0,
      now() - interval '1 day' - n * interval '1 second', 75000, 2020, 'maker' || n % 30,
      'town' || n % 7, 'maker' || n % 30 || ' line' || n % 700,
      ('''maker' || n % 30 || ''':1A ''line' || n % 700 || ''':1A ''=maker' || n % 30
        || ''':1A ''=line' || n % 700 || ''':1A ''serviced'':1D ''' || n || ''':1A')::tsvector,
      ${searchVersion}::int
    from generate_series(0, ${products}::int - 1) n`);
  await database.query(sql`
    insert into deleted_products (id, category_id, seller_id, listed_at)
    select 'gone-' || n, ${category}, 'many-' || n, now() - n * interval '1 minute'
    from generate_series(0, ${users}::int - 1) n`);
  await database.query(sql`
    insert into pictures (name, unused_at)
    select 'many-' || n || '.webp', null from generate_series(0, ${products}::int - 1) n`);
  await database.query(sql`
    insert into product_pictures (product_id, name)
    select 'many-' || n, 'many-' || n || '.webp' from generate_series(0, ${products}::int - 1) n`);
  await database.query(sql`
    insert into wishlist_entries (product_id, user_id)
    select 'many-' || (n::bigint * 48271) % ${products}::int, 'many-' || n % ${users}::int
    from generate_series(0, 5 * ${products}::int - 1) n on conflict do nothing`);
  await database.query(sql`
    insert into orders (id, product_id, buyer_id, phone_number, meeting_location, paid_at, state,
      ended_at, created_at)
    select 'many-' || n, 'many-' || n, 'many-' || (n * 7 + 1) % ${users}::int, '01712345678',
      'Station', case when n % 4 = 0 then now() end,
      case when n % 4 = 0 then 'completed' else 'booked' end,
      case when n % 4 = 0 then now() end, now() - n * interval '1 second'
    from generate_series(0, ${products}::int - 1) n where n % 4 = 0 or n % 20 = 1`);
  await database.query(sql`
    insert into payments (intent_id, product_id, buyer_id, amount, status)
    select 'many-' || id, product_id, buyer_id, 75000, 'paid' from orders
    where paid_at is not null and id like 'many-%'`);
  await database.query(sql`
    update orders set payment_intent_id = 'many-' || id
    where paid_at is not null and id like 'many-%'`);
  await database.query(sql`
    insert into order_events (order_id, number, type, state, happened_at)
    select id, number, 'buyer.book', 'booked', created_at
    from orders, generate_series(0, 2) number where id like 'many-%'`);
  await database.query(sql`
    insert into notifications (user_id, order_id, event_number, news, created_at, seen_at)
    select buyer_id, id, number, 'booked', created_at, created_at
    from orders, generate_series(0, 2) number where id like 'many-%'`);
  await database.query(sql`
    insert into outbox (key, task, payload, done_at)
    select 'mail/' || id, 'mail', '{}', now() from notifications`);
  await database.query(sql`
    insert into acknowledged_requests (user_id, key, request, answer)
    select id, 'key', 'request', '{}' from users where uid like 'many-%'`);
  await database.query(sql`
    insert into live_changes (about, subject_id, sequence, created_at)
    select 'product', product_id, (select last from live_counter) + row_number() over (),
      now() - interval '1 hour'
    from orders where id like 'many-%'`);
  await database.query(sql`
    update live_counter set last = (select max(sequence) from live_changes)`);
  await database.query(sql`
    insert into search_words (word, shown) select 'word' || n, 'word' || n
    from generate_series(1, ${products}::int / 50) n`);
  await database.query(sql`
    insert into search_misspellings (misspelling, word)
    select 'wor' || n % 10 || n, 'word' || n from generate_series(1, ${products}::int / 50) n`);
  await database.runScript('vacuum analyze');
  await database.query(sql`select gin_clean_pending_list('products_by_terms')`);
}
