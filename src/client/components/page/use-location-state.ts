import { useLocation } from 'react-router-dom';
import { useIsHydrated } from '../../hydration/use-is-hydrated';

/**
 * The location state of this page; null during hydration, because a page is prerendered without
 * one.
 */
export function useLocationState(): unknown {
  const { state } = useLocation() as { state: unknown };
  return useIsHydrated() ? state : null;
}
