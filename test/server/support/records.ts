import { orderSnapshot } from '../../../src/contract/buying/order-snapshot';
import type { OrderState } from '../../../src/contract/order.machine';
import type { Role } from '../../../src/contract/accounts/user';
import type { Database } from '../../../src/server/database/database';
import { sql } from '../../../src/server/database/sql';
import { getTimers, updateDeadlines } from '../../../src/server/domains/buying/deadlines';
import { bookCharge } from '../../../src/server/domains/payments/charge-bookings.sql';
import { createAccessToken } from '../../../src/server/domains/access/access-token';
import { accessTokenKeys } from './configuration';
import { addPublicChange } from '../../../src/server/domains/platform/live-changes.sql';
import { signedInAt } from './identity-double';
import { readLimits } from './read-limits';

export interface TestUser {
  id: string;
  uid: string;
  email: string;
  token: string;
}

let userCount = 0;

/** Stores a user, and issues an access token for them. */
export async function addUser(database: Database, role: Role | null): Promise<TestUser> {
  userCount += 1;
  const uid = `uid-${userCount}`;
  const email = `user${userCount}@example.com`;
  const [row] = await database.query<{ id: string }>(sql`
    insert into users (uid, email, display_name, photo_url, role)
    values (${uid}, ${email}, ${`Person ${userCount}`}, ${`/images/${uid}.webp`}, ${role})
    returning id`);
  return { id: row!.id, uid, email, token: await accessTokenOf({ uid, email }) };
}

export function accessTokenOf(user: { uid: string; email: string }): Promise<string> {
  return createAccessToken(accessTokenKeys, { ...user, authTime: signedInAt });
}

export async function addCategory(database: Database, name = 'Dress watches'): Promise<string> {
  const [row] = await database.query<{ id: string }>(sql`
    insert into categories (name, description) values (${name}, ${`About ${name}`}) returning id`);
  await addPublicChange(database);
  return row!.id;
}

export interface ProductToStore {
  seller: TestUser;
  /** A new category by default. */
  categoryId?: string;
  productName?: string;
  sellingPrice?: string;
  advertise?: boolean;
}

export async function storeProduct(database: Database, product: ProductToStore): Promise<string> {
  const categoryId = product.categoryId ?? (await addCategory(database));
  const [row] = await database.query<{ id: string }>(sql`
    insert into products (
      seller_id, category_id, product_name, image, condition, description, location,
      mobile_number, original_price, selling_price, year_of_purchase, advertise)
    values (
      ${product.seller.id}, ${categoryId}, ${product.productName ?? 'Field watch'},
      '/images/field-watch.webp', 'Good', 'Runs well.', 'Dhaka', '01700000000', '300',
      ${product.sellingPrice ?? '$1,250.50'}, '2020', ${product.advertise ?? false})
    returning id`);
  await addPublicChange(database);
  return row!.id;
}

export interface OrderToStore {
  productId: string;
  buyer: TestUser;
  paid?: boolean;
  /** By default booked or, if it is paid, waiting for the hand-over. */
  state?: OrderState;
}

/** Stores an order that enters the state now, with the deadlines of the default settings. */
export async function storeOrder(
  database: Database,
  { productId, buyer, paid = false, state = paid ? 'awaitingHandOver' : 'booked' }: OrderToStore,
): Promise<string> {
  const now = new Date();
  const snapshot = orderSnapshot(state);
  const deadlines = updateDeadlines({}, orderSnapshot('open'), snapshot, {
    times: readLimits({}),
    now,
  });
  const { expiresAt, remindAt } = getTimers(snapshot, deadlines, now);
  const isPaid = paid || snapshot.hasTag('paid');
  const [row] = await database.query<{ id: string }>(sql`
    insert into orders (product_id, buyer_id, phone_number, meeting_location, paid_at, state,
      deadlines, expires_at, remind_at, hand_over_code, return_code, holding)
    values (${productId}, ${buyer.id}, '01711111111', 'Station', ${isPaid ? now : null}, ${state},
      ${JSON.stringify(deadlines)}::text::jsonb, ${expiresAt}::timestamptz,
      ${remindAt}::timestamptz, ${isPaid ? '314159' : null},
      ${state === 'returning' ? '271828' : null}, ${snapshot.hasTag('holding')})
    returning id`);
  if (isPaid) await database.query(sql`update products set listed = false where id = ${productId}`);
  await addPublicChange(database);
  return row!.id;
}

interface PaidOrderToStore extends Omit<OrderToStore, 'productId'> {
  seller: TestUser;
  /** In the currency's smallest unit. */
  amount: number;
  currency?: string;
}

/** Stores an order that was paid, with its money in the ledger, and returns its id. */
export async function storePaidOrder(
  database: Database,
  { seller, buyer, amount, currency = 'usd', ...rest }: PaidOrderToStore,
): Promise<string> {
  const productId = await storeProduct(database, { seller, sellingPrice: `$${amount / 100}` });
  const id = await storeOrder(database, { ...rest, buyer, productId, paid: true });
  const intentId = `pi_${id}`;
  await database.query(sql`
    insert into payments (intent_id, product_id, buyer_id, amount, currency, status)
    values (${intentId}, ${productId}, ${buyer.id}, ${amount}, ${currency}, 'paid')`);
  await database.query(sql`
    update orders set payment_intent_id = ${intentId},
      ended_at = case when ${orderSnapshot(rest.state ?? 'awaitingHandOver').hasTag('ended')} then now() end
    where id = ${id}`);
  if (orderSnapshot(rest.state ?? 'awaitingHandOver').hasTag('paid')) {
    const payment = { intentId, orderId: id, amount, currency };
    await database.transaction((tx) => bookCharge(tx, payment, undefined));
  }
  return id;
}

/** Stores an order that was completed now. Both sides can review it. */
export async function storeEndedSale(
  database: Database,
  { seller, buyer }: { seller: TestUser; buyer: TestUser },
): Promise<string> {
  const order = { seller, buyer, amount: 10_000, state: 'completed' } as const;
  const id = await storePaidOrder(database, order);
  await database.query(sql`
    insert into order_events (order_id, number, type, state, actor_id)
    values (${id}, 1, 'buyer.accept', 'completed', ${buyer.id})`);
  return id;
}

/** Stores a public review by the seller of an order, and returns its id. */
export async function storeReview(
  database: Database,
  { orderId, author, subject }: { orderId: string; author: TestUser; subject: TestUser },
): Promise<string> {
  const [row] = await database.query<{ id: string }>(sql`
    insert into reviews (order_id, written_by, author_id, subject_id, rating, text, due_at,
      published_at)
    values (${orderId}, 'seller', ${author.id}, ${subject.id}, 4, 'Punctual.', now(), now())
    returning id`);
  return row!.id;
}

export interface ConversationToStore {
  productId: string;
  buyer: TestUser;
  seller: TestUser;
  /** The first message of the buyer. */
  text?: string;
}

/** Stores a conversation with one message of the buyer, which the seller has not read. */
export async function storeConversation(
  database: Database,
  { productId, buyer, seller, text = 'Is it still for sale?' }: ConversationToStore,
): Promise<string> {
  const [row] = await database.query<{ id: string }>(sql`
    insert into conversations (product_id, buyer_id, seller_id, message_count)
    values (${productId}, ${buyer.id}, ${seller.id}, 1) returning id`);
  const { id } = row!;
  await database.query(sql`
    insert into conversation_participants (conversation_id, user_id, last_message_at, unread_count)
    values (${id}, ${buyer.id}, now(), 0), (${id}, ${seller.id}, now(), 1)`);
  await database.query(sql`
    insert into messages (id, conversation_id, number, sender_id, text)
    values (gen_random_uuid()::text, ${id}, 1, ${buyer.id}, ${text})`);
  return id;
}

interface ModerationToStore {
  listing: string;
  seller: TestUser;
  reporter: TestUser;
  staff: TestUser;
}

/** Stores an open report of a listing, a warning to its seller, and a second warning with an appeal. */
export async function storeModeration(
  database: Database,
  { listing, seller, reporter, staff }: ModerationToStore,
): Promise<{ report: string; decision: string; appeal: string }> {
  const [report] = await database.query<{ id: string }>(sql`
    insert into reports (subject_type, subject_id, subject_user_id, subject_name, reporter_id, reason, text)
    values ('listing', ${listing}, ${seller.id}, 'Field watch', ${reporter.id}, 'fraud', 'It is a copy.')
    returning id`);
  const [decision, other] = await database.query<{ id: string }>(sql`
    insert into decisions (subject_type, subject_id, subject_name, user_id, action, ends_at, facts,
      basis, rule, decided_by)
    select 'listing', ${listing}, 'Field watch', ${seller.id}, 'warnPerson',
      now() + interval '1 year', 'Copied photos.', 'terms', 'Section 3', ${staff.id}
    from generate_series(1, 2) returning id`);
  const [appeal] = await database.query<{ id: string }>(sql`
    insert into appeals (decision_id, text) values (${other!.id}, 'They are my own.') returning id`);
  return { report: report!.id, decision: decision!.id, appeal: appeal!.id };
}

/** Stores a draft with a name and a photo of another host, and returns its id. */
export async function storeDraft(database: Database, { id }: TestUser): Promise<string> {
  const [row] = await database.query<{ id: string }>(sql`
    insert into product_drafts (id, seller_id, texts, photos)
    values (gen_random_uuid()::text, ${id}, '{"productName": "Field watch"}',
      '["https://images.example/field.webp"]')
    returning id`);
  return row!.id;
}

/** The URL of a picture that the seller of a stored import has uploaded. */
export const uploadedPicture = `/images/${'b'.repeat(64)}.webp`;

/** Stores an import of one product with an uploaded photo, which can be started, and returns its id. */
export async function storeImport(database: Database, { id }: TestUser): Promise<string> {
  const names = ['a', 'b'].map((letter) => `${letter.repeat(64)}.webp`);
  for (const name of names) {
    await database.query(sql`
      insert into pictures (name, removable_at) values (${name}, null) on conflict do nothing`);
    await database.query(sql`
      insert into picture_uploads (name, user_id) values (${name}, ${id}) on conflict do nothing`);
  }
  const products = [{ row: 2, values: {}, photos: [{ file: 'watch.jpg' }] }];
  const [row] = await database.query<{ id: string }>(sql`
    insert into product_imports (seller_id, file_name, products, product_count, skipped_count, faults,
      fault_count, ignored_columns, photo_count, file_names)
    values (${id}, 'watches.csv', ${JSON.stringify(products)}::text::jsonb, 1, 0, '[]', 0, '[]', 0,
      '["watch.jpg"]')
    returning id`);
  await database.query(sql`
    insert into product_import_pictures (import_id, source, name)
    values (${row!.id}, 'watch.jpg', ${names[0]})`);
  return row!.id;
}

/** A table stands before the tables that its foreign keys refer to. */
const tables = [
  'settings',
  'site_pages',
  'email_texts',
  'contact_messages',
  'audit_log',
  'live_changes',
  'outbox',
  'notifications',
  'order_events',
  'bank_transfers',
  'fee_documents',
  'fee_document_counter',
  'payout_accounts',
  'tax_details',
  'ledger_faults',
  'balance_transactions',
  'ledger_transfers',
  'ledger_accounts',
  'connected_payouts',
  'connected_accounts',
  'stripe_events',
  'payouts',
  'idempotency_keys',
  'rate_limit_counters',
  'search_words',
  'search_misspellings',
  'search_counts',
  'revoked_sessions',
  'sessions',
  'payments',
  'webhook_events',
  'deleted_products',
  'wishlist_entries',
  'review_pictures',
  'reviews',
  'order_pictures',
  'order_flags',
  'ordered_products',
  'orders',
  'appeals',
  'reports',
  'user_blocks',
  'message_pictures',
  'conversation_participants',
  'messages',
  'offers',
  'conversations',
  'product_import_pictures',
  'product_imports',
  'product_draft_pictures',
  'product_drafts',
  'product_pictures',
  'site_pictures',
  'user_pictures',
  'former_identifiers',
  'picture_uploads',
  'pictures',
  'recent_activity',
  'products_to_match',
  'saved_search_matches',
  'saved_searches',
  'products',
  'decisions',
  'categories',
  'erased_identities',
  'staff_invitations',
  'staff_notes',
  'users',
];

/** Deletes all rows. `truncate` creates new files, which takes 20 times longer. */
export async function emptyTables(database: Database): Promise<void> {
  await database.runScript(tables.map((table) => `delete from ${table};`).join(' '));
  await addPublicChange(database);
}

export const newProduct = {
  productName: 'Diver',
  originalPrice: '$500',
  location: 'Sylhet',
  description: 'Water tight.',
  sellingPrice: 250,
  yearOfPurchase: 2021,
  mobileNumber: '01712345678',
  condition: 'Excellent',
  image: 'https://images.example/diver.webp',
};
