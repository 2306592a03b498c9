import { AsyncLocalStorage } from 'node:async_hooks';
import { newSpanId, newTraceId, type TraceContext, type TraceParent } from './trace-context';

/** As OTLP numbers them: what is done here, for whoever asks, or asked of somebody else. */
export const kinds = { internal: 1, server: 2, client: 3 } as const;

/** Never about a person. */
export type Attributes = Record<string, string | number>;

export interface Span extends TraceContext {
  parentId: string | undefined;
  name: string;
  kind: keyof typeof kinds;
  /** Milliseconds since the epoch, with fractions. */
  begin: number;
  end: number;
  attributes: Attributes;
  hasFailed: boolean;
}

type About = Pick<Span, 'name' | 'kind'> & { attributes?: Attributes };

const now = () => performance.timeOrigin + performance.now();

/** Times as long as what was recorded last, or as the shortest rest if that was longer. */
const restsFor = 40;

/** Remembers what was done within what, as far as it is done for something that is recorded. */
export class Tracer {
  private readonly current = new AsyncLocalStorage<Span>();

  private roots = 0;
  private restsUntil = -Infinity;

  /**
   * @param share of what nobody asked to be recorded, from 0 to 1
   * @param rest milliseconds after the beginning of one that is recorded until the next
   */
  constructor(
    private readonly share: number,
    private readonly onEnd: (span: Span) => void,
    private readonly rest = 500,
  ) {}

  /** Whether nothing is begun just now, whoever asks for it. */
  get isResting(): boolean {
    return performance.now() < this.restsUntil;
  }

  /** Begins what has nothing around it here; undefined when it is not recorded. */
  begin(about: About, parent?: TraceParent): Span | undefined {
    const isRecorded = parent ? parent.isRecorded : Math.random() < this.share;
    if (!isRecorded || this.isResting) return undefined;
    this.restsUntil = performance.now() + this.rest;
    this.roots += 1;
    return spanOf(about, parent);
  }

  /** Ends what was begun so. */
  end(span: Span): void {
    this.close(span);
    this.roots -= 1;
    if (this.roots > 0) return;
    // While it is on, every promise of the process costs more, by a quarter of a request in all.
    this.current.disable();
    const lasted = Math.min(span.end - span.begin, this.rest);
    this.restsUntil = Math.max(this.restsUntil, performance.now() + restsFor * lasted);
  }

  /** Whatever the work does from now on is part of the span. */
  run<Result>(span: Span, work: () => Result): Result {
    return this.current.run(span, work);
  }

  /** Does a part of what is under way, if that is recorded. */
  part<Result>(about: () => About, work: () => Promise<Result>): Promise<Result> {
    const parent = this.current.getStore();
    if (!parent) return work();
    const span = spanOf(about(), parent);
    return this.record(span, work).finally(() => this.close(span));
  }

  /** Does something that nobody asks for. */
  root<Result>(about: About, work: () => Promise<Result>): Promise<Result> {
    const span = this.begin(about);
    return span ? this.record(span, work).finally(() => this.end(span)) : work();
  }

  private async record<Result>(span: Span, work: () => Promise<Result>): Promise<Result> {
    try {
      return await this.run(span, work);
    } catch (error) {
      span.hasFailed = true;
      throw error;
    }
  }

  private close(span: Span): void {
    span.end = now();
    this.onEnd(span);
  }
}

function spanOf({ name, kind, attributes = {} }: About, parent?: TraceContext): Span {
  const begin = now();
  return {
    traceId: parent?.traceId ?? newTraceId(),
    spanId: newSpanId(),
    parentId: parent?.spanId,
    ...{ name, kind, attributes, begin, end: begin, hasFailed: false },
  };
}
