import type { WebhookReport } from '../../../contract/console/health-report';
import type { Queryable } from '../../database/database';
import { sql } from '../../database/sql';

export type WebhookOutcome =
  | 'received'
  | 'rejected'
  | 'missed'
  | 'connectedReceived'
  | 'connectedRejected'
  | 'accountsReceived'
  | 'accountsRejected';

/** Records that the webhook had an event, at most once in ten seconds, because anybody can send to it. */
export async function recordWebhookEvent(database: Queryable, outcome: WebhookOutcome) {
  await database.query(sql`
    insert into webhook_events (outcome) values (${outcome})
    on conflict (outcome) do update set at = now()
    where webhook_events.at < now() - interval '10 seconds'`);
}

/** Returns when the webhook last had an event of each outcome. */
export async function findWebhookReport(database: Queryable): Promise<WebhookReport> {
  const rows = await database.query<{ outcome: WebhookOutcome; at: Date }>(
    sql`select outcome, at from webhook_events`,
  );
  return Object.fromEntries(rows.map(({ outcome, at }) => [`${outcome}At`, at.toISOString()]));
}
