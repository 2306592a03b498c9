import { once } from 'node:events';
import type { PooledDatabase } from '../database/postgres';
import { watchDatabase } from './database-metrics';
import { Metrics } from './metrics';
import { showMetrics } from './metrics-page';
import { OtlpExporter } from './otlp-exporter';
import { watchProcess } from './process-metrics';
import type { TelemetrySettings } from './telemetry-settings';
import { Tracer } from './tracer';

/** What a process tells of itself; nothing unless it is configured. */
export interface Telemetry {
  metrics: Metrics;
  /** Undefined where nobody collects traces. */
  tracer: Tracer | undefined;
  close(): Promise<void>;
}

export async function openTelemetry(
  { metricsPort, otlp }: TelemetrySettings,
  database: PooledDatabase,
): Promise<Telemetry | undefined> {
  if (metricsPort === undefined && !otlp) return undefined;
  const metrics = new Metrics();
  watchDatabase(metrics, database, () => database.connections());
  const page =
    metricsPort === undefined ? undefined : await showMetrics(metrics, metricsPort, console.error);
  const leaveProcess = watchProcess(metrics);
  const exporter = otlp && new OtlpExporter(otlp, metrics, console.error);
  return {
    metrics,
    tracer: exporter && new Tracer(otlp.share, (span) => exporter.add(span)),
    async close() {
      await exporter?.close();
      leaveProcess();
      if (!page) return;
      const closed = once(page, 'close');
      page.close();
      page.closeAllConnections();
      await closed;
    },
  };
}
