import type { ELK as LayoutEngine } from 'elkjs/lib/elk-api';
import ELK from 'elkjs/lib/elk.bundled.js';

/** The layout engine in this very process. */
export function nodeElk(): LayoutEngine {
  return new ELK();
}
