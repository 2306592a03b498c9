import { randomUUID } from 'node:crypto';
import { PollingWorker } from '../background/polling-worker';
import type { Metrics } from './metrics';
import { metricsRequest, tracesRequest, type Resource } from './otlp';
import type { OtlpSettings } from './telemetry-settings';
import type { Span } from './tracer';

/** Milliseconds. */
const spanPause = 5_000;
const metricPause = 60_000;
const longestWait = 10_000;

/** Spans that wait to be sent; those beyond are dropped, so that a flood of them costs no memory. */
const mostSpans = 2_048;

/** Hands spans and metrics to a collector. What it does not take is lost: the shop goes on. */
export class OtlpExporter {
  private readonly resource: Resource;
  private readonly began = Date.now();
  private spans: Span[] = [];
  private readonly rounds: PollingWorker[];

  constructor(
    private readonly settings: OtlpSettings,
    private readonly metrics: Metrics,
    onError: (error: unknown) => void,
    pauses = { spanPause, metricPause },
  ) {
    this.resource = { serviceName: settings.serviceName, instanceId: randomUUID() };
    this.rounds = [
      new PollingWorker(() => this.sendSpans(), pauses.spanPause, onError),
      new PollingWorker(() => this.sendMetrics(), pauses.metricPause, onError, pauses.metricPause),
    ];
    for (const rounds of this.rounds) rounds.start();
  }

  add(span: Span): void {
    if (this.spans.length < mostSpans) this.spans.push(span);
  }

  /** Sends what is left. */
  async close(): Promise<void> {
    await Promise.all(this.rounds.map((rounds) => rounds.stop()));
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
    await this.send('/v1/metrics', metricsRequest(this.resource, metrics, this.began));
  }

  private async send(path: string, body: object): Promise<void> {
    const { endpoint, headers } = this.settings;
    const answer = await fetch(`${endpoint}${path}`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(longestWait),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`The collector has answered ${path} with ${answer.status}.`);
  }
}
