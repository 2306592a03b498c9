import { useSyncExternalStore } from 'react';

const minute = 60_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** Calls the listener every minute; all listeners share one timer. Returns the unsubscribe function. */
export function subscribeToMinutes(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => listeners.forEach((notify) => notify()), minute);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const lastFullMinute = () => Math.floor(Date.now() / minute) * minute;

/**
 * Returns the start of the current minute in epoch milliseconds and re-renders every minute. Null on
 * the server and during hydration, because the user's clock may differ from the server's.
 */
export const useCurrentMinute = (): number | null =>
  useSyncExternalStore<number | null>(subscribeToMinutes, lastFullMinute, () => null);
