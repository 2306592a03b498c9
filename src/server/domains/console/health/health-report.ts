import packageJson from '../../../../../package.json';
import type { HealthReport } from '../../../../contract/console/health-report';
import type { Database } from '../../../database/database';
import { readMigrationState } from '../../../database/migrate';
import { readOutboxBacklog } from '../../platform/outbox.sql';
import { readLedgerFaults } from '../../payments/ledger-invariants.sql';
import { findWebhookReport } from '../../payments/webhook-events.sql';
import type { HealthMonitor } from './health-monitor';
import { serverAlerts } from './server-alerts';

const startedAt = new Date(Date.now() - process.uptime() * 1_000).toISOString();

export async function readHealthReport(
  database: Database,
  monitor: HealthMonitor,
): Promise<HealthReport> {
  const [checks, webhook, backlog, faults, migrations] = await Promise.all([
    monitor.read(),
    findWebhookReport(database),
    readOutboxBacklog(database),
    readLedgerFaults(database),
    readMigrationState(database),
  ]);
  const { version } = packageJson;
  return { checks, webhook, alerts: serverAlerts(backlog, faults), version, startedAt, migrations };
}
