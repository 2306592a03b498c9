import type { Environment } from '../environment/schema';

export interface TelemetrySettings {
  /** Undefined when Prometheus cannot scrape the server. */
  metricsPort: number | undefined;
  /** Undefined without a collector. */
  otlp: OtlpSettings | undefined;
}

export interface OtlpSettings {
  endpoint: string;
  headers: Record<string, string>;
  serviceName: string;
  /** Share of clicks and requests that are traced, from 0 to 1. */
  share: number;
}

export function getTelemetrySettings(environment: Environment): TelemetrySettings {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = environment;
  return {
    metricsPort: environment.METRICS_PORT,
    otlp: endpoint
      ? {
          endpoint,
          headers: environment.OTEL_EXPORTER_OTLP_HEADERS ?? {},
          serviceName: environment.OTEL_SERVICE_NAME,
          share: environment.OTEL_TRACES_SAMPLER_ARG,
        }
      : undefined,
  };
}
