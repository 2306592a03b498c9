import type { Transaction } from '../../server/database/database';
import { sql } from '../../server/database/sql';
import { refreshRatings } from '../../server/domains/catalogue/ratings.sql';
import { demoReviews } from './demo-reviews';
import { subtractHours } from './subtract-hours';

/** Inserts the demo reviews, which are public. Existing rows stay unchanged. */
export async function insertDemoReviews(tx: Transaction, now: Date): Promise<void> {
  const rows = demoReviews.map(({ daysAgo, ...review }) => ({
    ...review,
    written_at: subtractHours(now, daysAgo * 24),
  }));
  await tx.query(sql`
    insert into reviews (id, order_id, written_by, author_id, subject_id, rating, text, reply,
      created_at, due_at, published_at, replied_at)
    select id, "order", 'buyer', buyer, seller, rating, text, reply, written_at, written_at,
      written_at, case when reply is not null then written_at end
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as rows (id text, "order" text, buyer text, seller text, rating smallint, text text,
        reply text, written_at timestamptz)
    on conflict do nothing`);
  // Nobody is asked for them by email at the first start.
  await tx.query(sql`update orders set review_asked = true where ended_at is not null`);
  await refreshRatings(tx, [...new Set(demoReviews.map(({ seller }) => seller))]);
}
