import { strikeDays } from '../../contract/trust/decision-actions';
import type { Transaction } from '../../server/database/database';
import { sql } from '../../server/database/sql';
import { demoAdmin } from './demo-people';
import { demoDecisions, demoReports } from './demo-reports';
import { subtractHours } from './subtract-hours';

/** Inserts the demo reports and decisions. Existing rows stay unchanged. */
export async function insertDemoReports(tx: Transaction, now: Date): Promise<void> {
  const decisions = demoDecisions.map(({ hoursAgo, ...decision }) => ({
    ...decision,
    decided_at: subtractHours(now, hoursAgo),
  }));
  await tx.query(sql`
    insert into decisions (id, subject_type, subject_id, subject_name, user_id, action, ends_at, facts,
      basis, rule, decided_by, created_at)
    select rows.id, 'listing', products.id, products.product_name, products.seller_id, 'warnPerson',
      rows.decided_at + make_interval(days => ${strikeDays}::int), rows.facts, 'terms', rows.rule,
      ${demoAdmin.id}, rows.decided_at
    from jsonb_to_recordset(${JSON.stringify(decisions)}::text::jsonb)
      as rows (id text, product text, facts text, rule text, decided_at timestamptz)
    join products on products.id = rows.product
    on conflict do nothing`);
  const reports = demoReports.map(({ hoursAgo, ...report }) => ({
    ...report,
    reported_at: subtractHours(now, hoursAgo),
  }));
  await tx.query(sql`
    insert into reports (id, subject_type, subject_id, subject_name, subject_user_id, reporter_id,
      reporter_email, reason, text, created_at, decision_id)
    select rows.id, 'listing', products.id, products.product_name, products.seller_id,
      rows.reporter, rows.email, rows.reason, rows.text, rows.reported_at, rows.decision
    from jsonb_to_recordset(${JSON.stringify(reports)}::text::jsonb)
      as rows (id text, product text, reporter text, email text, reason text, text text,
        reported_at timestamptz, decision text)
    join products on products.id = rows.product
    on conflict do nothing`);
}
