import type { Environment } from '../configuration';

/** What a process tells of itself, and to whom. */
export interface TelemetrySettings {
  /** Where Prometheus asks. */
  metricsPort: number | undefined;
}

const text = (environment: Environment, name: string) => environment[name]?.trim() ?? '';

export function readTelemetrySettings(environment: Environment): TelemetrySettings {
  const port = text(environment, 'METRICS_PORT');
  return { metricsPort: port ? Number(port) : undefined };
}

export function findTelemetryProblems(environment: Environment): string[] {
  const port = text(environment, 'METRICS_PORT');
  if (port && !(/^\d+$/.test(port) && Number(port) <= 65_535)) {
    return [`METRICS_PORT is not a port number: ${port}.`];
  }
  const isShared = port !== '' && port !== '0' && port === (text(environment, 'PORT') || '3000');
  return isShared ? ['METRICS_PORT is PORT: everybody could read what is for you.'] : [];
}
