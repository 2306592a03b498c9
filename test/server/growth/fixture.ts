import type { Database } from '../../../src/server/database/database';
import { sql } from '../../../src/server/database/sql';
import { indexProducts } from '../../../src/server/domains/finding/index-products.sql';
import {
  addCategory,
  addUser,
  storeConversation,
  storeOrder,
  storeProduct,
  type TestUser,
} from '../support/records';
import { growOrders } from './other-orders';
import { growReports } from './other-reports';
import { growStaffRows } from './other-staff-rows';
import { growProducts, growUsers, otherRowCount } from './other-users';

/** How many products the fixture has, and how many entries of a list the calls request. */
export const entryCount = 10;

export interface Fixture {
  seller: TestUser;
  buyer: TestUser;
  admin: TestUser;
  category: string;
  products: string[];
  order: string;
  /** About a product that has not been ordered. */
  conversation: string;
  /** About the conversation. */
  report: string;
}

/** A few users with a few rows each. */
export async function insertFixture(database: Database): Promise<Fixture> {
  const seller = await addUser(database, 'seller');
  const buyer = await addUser(database, 'buyer');
  const admin = await addUser(database, 'Admin');
  const category = await addCategory(database);
  const products: string[] = [];
  for (let index = 0; index < entryCount; index += 1) {
    const product = { seller, categoryId: category, advertise: true };
    products.push(await storeProduct(database, product));
  }
  const [productId = ''] = products;
  const order = await storeOrder(database, { productId, buyer });
  await database.query(sql`
    insert into wishlist_entries (product_id, user_id) values (${productId}, ${buyer.id})`);
  const conversation = await storeConversation(database, {
    productId: products[4] ?? '',
    buyer,
    seller,
  });
  const [report] = await database.query<{ id: string }>(sql`
    insert into reports (subject_type, subject_id, subject_user_id, reporter_id, text)
    values ('conversation', ${conversation}, ${buyer.id}, ${seller.id}, 'Rude.') returning id`);
  await indexProducts(database);
  return { seller, buyer, admin, category, products, order, conversation, report: report!.id };
}

/** Adds many rows of other users, half of them with products of the same category. */
export async function grow(target: Database, { category, admin }: Fixture): Promise<void> {
  const other = await addCategory(target, 'Others');
  await growUsers(target);
  await target.query(sql`
    insert into revoked_sessions (user_id, signed_in_at)
    select id, now() from users where uid like 'many-%'`);
  await growProducts(target, { category, other });
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
    insert into product_draft_pictures (draft_id, name)
    select 'draft-' || uid, products.id || '.webp' from products
    join users on users.id = seller_id where product_name = 'Sold'`);
  await target.query(sql`
    insert into product_import_pictures (import_id, source, name)
    select product_imports.id, 'front.jpg', products.id || '.webp' from products
    join product_imports using (seller_id) where product_name = 'Sold'`);
  await target.query(sql`
    insert into user_pictures (user_id, name)
    select seller_id, id || '.webp' from products where product_name = 'Sold'`);
  await target.query(sql`
    insert into picture_uploads (name, user_id)
    select id || '.webp', seller_id from products where product_name = 'Sold'`);
  await target.query(sql`
    insert into product_prices (product_id, selling_price)
    select id, selling_price from products where product_name = 'Sold'`);
  await target.query(sql`
    insert into listing_views (product_id, day, views)
    select id, current_date, 1 from products where product_name = 'Sold'`);
  await target.query(sql`
    insert into sessions (user_id, signed_in_at, browser, system)
    select id, now(), '', '' from users where uid like 'many-%'`);
  await target.query(sql`
    insert into erased_identities (uid_hash, by_admin)
    select uid, false from users where uid like 'many-%'`);
  await growOrders(target, admin);
  await target.query(sql`
    insert into order_pictures (order_id, name)
    select id, product_id || '.webp' from orders where buyer_id in (select seller_id from products
      where product_name = 'Sold')`);
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
  await growReports(target, admin);
  await growStaffRows(target, admin);
  await target.query(sql`
    insert into search_words (word, display_form) select 'word' || n, 'word' || n
    from generate_series(1, ${otherRowCount}::int) n`);
  await target.query(sql`
    insert into search_misspellings (misspelling, word) select 'wor' || n, 'word' || n
    from generate_series(1, ${otherRowCount}::int) n`);
  await target.query(sql`
    insert into search_counts (day, text, searches) select current_date - n % 30, 'word' || n, 1
    from generate_series(1, ${otherRowCount}::int) n`);
  await target.query(sql`
    insert into saved_searches (id, user_id, query, name, frequency)
    select id, id, 'q=diver', 'diver', 'daily' from users where uid like 'many-%'`);
  await target.query(sql`
    insert into recent_activity (user_id, kind, value)
    select id, 'search', 'diver' from users where uid like 'many-%'`);
  await target.query(sql`
    insert into saved_search_matches (saved_search_id, product_id)
    select seller_id, id from products where product_name = 'Sold'`);
  await target.query(sql`
    insert into products_to_match (product_id) select id from products where product_name = 'Sold'`);
  // Autovacuum does this, too. Pending entries of the full-text index raise its estimated cost.
  await target.query(sql`select gin_clean_pending_list('products_by_terms')`);
  await target.runScript('analyze');
}

/** Adds a conversation about each sold product, whose seller is the buyer as well, because other users are not needed. */
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
    insert into offers (conversation_id, state, amount, currency)
    select id, 'declined', 10000, 'usd' from conversations where seller_id = buyer_id`);
  await target.query(sql`
    insert into user_blocks (blocker_id, blocked_id)
    select id, id from users where uid like 'many-%'`);
}
