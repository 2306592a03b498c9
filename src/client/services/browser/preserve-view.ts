/** The location state of a navigation, such as to a filter, that keeps the scroll position and the focus. */
export const preserveViewState = { preservesView: true } as const;

/** Returns whether a location's state is `preserveView`. */
export function isViewPreserved(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'preservesView' in state;
}
