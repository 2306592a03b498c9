import type { ELK as LayoutEngine } from 'elkjs/lib/elk-api';
import ELK from 'elkjs/lib/elk.bundled.js';

/** Creates a layout engine that runs in this process. */
export function nodeElk(): LayoutEngine {
  return new ELK();
}
