/** The location state of a navigation, such as to a filter, that keeps the scroll position and the focus. */
export const keptView = { keepsView: true } as const;

/** Returns whether a location's state is `keptView`. */
export function isViewKept(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepsView' in state;
}
