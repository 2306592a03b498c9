import type { Database } from '../../../../../../src/server/database/database';
import { sql } from '../../../../../../src/server/database/sql';
import { indexProducts } from '../../../../../../src/server/domains/finding/index-products.sql';
import {
  addCategory,
  addUser,
  storeConversation,
  storeDraft,
  storeImport,
  storeOrder,
  storeProduct,
  type TestUser,
} from '../../../../support/records';
import { markedPerson, markerWord, formerIdentity } from './marked-person';

const markedText = `I am ${markedPerson.displayName}, ${markerWord}`;
const markedJson = JSON.stringify([markedText]);
const markedObject = JSON.stringify({ [markedText]: markedText });

/** Stores the marked person, who buys and sells, with a marker in every column that can contain personal data. */
export async function storeMarkedPerson(
  database: Database,
  others: { seller: TestUser; buyer: TestUser },
) {
  const person = await addUser(database, 'seller');
  await database.query(sql`
    update users set uid = ${markedPerson.uid}, email = ${markedPerson.email}, email_verified = true,
      display_name = ${markedPerson.displayName}, photo_url = ${`https://${markerWord}.example/me.jpg`},
      has_both_roles = true, suspension_reason = ${markedText},
      shipping_address = ${markedJson}::text::jsonb
    where id = ${person.id}`);
  const categoryId = await addCategory(database);
  const addProduct = () => storeProduct(database, { seller: person, categoryId });
  const [offered, sold, askedAbout] = [await addProduct(), await addProduct(), await addProduct()];
  const otherSellersProduct = await storeProduct(database, { seller: others.seller, categoryId });
  await fillProducts(database, person);
  const sale = await storeEndedOrder(database, sold, others.buyer);
  const purchase = await storeEndedOrder(database, otherSellersProduct, person);
  await storeConversation(database, { productId: askedAbout, buyer: others.buyer, seller: person });
  const conversation = await storeConversation(database, {
    productId: otherSellersProduct,
    buyer: person,
    seller: others.seller,
    text: markedText,
  });
  await storeRows(database, person, { purchase, sale, otherSellersProduct, conversation, offered });
  await storeDraft(database, person);
  await storeImport(database, person);
  await database.query(sql`
    update product_drafts set texts = ${markedJson}::text::jsonb, photos = ${markedJson}::text::jsonb,
      photo_marks = ${markedObject}::text::jsonb`);
  await database.query(sql`
    update product_imports set file_name = ${markedText}, products = ${markedJson}::text::jsonb,
      faults = ${markedJson}::text::jsonb, problems = ${markedJson}::text::jsonb,
      warnings = ${markedJson}::text::jsonb, first_rows = ${markedJson}::text::jsonb, ignored_columns = ${markedJson}::text::jsonb,
      file_names = ${markedJson}::text::jsonb`);
  await database.query(sql`update product_import_pictures set source = ${markedText}`);
  return { person, purchase, sale };
}

/** Fills the columns of the person's products, and indexes all products. */
async function fillProducts(database: Database, { id }: TestUser): Promise<void> {
  await database.query(sql`
    update products set product_name = ${`Watch of ${markedPerson.displayName}`},
      image = ${`https://${markerWord}.example/1.jpg`}, photos = ${markedJson}::text::jsonb,
      photo_marks = ${markedObject}::text::jsonb,
      description = ${markedText}, location = ${markerWord}, mobile_number = ${markedPerson.phone},
      original_price = ${markedText}, year_of_purchase = ${markedText}, reference_number = ${markerWord},
      brand_name = ${markerWord}, model = ${markerWord}, case_material = ${markerWord},
      dial_colour = ${markerWord}, strap = ${markerWord}, water_resistance = ${markerWord},
      former_price = ${markedText}, serial_number = ${markerWord},
      shipping_price = ${markedText}, shipping_countries = ${markedText}, insured_value = ${markedText}
    where seller_id = ${id}`);
  await indexProducts(database);
  await database.query(sql`
    update products set brand = coalesce(brand, ${markerWord}), place = ${markerWord},
      selling_price = ${`1250.50 ${markerWord}`}
    where seller_id = ${id}`);
}

async function storeEndedOrder(database: Database, productId: string, buyer: TestUser) {
  const id = await storeOrder(database, { productId, buyer, state: 'completed' });
  await database.query(sql`
    update orders set ended_at = now(), phone_number = ${markedPerson.phone}, meeting_location = ${markedText},
      shipping_address = ${markedJson}::text::jsonb,
      payment_intent_id = ${`pi_${id}`}
    where id = ${id}`);
  await database.query(sql`
    insert into payments (intent_id, product_id, buyer_id, amount, status, card_last4, card_fingerprint)
    values (${`pi_${id}`}, ${productId}, ${buyer.id}, 125050, 'paid', '4242', 'fingerprint')`);
  return id;
}

interface StoredIds {
  purchase: string;
  sale: string;
  otherSellersProduct: string;
  conversation: string;
  offered: string;
}

async function storeRows(
  database: Database,
  { id }: TestUser,
  { purchase, sale, otherSellersProduct, conversation, offered }: StoredIds,
): Promise<void> {
  await database.query(sql`
    insert into order_events (order_id, number, type, state, actor_id, reason, photos, parcel)
    values (${purchase}, 1, 'buyer.report', 'reported', ${id}, ${markedText}, ${markedJson}::text::jsonb,
      ${markedJson}::text::jsonb)`);
  await database.query(sql`
    insert into order_events (order_id, number, type, state, actor_id, reason)
    select ${sale}, 1, 'admin.decide', 'completed', buyer_id, ${`${formerIdentity.displayName} lied.`} from orders where id = ${sale}`);
  await database.query(sql`
    insert into reviews (order_id, written_by, author_id, subject_id, rating, text, photos, due_at,
      published_at, reply)
    select id, 'buyer', buyer_id, ${id}, 5, ${`${markedPerson.displayName} was late.`}, '[]', now(),
      now(), ${markedText} from orders where id = ${sale}
    union all
    select id, 'buyer', ${id}, seller_id, 4, ${markedText}, ${markedJson}::text::jsonb, now(), now(),
      ${`Thanks, ${markedPerson.displayName}!`} from (
        select orders.id, products.seller_id from orders
        join products on products.id = orders.product_id where orders.id = ${purchase}) bought`);
  await database.query(sql`
    insert into messages (id, conversation_id, number, sender_id, text, redacted_text)
    select 'answer', ${conversation}, 2, seller_id, ${markedText}, ${markedText} from products where id = ${otherSellersProduct}`);
  await database.query(sql`
    insert into offers (conversation_id, state, amount, currency)
    values (${conversation}, 'declined', 1000, 'usd')`);
  await database.query(sql`
    insert into payouts (id, seller_id, admin_id, amount, currency, paid_on, reference, reverses_id, reason)
    values ('payout', ${id}, ${id}, 125050, 'usd', '2020-01-01', ${markedText}, null, null),
      ('reversal', ${id}, ${id}, -125050, 'usd', null, null, 'payout', ${markedText})`);
  await database.query(sql`
    insert into ordered_products (order_id, fields, photos)
    values (${sale}, ${markedJson}::text::jsonb, ${markedJson}::text::jsonb)`);
  await database.query(sql`
    insert into deleted_products (id, category_id, seller_id, listed_at)
    select 'deleted-listing', category_id, ${id}, now() from products where id = ${offered}`);
  await database.query(sql`
    insert into order_flags (order_id, kind) values (${purchase}, 'samePhone'), (${sale}, 'sameCard')`);
  await database.query(sql`
    insert into product_prices (product_id, selling_price) values (${offered}, ${markedText})`);
  await database.query(sql`
    update messages set redacted_text = text, photos = ${markedJson}::text::jsonb where sender_id = ${id}`);
  const statement = `${markedPerson.displayName}, ${markedPerson.email}, was threatened.`;
  await database.query(sql`
    insert into reports (subject_type, subject_id, reporter_id, text)
    values ('conversation', ${conversation}, ${id}, ${statement})`);
  await database.query(sql`
    insert into reports (subject_type, subject_id, reporter_email, text)
    values ('conversation', ${conversation}, ${markedPerson.email}, ${statement})`);
  await database.query(sql`
    insert into reports (subject_type, subject_id, subject_user_id, subject_name, text)
    values ('person', ${id}, ${id}, ${formerIdentity.displayName},
      ${`Of ${markedPerson.displayName}, who was ${formerIdentity.displayName}`})`);
  await database.query(sql`
    with decided as (
      insert into decisions (subject_type, subject_id, subject_name, user_id, action, facts, decided_by,
        rule, reversal_reason)
      values ('person', ${id}, ${formerIdentity.displayName}, ${id}, 'warnPerson',
        ${`${formerIdentity.displayName} lied.`}, ${id}, ${statement}, ${statement})
      returning id),
    recorded as (
      insert into audit_log (actor_role, act, subject_type, subject_id, reason, address)
      select 'Admin', 'decision.decideAppeal', 'decision', id, ${statement}, '' from decided)
    insert into appeals (decision_id, text, reason) select id, ${statement}, ${statement} from decided`);
  await database.query(sql`
    with decided as (
      insert into decisions (subject_type, subject_id, subject_name, user_id, action, facts, decided_by)
      select 'conversation', ${conversation}, '', seller_id, 'none', ${statement}, ${id}
      from products where id = ${otherSellersProduct}
      returning id)
    update reports set decision_id = decided.id from decided
    where reporter_id = ${id} or reporter_email is not null`);
  await database.query(sql`
    insert into audit_log (actor_role, act, subject_type, subject_id, reason, address)
    select 'Admin', act, type, subject, ${statement}, '' from (values
      ('user.suspend', 'user', ${id}), ('order.decide', 'order', ${sale}),
      ('listing.hide', 'listing', ${offered}), ('report.decide', 'report', (
        select id from reports where reporter_id = ${id}))) acts (act, type, subject)`);
  await database.query(sql`
    insert into staff_notes (subject_type, subject_id, author_id, text)
    select type, subject, ${id}, ${statement}
    from (values ('user', ${id}), ('order', ${sale}), ('listing', ${offered})) notes (type, subject)`);
  await database.query(sql`
    with invited as (
      insert into staff_invitations (email, role, invited_by, expires_at)
      values (${markedPerson.email}, 'moderator', ${id}, now() + interval '1 day') returning id),
    tasks as (
      insert into outbox (key, task, payload, last_error)
      select 'invitationEmail/' || id, 'invitationEmail', jsonb_build_object('invitationId', id),
        ${`550 no mailbox ${markedPerson.email}`} from invited)
    insert into audit_log (actor_role, act, subject_type, subject_id, reason, address)
    select 'Admin', 'invitation.send', 'invitation', id, ${statement}, '' from invited`);
  await database.query(sql`
    insert into contact_messages (id, first_name, last_name, email, message)
    values ('marker-message', ${markedPerson.displayName}, ${markedText}, ${markedPerson.email}, ${markedText}),
      ('former-message', ${formerIdentity.displayName}, '', ${formerIdentity.email}, ${markedText})`);
  await database.query(sql`
    insert into former_identifiers (user_id, kind, value, confirmed)
    values (${id}, 'name', ${formerIdentity.displayName}, false),
      (${id}, 'email', ${formerIdentity.email}, true), (${id}, 'name', ${markerWord}, false)`);
  await database.query(sql`
    insert into notifications (id, user_id, order_id, event_number, kind)
    values ('marker-notification', ${id}, ${purchase}, 1, 'paid')`);
  await database.query(sql`
    insert into outbox (key, task, payload, last_error, dead_lettered_at)
    values ('email/marker-notification', 'email',
      jsonb_build_object('notificationId', 'marker-notification', 'text', ${markedText}::text),
      ${`550 no mailbox ${markedPerson.email}`}, now())`);
  await database.query(sql`
    insert into outbox (key, task, payload, last_error)
    select task || id, task, jsonb_build_object(field, id), ${`550 no mailbox ${markedPerson.email}`} from (
      select 'reportReceipt', 'reportId', id from reports where reporter_email is not null
      union all select 'decisionEmail', 'reportId', id from reports where reporter_id = ${id}
      union all select 'decisionEmail', 'decisionId', id from decisions where user_id = ${id}
      union all select 'payoutEmail', 'payoutId', 'payout'
      union all select 'contactEmail', 'messageId', 'marker-message') tasks (task, field, id)`);
  await database.query(sql`
    insert into idempotency_keys (user_id, key, request_hash, response)
    values (${id}, 'key', 'hash', ${markedText})`);
  await database.query(sql`
    insert into payout_accounts (seller_id, encrypted) values (${id}, ${markedText})`);
  await database.query(sql`
    insert into tax_details (seller_id, encrypted, changed_at) values (${id}, '', now())`);
  await database.query(sql`
    insert into connected_accounts (id, seller_id, requirements)
    values ('acct_marker', ${id}, jsonb_build_array(jsonb_build_object('text', ${markedText}::text)))`);
  await database.query(sql`
    insert into connected_payouts
      (id, account_id, amount, currency, status, failure, arrives_at, created_at)
    values ('po_marker', 'acct_marker', 125050, 'usd', 'failed', ${markedText}, now(), now())`);
  await database.query(sql`
    insert into wishlist_entries (product_id, user_id) values (${otherSellersProduct}, ${id})`);
  await database.query(sql`
    insert into recent_activity (user_id, kind, value) values (${id}, 'search', ${markedText}),
      (${id}, 'view', ${otherSellersProduct})`);
  // Another user looks for the watches of this one.
  await database.query(sql`
    insert into saved_searches (user_id, query, name, frequency, other_filters, key_terms)
    values (${id}, ${markedText}, ${markedText}, 'daily', ${markedText}, array[${markedText}])`);
  const sellersWatches = String(new URLSearchParams({ text: 'x', seller: markedPerson.uid }));
  await database.query(sql`
    insert into saved_searches (user_id, query, name, frequency, other_filters)
    select seller_id, ${sellersWatches}, 'x', 'daily', ${sellersWatches} from products
    where id = ${otherSellersProduct}`);
  await database.query(sql`
    insert into outbox (key, task, payload, last_error)
    select task || id, task, jsonb_build_object('savedSearchId', id), ${`550 no mailbox ${markedPerson.email}`}
    from saved_searches, (select 'searchEmail') tasks (task) where user_id = ${id}`);
  await database.query(sql`
    insert into sessions (user_id, signed_in_at, browser, system)
    values (${id}, '2020-01-02', 'Firefox', 'Windows')`);
  await database.query(sql`
    insert into revoked_sessions (user_id, signed_in_at) values (${id}, '2020-01-01')`);
}
