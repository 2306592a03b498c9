import { lazy, useState, useSyncExternalStore, type ComponentType, type ReactElement } from 'react';

export interface RetryableLazy<Props extends object> {
  /** Prefetches it; from then on it renders without a pause. */
  preload: () => Promise<void>;
  /** Whether it was asked for and did not come. That is told here: React is thrown no error. */
  useIsMissing: () => boolean;
  /**
   * Asks for it again, as it is by itself when the network returns. Rejects when it does not come.
   */
  fetchAgain: () => Promise<void>;
  /** Suspends until it is there. */
  Shown: (props: Props) => ReactElement;
}

const loadRecipes = () => import(/* webpackChunkName: "recipes" */ '../../theme/lazy-recipes');

/** A component in a chunk of its own, which brings the recipes that only such components need. */
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
  const tell = (missing: boolean) => {
    isMissing = missing;
    listeners.forEach((listener) => listener());
  };

  async function fetchCode(): Promise<void> {
    const [component, { addLazyRecipes }] = await Promise.all([load(), loadRecipes()]);
    addLazyRecipes();
    loaded = component;
    if (isMissing) tell(false);
  }
  const fetchOnce = () => (fetching ??= fetchCode().finally(() => (fetching = undefined)));
  const whenOnline = () => {
    if (isMissing) fetchOnce().catch(() => undefined);
  };

  const First = lazy(async () => {
    await fetchOnce().catch((error: unknown) => {
      console.error(error);
      window.addEventListener('online', whenOnline);
      tell(true);
    });
    return { default: loaded ?? (() => null) };
  }) as ComponentType<Props>;

  return {
    preload: fetchOnce,
    useIsMissing: () =>
      useSyncExternalStore(
        subscribe,
        () => isMissing,
        () => false,
      ),
    fetchAgain: fetchOnce,
    Shown(props) {
      const [Current] = useState(() => loaded ?? First);
      return <Current {...props} />;
    },
  };
}
