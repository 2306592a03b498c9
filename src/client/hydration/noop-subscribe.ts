/** For `useSyncExternalStore` on a value that never changes. */
export const noopSubscribe = () => () => undefined;
