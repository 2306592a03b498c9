import { configuration } from './configuration';

/** Milliseconds after a press, within which what is asked follows on it. */
const longestReach = 10_000;

let parent: string | undefined;
let began = 0;

const hex = (bytes: number) =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

function begin(share: number): void {
  parent = `00-${hex(16)}-${hex(8)}-0${Number(Math.random() < share)}`;
  began = Date.now();
}

/**
 * Which trace a call belongs to (https://www.w3.org/TR/trace-context/): all calls that follow on one
 * press share it. Nothing is said where the configuration does not ask for it.
 */
export function traceParent(): string | undefined {
  const share = configuration().traces;
  if (share === undefined) return undefined;
  if (began === 0) window.addEventListener('click', () => begin(share), true);
  if (Date.now() - began > longestReach) begin(share);
  return parent;
}
