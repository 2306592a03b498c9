import { effectFeatures } from './effects';
import type { Feature } from './feature';
import { stateFeatures } from './states';
import { transitionFeatures } from './transitions';

/** A machine for each feature of a definition. */
export const features: readonly Feature[] = [
  ...stateFeatures,
  ...transitionFeatures,
  ...effectFeatures,
];
