import type { SystemStyleObject } from '@chakra-ui/react';
import { hasCapability } from '../../services/configuration';
import { useIsHydrated } from '../../hydration/use-is-hydrated';

/** The page's first script marks it by what the API can do. */
const whereOffered: SystemStyleObject = {
  ':root:not([data-capabilities~=search]) &': { display: 'none' },
};

/**
 * Whether there is a search. The prerendered page is every server's, so until it is hydrated styles
 * alone hide the way to a search that is not there.
 */
export function useSearchOffer(): {
  isSupported: boolean;
  isHydrated: boolean;
  css: SystemStyleObject;
} {
  const isHydrated = useIsHydrated();
  return {
    isHydrated,
    isSupported: !isHydrated || hasCapability('search'),
    css: isHydrated ? {} : whereOffered,
  };
}
