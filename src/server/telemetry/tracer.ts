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

/** Remembers what was done within what, as far as it is done for something that is recorded. */
export class Tracer {
  private readonly current = new AsyncLocalStorage<Span>();

  /** @param share of what nobody asked to be recorded, from 0 to 1 */
  constructor(
    private readonly share: number,
    private readonly onEnd: (span: Span) => void,
  ) {}

  /** Begins what has nothing around it here; undefined when it is not recorded. */
  begin(about: About, parent?: TraceParent): Span | undefined {
    const isRecorded = parent ? parent.isRecorded : Math.random() < this.share;
    return isRecorded ? spanOf(about, parent) : undefined;
  }

  end(span: Span): void {
    span.end = now();
    this.onEnd(span);
  }

  /** Whatever the work does from now on is part of the span. */
  run<Result>(span: Span, work: () => Result): Result {
    return this.current.run(span, work);
  }

  /** Does a part of what is under way, if that is recorded. */
  part<Result>(about: () => About, work: () => Promise<Result>): Promise<Result> {
    const parent = this.current.getStore();
    return parent ? this.record(spanOf(about(), parent), work) : work();
  }

  /** Does something that nobody asks for. */
  root<Result>(about: About, work: () => Promise<Result>): Promise<Result> {
    const span = this.begin(about);
    return span ? this.record(span, work) : work();
  }

  private async record<Result>(span: Span, work: () => Promise<Result>): Promise<Result> {
    try {
      return await this.run(span, work);
    } catch (error) {
      span.hasFailed = true;
      throw error;
    } finally {
      this.end(span);
    }
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
