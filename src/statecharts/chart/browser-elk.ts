import ELK, { type ELK as LayoutEngine } from 'elkjs/lib/elk-api';

/** The layout engine in a worker of its own, so that a large chart does not hold up the page. */
export function browserElk(): LayoutEngine {
  const workerUrl = new URL('elkjs/lib/elk-worker.min.js', import.meta.url).href;
  return new ELK({ workerUrl });
}
