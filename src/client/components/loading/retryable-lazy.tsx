import { lazy, useState, useSyncExternalStore, type ComponentType, type ReactElement } from 'react';

export interface RetryableLazy<Props extends object> {
  /** Loads the chunk in advance, so that the component renders without suspending. */
  preload: () => Promise<void>;
  /** Returns whether loading failed. A failed chunk does not throw in React. */
  useHasFailed: () => boolean;
  /**
   * Retries loading the chunk and rejects if it fails. Also runs automatically when the browser is
   * online again.
   */
  reloadChunk: () => Promise<void>;
  /** Renders the loaded component; suspends until the chunk has loaded. */
  Content: (props: Props) => ReactElement;
}

const loadRecipes = () => import(/* webpackChunkName: "recipes" */ '../../theme/lazy-recipes');

/** Creates a lazy component and loads the theme recipes that only lazy components use. */
export function retryableLazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): RetryableLazy<Props> {
  let loaded: ComponentType<Props> | undefined;
  let pendingLoad: Promise<void> | undefined;
  let hasFailed = false;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const setHasFailed = (failed: boolean) => {
    hasFailed = failed;
    listeners.forEach((listener) => listener());
  };

  async function loadChunk(): Promise<void> {
    const [component, { addLazyRecipes }] = await Promise.all([load(), loadRecipes()]);
    addLazyRecipes();
    loaded = component;
    if (hasFailed) setHasFailed(false);
  }
  const loadChunkOnce = () =>
    (pendingLoad ??= loadChunk().finally(() => (pendingLoad = undefined)));
  const retryWhenOnline = () => {
    if (hasFailed) loadChunkOnce().catch(() => undefined);
  };

  const LazyContent = lazy(async () => {
    await loadChunkOnce().catch((error: unknown) => {
      console.error(error);
      window.addEventListener('online', retryWhenOnline);
      setHasFailed(true);
    });
    return { default: loaded ?? (() => null) };
  }) as ComponentType<Props>;

  return {
    preload: loadChunkOnce,
    useHasFailed: () =>
      useSyncExternalStore(
        subscribe,
        () => hasFailed,
        () => false,
      ),
    reloadChunk: loadChunkOnce,
    Content(props) {
      // Keeps the component type of the first render, so that React does not remount it.
      const [InitialComponent] = useState(() => loaded ?? LazyContent);
      return <InitialComponent {...props} />;
    },
  };
}
