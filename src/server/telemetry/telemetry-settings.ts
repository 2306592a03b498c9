import type { Environment } from '../environment/schema';

export interface TelemetrySettings {
  /** The port that Prometheus scrapes; undefined if metrics are not served. */
  metricsPort: number | undefined;
  /** The settings of the OTLP collector; undefined if there is none. */
  otlp: OtlpSettings | undefined;
}

export interface OtlpSettings {
  endpoint: string;
  headers: Record<string, string>;
  serviceName: string;
  /** The share of clicks and requests that are traced, from 0 to 1. */
  samplingRatio: number;
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
          samplingRatio: environment.OTEL_TRACES_SAMPLER_ARG,
        }
      : undefined,
  };
}
