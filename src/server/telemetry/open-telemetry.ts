import { once } from 'node:events';
import type { PooledDatabase } from '../database/postgres';
import { addDatabaseMetrics } from './database-metrics';
import { Metrics } from './metrics';
import { serveMetrics } from './metrics-endpoint';
import { OtlpExporter } from './otlp-exporter';
import { addProcessMetrics } from './process-metrics';
import { createTelemetry, noTelemetry, type Telemetry } from './telemetry';
import type { TelemetrySettings } from './telemetry-settings';
import { Tracer } from './tracer';

export interface OpenTelemetry {
  telemetry: Telemetry;
  close: () => Promise<void>;
}

/** Starts the metrics endpoint and the OTLP exporter if they are configured. */
export async function openTelemetry(
  { metricsPort, otlp }: TelemetrySettings,
  database: PooledDatabase,
): Promise<OpenTelemetry> {
  if (metricsPort === undefined && !otlp) {
    return { telemetry: noTelemetry, close: () => Promise.resolve() };
  }
  const metrics = new Metrics();
  addDatabaseMetrics(metrics, database, () => database.connections());
  const endpoint =
    metricsPort === undefined ? undefined : await serveMetrics(metrics, metricsPort, console.error);
  const stopMeasuring = addProcessMetrics(metrics);
  const exporter = otlp && new OtlpExporter(otlp, metrics, console.error);
  const tracer = exporter && new Tracer(otlp.samplingRatio, (span) => exporter.add(span));
  return {
    telemetry: createTelemetry(metrics, tracer),
    async close() {
      await exporter?.close();
      stopMeasuring();
      if (!endpoint) return;
      const closed = once(endpoint, 'close');
      endpoint.close();
      endpoint.closeAllConnections();
      await closed;
    },
  };
}
