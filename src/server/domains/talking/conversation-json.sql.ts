import type { Queryable } from '../../database/database';
import { rawSql, sql, type Sql } from '../../database/sql';
import { adminReadGround } from './conversation-reports.sql';
import { ratingJson } from '../catalogue/ratings.sql';
import { jsonPage, type PageRequest } from '../platform/json-page.sql';
import { lastOfferJson } from './offers.sql';
import { messageJson, visibleText, type ConversationViewer } from './message-json.sql';
import { hasBlocked } from '../accounts/user-blocks.sql';

/** The length of a message's beginning in the list, in characters. */
const excerptLength = 140;

const personJson = (table: 'buyers' | 'sellers'): Sql => {
  const name = rawSql(table);
  return sql`json_build_object('uid', ${name}.uid,
    'firstName', case when ${name}.deleted_at is null
      then split_part(${name}.display_name, ' ', 1) else '' end,
    'photoURL', case when ${name}.deleted_at is null then ${name}.photo_url else '' end,
    'rating', ${ratingJson(table, table === 'buyers' ? 'buyer' : 'seller')},
    'isStaff', coalesce(${name}.role in ('Admin', 'moderator'), false) and ${name}.deleted_at is null)`;
};

/** The role of the user who reads the row `conversations`. */
const roleOf = (viewerId: string) => sql`
  case ${viewerId} when conversations.buyer_id then 'buyer'
    when conversations.seller_id then 'seller' else 'admin' end`;

const closedBecause = sql`
  case when buyers.deleted_at is not null or sellers.deleted_at is not null then 'accountClosed'
    when products.deleted_at is not null then 'productDeleted' end`;

const isBlockedBy = (viewerId: string) => sql`
  (own.user_id is not null and ${hasBlocked(
    sql`${viewerId}`,
    sql`case ${viewerId} when conversations.buyer_id then conversations.seller_id
      else conversations.buyer_id end`,
  )})`;

const lastMessageJson = (viewerId: string) => sql`
  case when own.user_id is not null then json_build_object(
    'text', left(regexp_replace(${visibleText(sql`last_message`, viewerId)}, '\\s+', ' ', 'g'),
      ${excerptLength}::int),
    'photoCount', jsonb_array_length(last_message.photos),
    'isOwn', last_message.sender_id = ${viewerId}, 'sentAt', last_message.sent_at) end`;

const conversationJson = (viewerId: string) => sql`
  json_build_object('id', conversations.id, 'productId', products.id,
    'productName', products.product_name, 'image', products.image,
    'sellingPrice', products.selling_price, 'currency', products.price_currency, 'as', ${roleOf(viewerId)},
    'buyer', ${personJson('buyers')}, 'seller', ${personJson('sellers')},
    'lastMessage', ${lastMessageJson(viewerId)}, 'unreadCount', coalesce(own.unread_count, 0),
    'orderId', sale.order_id, 'isPaid', sale.is_paid, 'isBlocked', ${isBlockedBy(viewerId)},
    'closedBecause', ${closedBecause},
    'canWrite', own.user_id is not null and ${closedBecause} is null
      and not ${isBlockedBy(viewerId)})`;

/**
 * Joins the tables of a conversation's fields. `own` is the viewer's row of `conversation_participants`, which staff
 * lack; `sale` is the buyer's last order of the product.
 */
const conversationJoins = (viewerId: string) => sql`
  join lateral (
    select * from products where products.id = conversations.product_id offset 0) products on true
  join lateral (
    select * from users where users.id = conversations.buyer_id offset 0) buyers on true
  join lateral (
    select * from users where users.id = conversations.seller_id offset 0) sellers on true
  join lateral (
    select * from messages
    where messages.conversation_id = conversations.id
      and messages.number = conversations.message_count offset 0) last_message on true
  left join lateral (
    select * from conversation_participants
    where conversation_id = conversations.id and user_id = ${viewerId} offset 0) own on true
  cross join lateral (
    select (array_agg(id order by created_at desc, id))[1] as order_id,
      count(paid_at) > 0 as is_paid
    from orders
    where orders.product_id = conversations.product_id
      and orders.buyer_id = conversations.buyer_id) sale`;

/** Selects conversations of a list. Without any field it selects all. */
export interface ConversationFilter {
  productId?: string | undefined;
  orderId?: string | undefined;
}

/** Returns a user's conversations as JSON, the one with the newest message first. */
export function conversationsJson(
  database: Queryable,
  userId: string,
  filter: ConversationFilter,
  page: PageRequest,
) {
  return jsonPage(
    database,
    {
      table: sql`inbox`,
      from: sql`(
        select conversation_id as id, last_message_at as created_at, user_id
        from conversation_participants) inbox`,
      where: sql`user_id = ${userId} and ${matchesFilter(filter)}`,
      joins: sql`
        join lateral (
          select * from conversations where conversations.id = inbox.id offset 0)
          conversations on true
        ${conversationJoins(userId)}`,
      entry: conversationJson(userId),
    },
    page,
  );
}

/** Returns the conversations that an admin can read as JSON, the most recently started first. */
export function conversationsForAdminJson(
  database: Queryable,
  adminId: string,
  filter: ConversationFilter,
  page: PageRequest,
) {
  return jsonPage(
    database,
    {
      table: sql`conversations`,
      from: sql`conversations`,
      where: sql`${matchesFilter(filter)} and ${adminReadGround} is not null`,
      joins: conversationJoins(adminId),
      entry: conversationJson(adminId),
    },
    page,
  );
}

const matchesFilter = ({ productId, orderId }: ConversationFilter) => sql`
  ${productId === undefined ? sql`true` : sql`id = any(${idsOfProduct(productId)})`}
  and ${orderId === undefined ? sql`true` : sql`id = any(${idsOfOrder(orderId)})`}`;

/** Returns the ids as an array: for a subquery the planner may scan all conversations. */
const idsOfProduct = (productId: string) => sql`
  array(select id from conversations where product_id = ${productId})`;

const idsOfOrder = (orderId: string) => sql`array(
  select conversations.id from orders
  join conversations on conversations.product_id = orders.product_id
    and conversations.buyer_id = orders.buyer_id
  where orders.id = ${orderId})`;

/** A page of messages: `limit` of those with a number below `before`. */
export interface MessagePage {
  limit: number;
  before?: number | undefined;
  /** The most prices that buyer and seller can name. */
  offerRounds: number;
}

/** Returns a conversation with a page of its messages as JSON, and the highest number of the page. */
export async function threadJson(
  database: Queryable,
  viewer: ConversationViewer,
  conversationId: string,
  { limit, before, offerRounds }: MessagePage,
) {
  const isBefore = before === undefined ? sql`` : sql`and number < ${before}::bigint`;
  const [row] = await database.query<{ json: string; lastNumber: number }>(sql`
    select json_build_object('conversation', ${conversationJson(viewer.id)},
      'messages', page.messages,
      'entries', (
        select coalesce(json_agg(json_build_object('orderId', order_id, 'number', number,
          'type', type, 'state', order_events.state, 'happenedAt', happened_at)
          order by happened_at, order_id, number), '[]')
        from orders join order_events on order_events.order_id = orders.id
        where orders.product_id = conversations.product_id
          and orders.buyer_id = conversations.buyer_id),
      'offer', case when own.user_id is not null then ${lastOfferJson(offerRounds)} end,
      'deliveredNumber', coalesce(other.delivered_number, 0),
      'readNumber', coalesce(other.read_number, 0))::text as json, page.last_number as "lastNumber"
    from (select * from conversations where id = ${conversationId}) conversations
    ${conversationJoins(viewer.id)}
    left join lateral (
      select * from conversation_participants
      where own.user_id is not null and conversation_id = conversations.id
        and user_id <> ${viewer.id} offset 0) other on true
    cross join lateral (
      select coalesce(json_agg(${messageJson(viewer)} order by messages.number desc), '[]')
        as messages, coalesce(max(messages.number), 0) as last_number
      from (
        select * from messages
        where messages.conversation_id = conversations.id ${isBefore}
        order by number desc limit ${limit}) messages) page`);
  return row;
}
