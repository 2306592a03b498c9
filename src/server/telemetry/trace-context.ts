import { randomBytes } from 'node:crypto';

/** The ids of a span. */
export interface TraceContext {
  traceId: string;
  spanId: string;
}

/** The caller's span, to which the span of a request belongs. */
export interface TraceParent extends TraceContext {
  isSampled: boolean;
}

const pattern =
  /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:$|-)/;

/** Parses a W3C traceparent header (https://www.w3.org/TR/trace-context/); undefined if it is not valid. */
export function parseTraceParent(header: string | string[] | undefined): TraceParent | undefined {
  const [, traceId, spanId, flags] = pattern.exec(String(header ?? '')) ?? [];
  if (!traceId || !spanId || !flags) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

export const newTraceId = () => randomBytes(16).toString('hex');
export const newSpanId = () => randomBytes(8).toString('hex');
