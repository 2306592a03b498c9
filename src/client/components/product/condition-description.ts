import type { conditions } from '../../../contract/selling/product';

const descriptions: Record<(typeof conditions)[number], string> = {
  Excellent: 'Hardly any sign of wear. It runs and looks as it should.',
  Good: 'Light signs of wear, such as fine scratches. It runs as it should.',
  Fair: 'Clearly worn or marked. It runs, but may need a service.',
};

/** Returns a description of a condition; undefined for an unknown one. */
export function conditionDescription(condition: string): string | undefined {
  return Object.entries(descriptions).find(([name]) => name === condition)?.[1];
}
