/**
 * The location state of a navigation that changes a part of the page, such as a filter: the scroll
 * position and the focus stay.
 */
export const keptView = { keepsView: true } as const;

/** Returns whether a location's state is `keptView`. */
export function isViewKept(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepsView' in state;
}
