import type { ReportSubject } from '../../../contract/trust/report-reasons';
import type { Queryable } from '../../database/database';
import { sql, type Sql } from '../../database/sql';
import { NotFoundError } from '../../errors/domain-error';

interface SubjectKey {
  type: ReportSubject;
  /** The id of the listing, conversation or order; the uid of a person. */
  id: string;
  /** Whether the answer to a review is meant. */
  isAboutReply?: boolean | undefined;
}

/** What a report is about. */
export interface Subject {
  type: ReportSubject;
  id: string;
  /** The name of the product or the person. */
  name: string;
  /** The person whom the report is about. */
  userId: string;
}

/**
 * Finds what a reporter can report: listings, people and reviews that are public, and the conversations and orders of which
 * they are part.
 * @throws NotFoundError
 */
export async function findSubject(
  database: Queryable,
  { type, id, isAboutReply = false }: SubjectKey,
  reporterId: string | undefined,
): Promise<Subject> {
  const [subject] = await database.query<Omit<Subject, 'type'>>(
    selectSubject[type](id, reporterId ?? null, isAboutReply),
  );
  if (!subject) throw new NotFoundError(entities[type]);
  return { type, ...subject };
}

const entities = {
  listing: 'product',
  person: 'user',
  conversation: 'conversation',
  order: 'order',
  review: 'review',
} as const;

const selectSubject: Record<
  ReportSubject,
  (id: string, reporterId: string | null, isAboutReply: boolean) => Sql
> = {
  listing: (id) => sql`
    select id, product_name as name, seller_id as "userId" from products
    where id = ${id} and deleted_at is null`,
  person: (uid) => sql`
    select id, display_name as name, id as "userId" from users
    where uid = ${uid} and deleted_at is null`,
  conversation: (id, reporterId) => sql`
    select conversations.id, products.product_name as name,
      case conversations.buyer_id when ${reporterId}
        then conversations.seller_id else conversations.buyer_id end as "userId"
    from conversations join products on products.id = conversations.product_id
    where conversations.id = ${id}
      and ${reporterId} in (conversations.buyer_id, conversations.seller_id)`,
  order: (id, reporterId) => sql`
    select orders.id, products.product_name as name,
      case orders.buyer_id when ${reporterId}
        then products.seller_id else orders.buyer_id end as "userId"
    from orders join products on products.id = orders.product_id
    where orders.id = ${id} and ${reporterId} in (orders.buyer_id, products.seller_id)`,
  review: (id, _reporterId, isAboutReply) => sql`
    select reviews.id, coalesce(products.product_name, '') as name, people.id as "userId"
    from reviews
    join users people on people.deleted_at is null
      and people.id = ${isAboutReply ? sql`subject_id` : sql`author_id`}
    left join orders on orders.id = reviews.order_id
    left join products on products.id = orders.product_id
    where reviews.id = ${id} and published_at is not null and reviews.hidden_by is null
      and ${isAboutReply ? sql`reply is not null and reply_hidden_by is null` : sql`true`}`,
};

/**
 * Checks that the reported user has sent the message in the reported conversation.
 * @throws NotFoundError
 */
export async function checkReportedMessage(
  database: Queryable,
  { type, id, userId }: Subject,
  messageId: string,
): Promise<void> {
  const rows = await database.query(sql`
    select id from messages
    where ${type} = 'conversation' and id = ${messageId} and conversation_id = ${id}
      and sender_id = ${userId}`);
  if (rows.length === 0) throw new NotFoundError('message');
}
