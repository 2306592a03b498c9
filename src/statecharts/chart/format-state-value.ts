import type { StateValue } from 'xstate';

/** Formats a state value: 'editing.failed'; parallel regions are separated by commas. */
export function formatStateValue(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([region, child]) => {
      const childName = child === undefined ? '' : formatStateValue(child);
      return childName === ''
        ? region
        : childName.includes(', ')
          ? `${region}: ${childName}`
          : `${region}.${childName}`;
    })
    .join(', ');
}
