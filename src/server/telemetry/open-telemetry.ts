import { once } from 'node:events';
import type { PooledDatabase } from '../database/postgres';
import { watchDatabase } from './database-metrics';
import { Metrics } from './metrics';
import { showMetrics } from './metrics-page';
import { watchProcess } from './process-metrics';
import type { TelemetrySettings } from './telemetry-settings';

/** What a process tells of itself; nothing unless it is configured. */
export interface Telemetry {
  metrics: Metrics | undefined;
  close(): Promise<void>;
}

export async function openTelemetry(
  { metricsPort }: TelemetrySettings,
  database: PooledDatabase,
): Promise<Telemetry> {
  if (metricsPort === undefined) return { metrics: undefined, close: () => Promise.resolve() };
  const metrics = new Metrics();
  watchDatabase(metrics, database, () => database.connections());
  const page = await showMetrics(metrics, metricsPort, console.error);
  const leaveProcess = watchProcess(metrics);
  return {
    metrics,
    async close() {
      leaveProcess();
      const closed = once(page, 'close');
      page.close();
      page.closeAllConnections();
      await closed;
    },
  };
}
