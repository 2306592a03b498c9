/** A number that changes outside of React, for `useSyncExternalStore`. */
export interface ProgressStore {
  read: () => number;
  set: (count: number) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createProgressStore(): ProgressStore {
  let current = 0;
  const listeners = new Set<() => void>();
  return {
    read: () => current,
    set(count) {
      current = count;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
