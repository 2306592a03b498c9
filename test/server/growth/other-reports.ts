import type { Database } from '../../../src/server/database/database';
import { sql } from '../../../src/server/database/sql';
import type { TestUser } from '../support/records';
import { userNumber } from './other-users';

/**
 * A report about each user, or about their listing, conversation or order: of 10 reports four are about listings, four
 * about conversations, one about a person and one about an order. Of 20 reports 19 are decided, of 20 decisions one has
 * an objection, and of 50 objections one waits.
 */
export async function growReports(target: Database, admin: TestUser): Promise<void> {
  await target.query(sql`
    with reported as (
      select users.id as user_id, users.created_at, n, subject_type, case subject_type
        when 'listing' then products.id when 'conversation' then conversations.id
        when 'person' then users.id else orders.id end as subject_id
      from users
      cross join lateral (select ${userNumber} as n) numbers
      cross join lateral (
        select case when n % 10 < 4 then 'listing' when n % 10 < 8 then 'conversation'
          when n % 10 = 8 then 'person' else 'order' end as subject_type) subjects
      join products on products.seller_id = users.id
      join orders on orders.product_id = products.id
      join conversations on conversations.product_id = products.id
      where uid like 'many-%'
    ), decided as (
      insert into decisions (id, subject_type, subject_id, subject_name, user_id, action, facts,
        decided_by, created_at)
      select 'decision-' || n, subject_type, subject_id, 'Sold', user_id,
        case when n % 100 = 1 then 'hideListing' when n % 3 = 0 then 'warnPerson' else 'none' end,
        'It is a copy.', ${admin.id}, created_at
      from reported where n % 20 <> 0
    )
    insert into reports (subject_type, subject_id, subject_user_id, subject_name, reporter_id, reason,
      text, created_at, decision_id)
    select subject_type, subject_id, user_id, 'Sold', user_id,
      (array['counterfeit', 'fraud', 'misleading', 'spam', 'other'])[1 + n / 4 % 5], 'It is a copy.',
      created_at, case when n % 20 <> 0 then 'decision-' || n end
    from reported`);
  await target.query(sql`
    update products set listed = false, unlisted_because = 'hidden', hidden_by = decisions.id
    from decisions where action = 'hideListing' and subject_id = products.id`);
  await target.query(sql`
    insert into appeals (decision_id, text, created_at, outcome)
    select id, 'It is none.', created_at, case when n % 1000 <> 7 then 'upheld' end
    from decisions cross join lateral (select split_part(id, '-', 2)::int as n) numbers
    where n % 20 = 7`);
}
