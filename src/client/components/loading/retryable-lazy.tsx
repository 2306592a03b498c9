import { lazy, useState, useSyncExternalStore, type ComponentType, type ReactElement } from 'react';

export interface RetryableLazy<Props extends object> {
  /** Prefetches the chunk, after which the component renders without suspending. */
  preload: () => Promise<void>;
  /** Whether loading failed. It is a state, so that React does not throw. */
  useHasFailed: () => boolean;
  /**
   * Loads the chunk again, as also happens when the browser is online again. Rejects if it fails.
   */
  reloadChunk: () => Promise<void>;
  /** Suspends until the chunk has loaded. */
  Shown: (props: Props) => ReactElement;
}

const loadRecipes = () => import(/* webpackChunkName: "recipes" */ '../../theme/lazy-recipes');

/** A lazy component. Its chunk registers the theme recipes that only lazy components use. */
export function retryableLazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): RetryableLazy<Props> {
  let loaded: ComponentType<Props> | undefined;
  let fetching: Promise<void> | undefined;
  let isMissing = false;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const setMissing = (missing: boolean) => {
    isMissing = missing;
    listeners.forEach((listener) => listener());
  };

  async function fetchCode(): Promise<void> {
    const [component, { addLazyRecipes }] = await Promise.all([load(), loadRecipes()]);
    addLazyRecipes();
    loaded = component;
    if (isMissing) setMissing(false);
  }
  const fetchOnce = () => (fetching ??= fetchCode().finally(() => (fetching = undefined)));
  const whenOnline = () => {
    if (isMissing) fetchOnce().catch(() => undefined);
  };

  const First = lazy(async () => {
    await fetchOnce().catch((error: unknown) => {
      console.error(error);
      window.addEventListener('online', whenOnline);
      setMissing(true);
    });
    return { default: loaded ?? (() => null) };
  }) as ComponentType<Props>;

  return {
    preload: fetchOnce,
    useHasFailed: () =>
      useSyncExternalStore(
        subscribe,
        () => isMissing,
        () => false,
      ),
    reloadChunk: fetchOnce,
    Shown(props) {
      const [Current] = useState(() => loaded ?? First);
      return <Current {...props} />;
    },
  };
}
