import { AsyncLocalStorage } from 'node:async_hooks';
import { newSpanId, newTraceId, type TraceContext, type TraceParent } from './trace-context';

/** The kinds of spans, with their numbers in OTLP. */
export const spanKinds = { internal: 1, server: 2, client: 3 } as const;

/** The attributes of a span. They must not contain personal data. */
export type Attributes = Record<string, string | number>;

export interface Span extends TraceContext {
  parentId: string | undefined;
  name: string;
  kind: keyof typeof spanKinds;
  /** Milliseconds since the epoch, with fractions. */
  startTime: number;
  endTime: number;
  attributes: Attributes;
  hasFailed: boolean;
}

export type SpanDescription = Pick<Span, 'name' | 'kind'> & { attributes?: Attributes };

const now = () => performance.timeOrigin + performance.now();

/** Creates the spans of sampled traces. Sampling works as OpenTelemetry's parent-based ratio sampler. */
export class Tracer {
  private readonly current = new AsyncLocalStorage<Span>();
  private activeRoots = 0;

  /** @param ratio the share of traces starting in this process that are sampled, from 0 to 1 */
  constructor(
    private readonly ratio: number,
    private readonly onEnd: (span: Span) => void,
  ) {}

  /**
   * Starts the first span of this process in a trace. Returns undefined if the trace is not sampled.
   * @param parent the caller's span. If it is sampled, so is this one.
   */
  start(description: SpanDescription, parent?: TraceParent): Span | undefined {
    const isSampled = parent ? parent.isSampled : Math.random() < this.ratio;
    if (!isSampled) return undefined;
    this.activeRoots += 1;
    return createSpan(description, parent);
  }

  /** Ends a span that `start` returned. */
  end(span: Span): void {
    this.report(span);
    this.activeRoots -= 1;
    // On Node 20, every promise is slower while the storage is enabled.
    if (this.activeRoots === 0) this.current.disable();
  }

  /** Runs the work with the span as the parent of the spans that start in it. */
  run<Result>(span: Span, work: () => Result): Result {
    return this.current.run(span, work);
  }

  trace<Result>(description: SpanDescription, work: () => Promise<Result>): Promise<Result> {
    const span = this.start(description);
    return span ? this.record(span, work).finally(() => this.end(span)) : work();
  }

  span<Result>(describe: () => SpanDescription, work: () => Promise<Result>): Promise<Result> {
    const parent = this.current.getStore();
    if (!parent) return work();
    const span = createSpan(describe(), parent);
    return this.record(span, work).finally(() => this.report(span));
  }

  private async record<Result>(span: Span, work: () => Promise<Result>): Promise<Result> {
    try {
      return await this.run(span, work);
    } catch (error) {
      span.hasFailed = true;
      throw error;
    }
  }

  private report(span: Span): void {
    span.endTime = now();
    this.onEnd(span);
  }
}

function createSpan(
  { name, kind, attributes = {} }: SpanDescription,
  parent: TraceContext | undefined,
): Span {
  const startTime = now();
  return {
    traceId: parent?.traceId ?? newTraceId(),
    spanId: newSpanId(),
    parentId: parent?.spanId,
    name,
    kind,
    attributes,
    startTime,
    endTime: startTime,
    hasFailed: false,
  };
}
