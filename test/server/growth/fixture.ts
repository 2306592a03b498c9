import type { Database } from '../../../src/server/database/database';
import { sql } from '../../../src/server/database/sql';
import { indexProducts } from '../../../src/server/search/index-products';
import { searchVersion } from '../../../src/server/search/product-terms';
import {
  addCategory,
  addUser,
  storeConversation,
  storeOrder,
  storeProduct,
  type TestUser,
} from '../support/records';

/** The number of other rows per table. */
const otherRowCount = 20_000;
export const entries = 10;

export interface Fixture {
  seller: TestUser;
  buyer: TestUser;
  admin: TestUser;
  category: string;
  products: string[];
  order: string;
  /** About a product that has not been ordered. */
  conversation: string;
}

/** A few users with a few rows each. */
export async function insertFixture(database: Database): Promise<Fixture> {
  const seller = await addUser(database, 'seller');
  const buyer = await addUser(database, 'buyer');
  const admin = await addUser(database, 'Admin');
  const category = await addCategory(database);
  const products: string[] = [];
  for (let index = 0; index < entries; index += 1) {
    const product = { seller, categoryId: category, advertise: true };
    products.push(await storeProduct(database, product));
  }
  const [productId = ''] = products;
  const order = await storeOrder(database, { productId, buyer });
  await database.query(sql`
    insert into wishlist_entries (product_id, user_id) values (${productId}, ${buyer.id})`);
  const conversation = await storeConversation(database, {
    ...{ productId: products[4] ?? '', buyer, seller },
  });
  await database.query(sql`
    insert into conversation_reports (conversation_id, reporter_id, reason)
    values (${conversation}, ${seller.id}, 'Rude.')`);
  await indexProducts(database);
  return { seller, buyer, admin, category, products, order, conversation };
}

/** Rows of other users, and sold products of the same category. */
export async function grow(target: Database, { category }: Fixture): Promise<void> {
  const other = await addCategory(target, 'Others');
  await target.query(sql`
    insert into users (uid, email) select 'many-' || n, 'many-' || n || '@example.com'
    from generate_series(1, ${otherRowCount}::int) n`);
  await target.query(sql`
    insert into revoked_sessions (user_id, signed_in_at)
    select id, now() from users where uid like 'many-%'`);
  await target.query(sql`
    insert into products (seller_id, category_id, product_name, image, condition, description,
      location, mobile_number, original_price, selling_price, year_of_purchase, advertise, listed,
      price_cents, brand, name_words, search_terms, search_version)
    select users.id, case when row_number() over () % 2 = 0 then ${category}::text else ${other} end,
      'Sold', '/x.webp', 'Good', '', '', '', '1', '1', '2020', row_number() over () % 2 = 0,
      row_number() over () % 2 = 1, 100, 'sold', 'sold',
      '''sold'':1A ''=sold'':1A ''#condition:Good'':1D'::tsvector, ${searchVersion}::int
    from users where uid like 'many-%'`);
  await target.query(sql`
    insert into deleted_products (id, category_id, seller_id, listed_at)
    select 'gone-' || id, ${other}, id, now() from users where uid like 'many-%'`);
  await target.query(sql`
    insert into pictures (name, removable_at)
    select id || '.webp', null from products where product_name = 'Sold'`);
  await target.query(sql`
    insert into product_pictures (product_id, name)
    select id, id || '.webp' from products where product_name = 'Sold'`);
  await target.query(sql`
    insert into orders (product_id, buyer_id, paid_at, state, ended_at, deadlines,
      expires_at, remind_at)
    select id, seller_id, case when not listed then now() end,
      case when listed then 'booked' else 'completed' end,
      case when not listed then now() end,
      case when listed then '{"payment": {}}'::jsonb else '{}'::jsonb end,
      case when listed then now() + interval '1 day' end,
      case when listed then now() + interval '1 hour' end
    from products where product_name = 'Sold'`);
  await target.query(sql`
    insert into ordered_products (order_id, fields, photos) select id, '{}', '[]' from orders`);
  await target.query(sql`
    insert into order_flags (order_id, kind) select id, 'samePhone' from orders`);
  await target.query(sql`
    insert into order_events (order_id, number, type, state)
    select id, 0, 'buyer.book', 'booked' from orders`);
  await target.query(sql`
    insert into notifications (user_id, order_id, event_number, kind)
    select buyer_id, id, 0, 'booked' from orders`);
  await target.query(sql`
    insert into outbox (key, task, payload, done_at)
    select 'email/' || id, 'email', '{}', now() from notifications`);
  await growConversations(target);
  await target.query(sql`
    insert into idempotency_keys (user_id, key, request_hash, response)
    select id, 'key', 'request', '{}' from users where uid like 'many-%'`);
  await target.query(sql`
    insert into live_changes (subject_type, subject_id, sequence, created_at)
    select 'product', id, row_number() over (), now() - interval '1 hour'
    from products where product_name = 'Sold'`);
  await target.query(sql`
    update live_change_counter set last_sequence = (select max(sequence) from live_changes)`);
  await target.query(sql`
    insert into wishlist_entries (product_id, user_id)
    select id, seller_id from products where product_name = 'Sold'`);
  await target.query(sql`
    insert into payments (intent_id, product_id, buyer_id, amount)
    select 'pi_' || id, id, seller_id, 100 from products where product_name = 'Sold'`);
  await target.query(sql`
    insert into search_words (word, display_form) select 'word' || n, 'word' || n
    from generate_series(1, ${otherRowCount}::int) n`);
  await target.query(sql`
    insert into search_misspellings (misspelling, word) select 'wor' || n, 'word' || n
    from generate_series(1, ${otherRowCount}::int) n`);
  // As autovacuum does: pending entries of the full-text index raise its estimated cost.
  await target.query(sql`select gin_clean_pending_list('products_by_terms')`);
  await target.runScript('analyze');
}

/** A conversation about each sold product, as if its seller had asked about it. */
async function growConversations(target: Database): Promise<void> {
  await target.query(sql`
    insert into conversations (product_id, buyer_id, seller_id, message_count)
    select id, seller_id, seller_id, 2 from products where product_name = 'Sold'`);
  await target.query(sql`
    insert into conversation_participants (conversation_id, user_id, last_message_at, unread_count,
      email_due_at)
    select id, buyer_id, now(), 1, now() + interval '1 hour' from conversations
    where seller_id = buyer_id`);
  await target.query(sql`
    insert into messages (id, conversation_id, number, sender_id, text)
    select conversations.id || number, conversations.id, number, buyer_id, 'Hello'
    from conversations cross join generate_series(1, 2) number where seller_id = buyer_id`);
  await target.query(sql`
    insert into message_pictures (message_id, name)
    select messages.id, product_id || '.webp' from messages
    join conversations on conversations.id = messages.conversation_id and messages.number = 2`);
  await target.query(sql`
    insert into conversation_reports (conversation_id, reporter_id, reason)
    select id, buyer_id, 'Rude.' from conversations where seller_id = buyer_id`);
  await target.query(sql`
    insert into conversation_admin_reads (conversation_id, admin_id, ground, last_number)
    select id, buyer_id, 'report', 1 from conversations where seller_id = buyer_id`);
  await target.query(sql`
    insert into user_blocks (blocker_id, blocked_id)
    select id, id from users where uid like 'many-%'`);
}
