import { useLocation } from 'react-router-dom';
import { useIsHydrated } from '../../hydration/use-is-hydrated';

/**
 * Returns the router's location state; null during hydration, because pages are prerendered without
 * it.
 */
export function useLocationState(): unknown {
  const { state } = useLocation() as { state: unknown };
  return useIsHydrated() ? state : null;
}
