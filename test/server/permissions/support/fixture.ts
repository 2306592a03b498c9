import type { Database } from '../../../../src/server/database/database';
import { sql } from '../../../../src/server/database/sql';
import { bookOrderMoney } from '../../../../src/server/domains/buying/order-money.sql';
import { recordPayout } from '../../../../src/server/domains/payments/payouts/record-payout';
import { createSessionKey } from '../../../../src/server/domains/access/session-key';
import { hashInvitationToken } from '../../../../src/server/domains/trust/people/invitation-token';
import { indexProducts } from '../../../../src/server/domains/finding/index-products.sql';
import {
  addCategory,
  addUser,
  emptyTables,
  storeConversation,
  storeDraft,
  storeEndedSale,
  storeImport,
  storeModeration,
  storeOrder,
  storePaidOrder,
  storeProduct,
  storeReview,
  type TestUser,
} from '../../support/records';
import { accessTokenKeys } from '../../support/configuration';
import { signedInAt } from '../../support/identity-double';

/** A marketplace in which every user owns something that no other user may access. */
export interface Fixture {
  buyer: TestUser;
  otherBuyer: TestUser;
  seller: TestUser;
  otherSeller: TestUser;
  admin: TestUser;
  /** A seller who is owed a sale, and was paid for another one. */
  payee: TestUser;
  moderator: TestUser;
  /** A suspended seller with the verified badge. */
  suspendedSeller: TestUser;
  /** Signed in by a social provider, without a role. */
  userWithoutRole: TestUser;
  category: string;
  /** A category without products. */
  emptyCategory: string;
  /** All categories, the last one first. */
  reversedCategories: string[];
  /** A product of the seller, advertised and not booked. */
  availableProduct: string;
  /** A product of the seller, advertised, in both buyers' wishlists and booked by the buyer. */
  bookedProduct: string;
  /** The order of the buyer's booking. */
  order: string;
  /** Another order of the buyer from the seller, completed. */
  reviewableOrder: string;
  /** The seller's review of the buyer, which is public. */
  review: string;
  /** The key with which the buyer's data can be downloaded. */
  exportKey: string;
  /** The id of the buyer's session on another device. */
  otherSession: string;
  /** The conversation of the buyer and the seller about the booked product. The buyer has reported it. */
  conversation: string;
  /** The seller's counter-offer in the conversation. */
  offer: string;
  /** The buyer's open report of the available product. */
  report: string;
  /** The admin's decision about the seller, who has not objected to it. */
  decision: string;
  /** The seller's objection to another decision of the admin. */
  appeal: string;
  /** The buyer's saved search. */
  savedSearch: string;
  /** The seller's draft of a product, with revision 1. */
  draft: string;
  /** The seller's import of products, which can be started. */
  productImport: string;
  /** The sale that is owed to the payee: $250.50. */
  owedOrder: string;
  /** A message of the contact form. */
  contactMessage: string;
  /** An email of the outbox that failed for good. */
  failedJob: string;
  /** The payout to the payee. */
  payout: string;
  /** An invitation to become a moderator, to the user without a role, and the secret of its link. */
  invitation: { id: string; token: string };
  /** A product of the other seller, in the other buyer's wishlist and booked by them. */
  otherSellersProduct: string;
}

/** Empties the tables, and fills them with the fixture. */
export async function insertFixture(database: Database): Promise<Fixture> {
  await emptyTables(database);
  const buyer = await addUser(database, 'buyer');
  const otherBuyer = await addUser(database, 'buyer');
  const seller = await addUser(database, 'seller');
  const otherSeller = await addUser(database, 'seller');
  const admin = await addUser(database, 'Admin');
  const payee = await addUser(database, 'seller');
  const moderator = await addUser(database, 'moderator');
  const suspendedSeller = await addUser(database, 'seller');
  await database.query(sql`
    update users set verified = true, suspended_at = now(), suspension_reason = 'Replicas.'
    where id = ${suspendedSeller.id}`);
  const userWithoutRole = await addUser(database, null);
  const category = await addCategory(database);
  const emptyCategory = await addCategory(database, 'Pocket watches');
  const storeAdvertisedProduct = (owner: TestUser) =>
    storeProduct(database, { seller: owner, categoryId: category, advertise: true });
  const availableProduct = await storeAdvertisedProduct(seller);
  const bookedProduct = await storeAdvertisedProduct(seller);
  const otherSellersProduct = await storeAdvertisedProduct(otherSeller);
  const order = await storeOrder(database, { productId: bookedProduct, buyer });
  await storeOrder(database, { productId: otherSellersProduct, buyer: otherBuyer });
  for (const [productId, wishlistUser] of [
    [availableProduct, otherBuyer],
    [bookedProduct, buyer],
    [bookedProduct, otherBuyer],
    [otherSellersProduct, otherBuyer],
  ] as const) {
    await database.query(sql`
      insert into wishlist_entries (product_id, user_id) values (${productId}, ${wishlistUser.id})`);
  }
  const conversation = await storeConversation(database, {
    productId: bookedProduct,
    buyer,
    seller,
  });
  const [{ offer } = { offer: '' }] = await database.query<{ offer: string }>(sql`
    insert into offers (conversation_id, state, amount, currency, expires_at)
    values (${conversation}, 'countered', 100000, 'usd', now() + interval '1 day')
    returning id as offer`);
  await database.query(sql`update conversation_participants set delivered_number = 1`);
  await database.query(sql`
    insert into reports (subject_type, subject_id, reporter_id, text)
    values ('conversation', ${conversation}, ${buyer.id}, 'Rude.')`);
  const storeSale = (amount: number) =>
    storePaidOrder(database, { seller: payee, buyer: otherBuyer, amount, state: 'completed' });
  const [paidOrder, owedOrder] = [await storeSale(10_000), await storeSale(25_050)];
  const payout = await database.transaction((tx) =>
    recordPayout(
      tx,
      {
        sellerId: payee.id,
        currency: 'usd',
        orderIds: [paidOrder],
        amount: 10_000,
        paidOn: '2026-11-20',
        reference: 'SEPA 17',
      },
      { id: admin.id, role: 'Admin', address: '127.0.0.1' },
    ),
  );
  const reviewableOrder = await storeEndedSale(database, { seller, buyer });
  const reviewedOrder = await storeEndedSale(database, { seller, buyer });
  const review = await storeReview(database, {
    orderId: reviewedOrder,
    author: seller,
    subject: buyer,
  });
  // Refunded since, so that nobody is owed them.
  await database.query(sql`
    update orders set state = 'refunded' where id in (${reviewableOrder}, ${reviewedOrder})`);
  await database.transaction((tx) => bookOrderMoney(tx, [reviewableOrder, reviewedOrder]));
  // Decided by a former moderator, so that an admin can decide about the objection.
  const { report, decision, appeal } = await storeModeration(database, {
    listing: availableProduct,
    seller,
    reporter: buyer,
    staff: otherSeller,
  });
  await database.query(sql`
    insert into settings (name, value) values ('contactAddress', '"help@shop.example"')`);
  const contactMessage = 'f2b7a1de-6c3e-4a5f-9f7e-3f0d7f5b2a90';
  await database.query(sql`
    insert into contact_messages (id, first_name, last_name, email, message)
    values (${contactMessage}, 'Ada', '', '', 'Do you ship?')`);
  const failedJob = 'email/failed';
  await database.query(sql`
    insert into outbox (key, task, payload, attempts, dead_lettered_at, last_error)
    values (${failedJob}, 'email', '{"notificationId":"none"}', 12, now(), 'Timeout')`);
  const invitation = { id: 'invitation-1', token: 'secret-of-the-link' };
  await database.query(sql`
    update users set email_verified = true where id = ${userWithoutRole.id}`);
  await database.query(sql`
    insert into staff_invitations (id, email, role, invited_by, token_hash, expires_at)
    values (${invitation.id}, ${userWithoutRole.email}, 'moderator', ${admin.id},
      ${hashInvitationToken(invitation.token)}, now() + interval '1 day')`);
  const savedSearch = 'saved-search';
  await database.query(sql`
    insert into saved_searches (id, user_id, query, name, frequency)
    values (${savedSearch}, ${buyer.id}, 'text=field', 'field', 'daily')`);
  const draft = await storeDraft(database, seller);
  const productImport = await storeImport(database, seller);
  // Every user has a notification.
  await database.query(sql`
    insert into notifications (user_id, order_id, event_number, kind)
    select id, ${order}, 0, 'booked' from users`);
  await indexProducts(database);
  const otherSession = '1600000000';
  await database.query(sql`
    insert into sessions (user_id, signed_in_at, browser, system)
    values (${buyer.id}, to_timestamp(${otherSession}::bigint), 'Firefox', 'Windows')`);
  const exportKey = await createExportKey(buyer);
  const categories = await database.query<{ id: string }>(sql`
    select id from categories order by name desc, id desc`);
  return {
    buyer,
    otherBuyer,
    seller,
    otherSeller,
    admin,
    moderator,
    payee,
    suspendedSeller,
    userWithoutRole,
    report,
    decision,
    appeal,
    reviewableOrder,
    review,
    exportKey,
    otherSession,
    owedOrder,
    payout,
    contactMessage,
    failedJob,
    invitation,
    emptyCategory,
    reversedCategories: categories.map(({ id }) => id),
    category,
    availableProduct,
    bookedProduct,
    otherSellersProduct,
    order,
    conversation,
    offer,
    savedSearch,
    draft,
    productImport,
  };
}

/** The key expires after five minutes. */
export function createExportKey({ uid }: TestUser): Promise<string> {
  return createSessionKey(accessTokenKeys, 'exports', { uid, authTime: signedInAt });
}

/** Inserts a new fixture before each test. */
export function setUpFixture(server: { database: Database }): Fixture {
  const fixture = {} as Fixture;
  beforeEach(async () => {
    Object.assign(fixture, await insertFixture(server.database));
  });
  return fixture;
}
