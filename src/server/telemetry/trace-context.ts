import { randomBytes } from 'node:crypto';

/** Where a span belongs. */
export interface TraceContext {
  traceId: string;
  spanId: string;
}

/** What whoever asks says of the trace that they are in. */
export interface TraceParent extends TraceContext {
  isRecorded: boolean;
}

const form = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:$|-)/;

/** Reads a W3C traceparent (https://www.w3.org/TR/trace-context/); undefined when it is none. */
export function readTraceParent(header: string | string[] | undefined): TraceParent | undefined {
  const [, traceId, spanId, flags] = form.exec(String(header ?? '')) ?? [];
  if (!traceId || !spanId || !flags) return undefined;
  return { traceId, spanId, isRecorded: (Number.parseInt(flags, 16) & 1) === 1 };
}

export const newTraceId = () => randomBytes(16).toString('hex');
export const newSpanId = () => randomBytes(8).toString('hex');
