import sharp from 'sharp';
import { limitConcurrency } from './limit-concurrency';

// Nothing is done twice to one picture, and what sharp would remember of a large one is 150 MB.
sharp.cache(false);

/** A large picture takes up to 200 MB and a processor while it is re-encoded. */
export const inTurn = limitConcurrency(2);
