import { randomUUID } from 'node:crypto';
import { PollingWorker } from '../concurrency/polling-worker';
import type { Metrics } from './metrics';
import { metricsRequest, tracesRequest, type Resource } from './otlp';
import type { OtlpSettings } from './telemetry-settings';
import type { Span } from './tracer';

/** Milliseconds between two exports. */
const spanInterval = 5_000;
const metricInterval = 60_000;
/** Milliseconds for one request. */
const timeout = 10_000;

/** Further spans are dropped, which bounds the memory that the queue takes. */
const maxQueuedSpans = 2_048;

/** Sends spans and metrics to an OTLP collector. Spans that the collector rejects are not sent again. */
export class OtlpExporter {
  private readonly resource: Resource;
  private readonly startedAt = Date.now();
  private spans: Span[] = [];
  private readonly workers: PollingWorker[];

  constructor(
    private readonly settings: OtlpSettings,
    private readonly metrics: Metrics,
    onError: (error: unknown) => void,
    intervals = { spanInterval, metricInterval },
  ) {
    this.resource = { serviceName: settings.serviceName, instanceId: randomUUID() };
    this.workers = [
      new PollingWorker(() => this.sendSpans(), intervals.spanInterval, onError),
      new PollingWorker(
        () => this.sendMetrics(),
        intervals.metricInterval,
        onError,
        intervals.metricInterval,
      ),
    ];
    for (const worker of this.workers) worker.start();
  }

  add(span: Span): void {
    if (this.spans.length < maxQueuedSpans) this.spans.push(span);
  }

  /** Stops, and sends the queued spans and the metrics once more. */
  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.stop()));
    await Promise.allSettled([this.sendSpans(), this.sendMetrics()]);
  }

  private async sendSpans(): Promise<void> {
    const { spans } = this;
    if (spans.length === 0) return;
    this.spans = [];
    await this.send('/v1/traces', tracesRequest(this.resource, spans));
  }

  private async sendMetrics(): Promise<void> {
    const metrics = await this.metrics.read();
    await this.send('/v1/metrics', metricsRequest(this.resource, metrics, this.startedAt));
  }

  private async send(path: string, body: object): Promise<void> {
    const { endpoint, headers } = this.settings;
    const response = await fetch(`${endpoint}${path}`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
    });
    await response.arrayBuffer();
    if (!response.ok)
      throw new Error(`The OTLP collector answered ${path} with ${response.status}.`);
  }
}
