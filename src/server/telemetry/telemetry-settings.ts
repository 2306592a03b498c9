import type { Environment } from '../configuration';
import { isLoopback, withoutPassword } from '../environment/urls';

/** What a process tells of itself, and to whom. */
export interface TelemetrySettings {
  /** Where Prometheus asks; undefined where it does not. */
  metricsPort: number | undefined;
  /** Undefined where nobody collects. */
  otlp: OtlpSettings | undefined;
}

/** As OpenTelemetry names the variables: https://opentelemetry.io/docs/specs/otel/protocol/exporter/ */
export interface OtlpSettings {
  endpoint: string;
  headers: Record<string, string>;
  serviceName: string;
  /** Of what is asked, the share that is recorded as traces. */
  share: number;
}

const defaultShare = 0.1;

const text = (environment: Environment, name: string) => environment[name]?.trim() ?? '';

export function readTelemetrySettings(environment: Environment): TelemetrySettings {
  const port = text(environment, 'METRICS_PORT');
  const endpoint = text(environment, 'OTEL_EXPORTER_OTLP_ENDPOINT').replace(/\/+$/, '');
  return {
    metricsPort: port ? Number(port) : undefined,
    otlp: endpoint
      ? {
          endpoint,
          headers: Object.fromEntries(readHeaders(environment)),
          serviceName: text(environment, 'OTEL_SERVICE_NAME') || 'secondhand',
          share: Number(text(environment, 'OTEL_TRACES_SAMPLER_ARG') || defaultShare),
        }
      : undefined,
  };
}

export function findTelemetryProblems(environment: Environment): string[] {
  return [...findPortProblems(environment), ...findOtlpProblems(environment)];
}

function findPortProblems(environment: Environment): string[] {
  const port = text(environment, 'METRICS_PORT');
  if (port && !(/^\d+$/.test(port) && Number(port) <= 65_535)) {
    return [`METRICS_PORT is not a port number: ${port}.`];
  }
  const isShared = port !== '' && port !== '0' && port === (text(environment, 'PORT') || '3000');
  return isShared ? ['METRICS_PORT is PORT: everybody could read what is for you.'] : [];
}

function findOtlpProblems(environment: Environment): string[] {
  const problems: string[] = [];
  const endpoint = text(environment, 'OTEL_EXPORTER_OTLP_ENDPOINT');
  const hasHeaders = text(environment, 'OTEL_EXPORTER_OTLP_HEADERS') !== '';
  if (hasHeaders && !areHeaders(environment)) {
    problems.push(
      'OTEL_EXPORTER_OTLP_HEADERS must list headers as name=value with commas between, and what ' +
        'is special in a value as %20 and the like.',
    );
  }
  if (endpoint && !(/^https?:\/\/[^/?#]+[^?#]*$/.test(endpoint) && URL.canParse(endpoint))) {
    problems.push(
      `OTEL_EXPORTER_OTLP_ENDPOINT is no address of a collector: ${withoutPassword(endpoint)}.`,
    );
  } else if (
    hasHeaders &&
    endpoint.startsWith('http:') &&
    !isLoopback(new URL(endpoint).hostname)
  ) {
    problems.push('OTEL_EXPORTER_OTLP_HEADERS would be sent without https.');
  }
  const share = text(environment, 'OTEL_TRACES_SAMPLER_ARG');
  if (share && !(Number(share) >= 0 && Number(share) <= 1)) {
    problems.push(`OTEL_TRACES_SAMPLER_ARG is no share from 0 to 1: ${share}.`);
  }
  return problems;
}

function areHeaders(environment: Environment): boolean {
  try {
    return [...new Headers(readHeaders(environment))].length > 0;
  } catch {
    return false;
  }
}

/** Pairs such as `api-key=secret`, separated by commas. */
function readHeaders(environment: Environment): [string, string][] {
  return text(environment, 'OTEL_EXPORTER_OTLP_HEADERS')
    .split(',')
    .map((pair) => pair.split('='))
    .flatMap(([name = '', ...value]) =>
      name.trim() ? [[name.trim(), decodeURIComponent(value.join('=').trim())]] : [],
    );
}
