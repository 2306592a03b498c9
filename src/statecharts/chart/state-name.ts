import type { StateValue } from 'xstate';

/** A state's dotted name; regions that run side by side stand one after the other. */
export function stateName(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([region, child]) => {
      const inside = child === undefined ? '' : stateName(child);
      return inside === ''
        ? region
        : inside.includes(', ')
          ? `${region}: ${inside}`
          : `${region}.${inside}`;
    })
    .join(', ');
}
