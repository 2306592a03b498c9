import { useSyncExternalStore } from 'react';

const minute = 60_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for however many ask. */
export function subscribeToMinutes(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => listeners.forEach((tell) => tell()), minute);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const lastFullMinute = () => Math.floor(Date.now() / minute) * minute;

/**
 * The last full minute, in milliseconds since the epoch; the component re-renders with the next.
 * Null on the server and in the first render of a prerendered page: the visitor's clock is another.
 */
export const useMinute = (): number | null =>
  useSyncExternalStore<number | null>(subscribeToMinutes, lastFullMinute, () => null);
