import { z } from 'zod';
import { isLoopback } from '../urls';
import { documentation, port, splitList, type Rule } from '../variable';
import type { serverVariables } from './server';

/**
 * The names and formats are those of OpenTelemetry:
 * https://opentelemetry.io/docs/specs/otel/protocol/exporter/
 */
export const telemetryVariables = {
  METRICS_PORT: port().optional().register(documentation, {
    description:
      'Port on which Prometheus can scrape `/metrics`; off unless set. Do not expose it to the internet.',
    example: '9464',
    expected: 'a number from 0 to 65535',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .refine(isCollectorUrl, 'is not the URL of a collector')
    .transform((url) => url.replace(/\/+$/, ''))
    .optional()
    .register(documentation, {
      description:
        'OpenTelemetry collector that takes OTLP as JSON over HTTP. Without it, neither traces nor metrics are exported.',
      example: 'https://collector.example',
    }),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .refine(areHeaders, 'is not a list of headers')
    .transform((text) => Object.fromEntries(readHeaders(text)))
    .optional()
    .register(documentation, {
      description:
        'Headers for the collector: `name=value`, separated by commas, with special characters as `%20`.',
      example: 'api-key=0123456789abcdef',
      expected: 'name=value, separated by commas, with special characters as %20',
      secret: true,
    }),
  OTEL_SERVICE_NAME: z.string().default('secondhand').register(documentation, {
    description: 'Name of the service in traces and metrics.',
  }),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .refine((text) => Number(text) >= 0 && Number(text) <= 1, 'is not a share from 0 to 1')
    .transform(Number)
    .default(0.1)
    .register(documentation, {
      description: 'Share of clicks and requests that are traced, from 0 to 1.',
      example: '0.5',
      expected: 'a number from 0 to 1',
    }),
};

export const checkTelemetry: Rule<
  typeof telemetryVariables & Pick<typeof serverVariables, 'PORT'>
> = (environment, report) => {
  const { METRICS_PORT: metricsPort, PORT: serverPort } = environment;
  if (metricsPort && metricsPort === serverPort) {
    report('METRICS_PORT', `is the same as PORT, ${serverPort} (expected a port of its own)`);
  }
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } =
    environment;
  if (headers && endpoint?.startsWith('http:') && URL.canParse(endpoint)) {
    if (isLoopback(new URL(endpoint).hostname)) return;
    report(
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'would get OTEL_EXPORTER_OTLP_HEADERS unencrypted (expected an https URL)',
    );
  }
};

function isCollectorUrl(text: string): boolean {
  return /^https?:\/\/[^/?#]+[^?#]*$/.test(text) && URL.canParse(text);
}

function areHeaders(text: string): boolean {
  try {
    return [...new Headers(readHeaders(text))].length > 0;
  } catch {
    return false;
  }
}

function readHeaders(text: string): [string, string][] {
  return splitList(text)
    .map((pair) => pair.split('='))
    .flatMap(([name = '', ...value]) =>
      name.trim() ? [[name.trim(), decodeURIComponent(value.join('=').trim())]] : [],
    );
}
