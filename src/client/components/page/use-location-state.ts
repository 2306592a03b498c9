import { useLocation } from 'react-router-dom';
import { useIsHydrated } from '../../hydration/use-is-hydrated';

/**
 * What a link left for this page. Nothing while a prerendered page is hydrated, which was rendered
 * for those who come from nowhere.
 */
export function useLocationState(): unknown {
  const { state } = useLocation() as { state: unknown };
  return useIsHydrated() ? state : null;
}
