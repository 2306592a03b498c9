import type { Queryable } from '../../database/database';
import { sql, type Sql } from '../../database/sql';
import { jsonPage, type PageRequest } from '../platform/json-page.sql';

/** The arguments of `json_build_object` for a row of reviews, with `reviewJoins`. */
export const reviewJsonFields: Sql = sql`
  'id', reviews.id, 'by', reviews.written_by,
  'authorName', case when authors.deleted_at is null then split_part(authors.display_name, ' ', 1) else '' end,
  'rating', reviews.rating, 'text', reviews.text, 'photos', reviews.photos,
  'createdAt', reviews.created_at, 'productName', reviewed.name,
  'counted', reviews.counted,
  'reply', case when reviews.reply_hidden_by is null then reviews.reply end`;

/** LATERAL joins with the author of a review and the product of its order. The name of a hidden listing is not public. */
export const reviewJoins: Sql = sql`
  join lateral (select * from users where users.id = reviews.author_id offset 0) authors on true
  left join lateral (
    select case when products.hidden_by is null then products.product_name end as name from orders join products on products.id = orders.product_id
    where orders.id = reviews.order_id offset 0) reviewed on true`;

/** Returns what buyers wrote about a seller as JSON, newest first. */
export function sellerReviewsJson(database: Queryable, uid: string, page: PageRequest) {
  return jsonPage(
    database,
    {
      table: sql`reviews`,
      from: sql`reviews`,
      where: sql`reviews.subject_id = (select id from users where uid = ${uid} and deleted_at is null)
        and reviews.written_by = 'buyer' and reviews.published_at is not null
        and reviews.hidden_by is null`,
      joins: reviewJoins,
      entry: sql`json_build_object(${reviewJsonFields})`,
    },
    page,
  );
}
