import { configuration } from './configuration';

/** Milliseconds after a click in which calls belong to its trace. */
const traceWindow = 10_000;

let parent: string | undefined;
let startedAt = 0;

const hex = (bytes: number) =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

function startTrace(sampleRate: number): void {
  parent = `00-${hex(16)}-${hex(8)}-0${Number(Math.random() < sampleRate)}`;
  startedAt = Date.now();
}

/**
 * The `traceparent` of a call (https://www.w3.org/TR/trace-context/): all calls that follow one
 * click sampleRate a trace. Undefined unless the configuration enables tracing.
 */
export function traceParent(): string | undefined {
  const sampleRate = configuration().traces;
  if (sampleRate === undefined) return undefined;
  if (startedAt === 0) window.addEventListener('click', () => startTrace(sampleRate), true);
  if (Date.now() - startedAt > traceWindow) startTrace(sampleRate);
  return parent;
}
