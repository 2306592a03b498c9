import type { NotificationKind } from '../../../../contract/talking/notification';
import { reviewDays } from '../../../../contract/trust/review-rules';
import type { Database, Transaction } from '../../../database/database';
import { sql } from '../../../database/sql';
import { isReviewable } from './reviews.sql';

const batchSize = 200;

/** After how many days both sides are asked, so that they have used the watch. */
const askedAfterDays = 1;

/**
 * Asks both sides of orders that have ended for a review, once. Those who have written are not asked. Returns the number
 * of orders.
 */
export async function askForReviews(database: Database): Promise<number> {
  for (let total = 0; ;) {
    const asked = await database.transaction(async (tx) => {
      const due = await tx.query<{ id: string }>(sql`
        update orders set review_asked = true where id in (
          select id from orders
          where ended_at <= now() - make_interval(days => ${askedAfterDays}::int)
            -- Included in the last condition, but this one uses the index.
            and ended_at > now() - make_interval(days => ${reviewDays}::int)
            and not review_asked and ${isReviewable}
          order by ended_at limit ${batchSize} for update skip locked)
        returning id`);
      const ids = due.map(({ id }) => id);
      await notifyParties(
        tx,
        ids,
        'reviewDue',
        sql`users.suspended_at is null and not exists (
        select 1 from reviews where reviews.order_id = orders.id and reviews.author_id = users.id)`,
      );
      return ids.length;
    });
    total += asked;
    if (asked < batchSize) return total;
  }
}

/** Sends a notification to the buyer and the seller of each order, with its email. */
export async function notifyParties(
  tx: Transaction,
  orderIds: readonly string[],
  kind: Extract<NotificationKind, 'reviewDue' | 'reviewed'>,
  condition = sql`true`,
): Promise<void> {
  if (orderIds.length === 0) return;
  await tx.query(sql`
    with notified as (
      insert into notifications (user_id, order_id, kind)
      select users.id, orders.id, ${kind} from unnest(${orderIds}::text[]) due (id)
      join orders on orders.id = due.id
      join products on products.id = orders.product_id
      join users on users.id in (orders.buyer_id, products.seller_id)
      where users.deleted_at is null and ${condition}
      returning id, user_id, order_id),
    changes as (
      insert into live_changes (subject_type, subject_id, recipient_ids)
      select 'notification', order_id, array_agg(user_id) from notified group by order_id)
    insert into outbox (key, task, payload)
    select 'email/' || id, 'email', jsonb_build_object('notificationId', id) from notified`);
}
