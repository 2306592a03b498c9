import { effectFeatures } from './effects';
import type { Feature } from './feature';
import { stateFeatures } from './states';
import { transitionFeatures } from './transitions';

/** A machine for each thing that a definition can say. */
export const features: readonly Feature[] = [
  ...stateFeatures,
  ...transitionFeatures,
  ...effectFeatures,
];
