import { configuration } from '../configuration';

/** Calls within this many milliseconds after a click belong to the click's trace. */
const maxTraceAge = 10_000;

let currentTraceParent: string | undefined;
let startedAt = 0;

const randomHex = (byteCount: number) =>
  [...crypto.getRandomValues(new Uint8Array(byteCount))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

function startTrace(sampleRate: number): void {
  currentTraceParent = `00-${randomHex(16)}-${randomHex(8)}-0${Number(Math.random() < sampleRate)}`;
  startedAt = Date.now();
}

/**
 * Returns the `traceparent` header of a call (https://www.w3.org/TR/trace-context/). All calls that
 * follow one click share a trace. Undefined unless the configuration enables tracing.
 */
export function traceParent(): string | undefined {
  const sampleRate = configuration().traces;
  if (sampleRate === undefined) return undefined;
  if (startedAt === 0) window.addEventListener('click', () => startTrace(sampleRate), true);
  if (Date.now() - startedAt > maxTraceAge) startTrace(sampleRate);
  return currentTraceParent;
}
