import type { SystemStyleObject } from '@chakra-ui/react';
import { hiddenWithoutCapability } from '../../hydration/hidden-without-capability';
import { hasCapability } from '../../services/configuration';
import { useIsHydrated } from '../../hydration/use-is-hydrated';

/**
 * Returns whether the API supports search. A prerendered page is built for any API and contains the
 * search box, so until hydration CSS hides the box if the API does not support it.
 */
export function useSearchSupport(): {
  isSupported: boolean;
  isHydrated: boolean;
  hiddenIfUnsupported: SystemStyleObject;
} {
  const isHydrated = useIsHydrated();
  return {
    isHydrated,
    isSupported: !isHydrated || hasCapability('extensions'),
    hiddenIfUnsupported: isHydrated ? {} : hiddenWithoutCapability,
  };
}
