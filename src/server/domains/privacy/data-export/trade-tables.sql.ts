import { payoutOfOrder } from '../../buying/order-payout.sql';
import { productFieldNames } from '../../../../contract/selling/product-fields';
import { sql, type Sql } from '../../../database/sql';
import { columnName } from '../../catalogue/product-columns.sql';
import { orderIdsOf } from '../erasure/erased-person.sql';
import { byTime, productName, type ExportedTable } from './exported-table.sql';

/** What the person sells and buys, and their conversations about it. */
export const tradeTables: readonly ExportedTable[] = [
  {
    file: 'listings',
    table: 'products',
    columns: [
      ...['id', ...productFieldNames.map(columnName), 'price_currency', 'photos', 'former_price'],
      ...['photo_marks', 'advertise', 'accepts_offers', 'lowest_offer'],
      ...['listed', 'unlisted_because', 'imported', 'created_at', 'changed_at', 'deleted_at'],
    ],
    where: ({ id }) => sql`products.seller_id = ${id}`,
    key: byTime('products'),
  },
  {
    file: 'listing-prices',
    table: 'product_prices',
    columns: ['product_id', 'selling_price', 'since'],
    where: ({ id }) => sql`product_prices.product_id in (
      select products.id from products where products.seller_id = ${id})`,
    key: 'product_prices.product_id || product_prices.since::text',
  },
  {
    file: 'deleted-listings',
    table: 'deleted_products',
    columns: ['id', 'category_id', 'listed_at', 'deleted_at'],
    where: ({ id }) => sql`deleted_products.seller_id = ${id}`,
    key: 'deleted_products.id',
  },
  {
    file: 'drafts',
    table: 'product_drafts',
    columns: ['id', 'texts', 'photos', 'photo_marks', 'created_at', 'updated_at'],
    where: ({ id }) => sql`product_drafts.seller_id = ${id}`,
    key: byTime('product_drafts'),
  },
  {
    file: 'imports',
    table: 'product_imports',
    columns: [
      ...['id', 'file_name', 'state', 'products', 'product_count', 'skipped_count', 'faults'],
      ...['warnings', 'problems', 'first_rows', 'ignored_columns', 'file_names'],
      ...['created_at', 'started_at', 'done_at'],
    ],
    where: ({ id }) => sql`product_imports.seller_id = ${id}`,
    key: byTime('product_imports'),
  },
  {
    file: 'import-photos',
    table: 'product_import_pictures',
    columns: ['import_id', 'source', 'name'],
    where: ({ id }) => sql`product_import_pictures.import_id in (
      select product_imports.id from product_imports where product_imports.seller_id = ${id})`,
    key: 'product_import_pictures.import_id || product_import_pictures.source',
  },
  {
    file: 'purchases',
    table: 'orders',
    columns: [
      ...['id', 'product_id', 'phone_number', 'meeting_location', 'state', 'created_at', 'paid_at'],
      ...['ended_at', 'agreed_price', 'shipping_price', 'shipping_address'],
    ],
    fields: () => ({ productName: productName('orders.product_id') }),
    where: ({ id }) => sql`orders.buyer_id = ${id}`,
    key: byTime('orders'),
  },
  {
    file: 'sales',
    table: 'orders',
    // Without the buyer's phone number and meeting place, which are the buyer's data.
    columns: [
      'id',
      'product_id',
      'state',
      'agreed_price',
      'shipping_price',
      'created_at',
      'paid_at',
      'ended_at',
    ],
    fields: () => ({
      productName: productName('orders.product_id'),
      payout: payoutOfOrder,
    }),
    where: ({ id }) => sql`orders.product_id in (
      select products.id from products where products.seller_id = ${id})`,
    key: byTime('orders'),
  },
  {
    file: 'ordered-listings',
    table: 'ordered_products',
    columns: ['order_id', 'fields', 'photos'],
    where: ({ id }) => sql`ordered_products.order_id in ${orderIdsOf({ id })}`,
    key: 'ordered_products.order_id',
  },
  {
    file: 'order-history',
    table: 'order_events',
    columns: ['order_id', 'number', 'type', 'state', 'happened_at'],
    fields: ({ id }) => ({
      isOwn: sql`coalesce(order_events.actor_id = ${id}, false)`,
      problem: ifSentBy(id, sql`order_events.problem`),
      reason: ifSentBy(id, sql`order_events.reason`),
      photos: ifSentBy(id, sql`order_events.photos`),
      parcel: ifSentBy(id, sql`order_events.parcel`),
    }),
    where: ({ id }) => sql`order_events.order_id in ${orderIdsOf({ id })}`,
    key: "order_events.order_id || lpad(order_events.number::text, 10, '0')",
  },
  {
    file: 'reviews',
    table: 'reviews',
    columns: [
      ...['id', 'order_id', 'written_by', 'rating', 'text', 'photos', 'created_at', 'published_at'],
      ...['counted', 'reply', 'replied_at'],
    ],
    fields: ({ id }) => ({ isOwn: sql`reviews.author_id = ${id}` }),
    // What the other side wrote stays unread until both have written.
    where: ({ id }) => sql`(reviews.author_id = ${id}
      or reviews.subject_id = ${id} and reviews.published_at is not null)`,
    key: byTime('reviews'),
  },
  {
    file: 'payments',
    table: 'payments',
    columns: ['product_id', 'amount', 'currency', 'card_last4', 'status', 'created_at'],
    where: ({ id }) => sql`payments.buyer_id = ${id}`,
    key: 'payments.intent_id',
  },
  {
    file: 'conversations',
    table: 'conversations',
    columns: ['id', 'product_id', 'created_at'],
    fields: ({ id }) => ({
      productName: productName('conversations.product_id'),
      as: sql`case when conversations.buyer_id = ${id} then 'buyer' else 'seller' end`,
    }),
    where: ({ id }) => sql`conversations.id in ${conversationIdsOf(id)}`,
    key: byTime('conversations'),
  },
  {
    file: 'offers',
    table: 'offers',
    columns: ['id', 'conversation_id', 'state', 'amount', 'currency', 'rounds', 'created_at'],
    where: ({ id }) => sql`offers.conversation_id in ${conversationIdsOf(id)}`,
    key: byTime('offers'),
  },
  {
    file: 'messages',
    table: 'messages',
    columns: ['conversation_id', 'sent_at', 'photos'],
    fields: ({ id }) => ({
      isOwn: sql`messages.sender_id = ${id}`,
      // As the conversation shows it: the other participant's contact details are hidden until the buyer has paid.
      text: sql`
        case when messages.sender_id <> ${id} and messages.redacted_text is not null
          and not exists (
            select 1 from conversations join orders
              on orders.product_id = conversations.product_id
                and orders.buyer_id = conversations.buyer_id
            where conversations.id = messages.conversation_id and orders.paid_at is not null)
        then messages.redacted_text else messages.text end`,
    }),
    where: ({ id }) => sql`messages.conversation_id in ${conversationIdsOf(id)}`,
    key: "messages.conversation_id || lpad(messages.number::text, 10, '0')",
  },
];

const conversationIdsOf = (userId: string) => sql`(
  select conversation_participants.conversation_id from conversation_participants
  where conversation_participants.user_id = ${userId})`;

/** A statement and evidence are exported only to the person who sent them. */
const ifSentBy = (userId: string, value: Sql) =>
  sql`case when order_events.actor_id = ${userId} then ${value} end`;
