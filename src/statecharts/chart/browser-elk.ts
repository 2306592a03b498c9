import ELK, { type ELK as LayoutEngine } from 'elkjs/lib/elk-api';

/** Creates a layout engine that runs in a web worker, so that a large chart does not block the page. */
export function browserElk(): LayoutEngine {
  const workerUrl = new URL('elkjs/lib/elk-worker.min.js', import.meta.url).href;
  return new ELK({ workerUrl });
}
