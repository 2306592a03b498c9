import type { SystemStyleObject } from '@chakra-ui/react';
import { hasCapability } from '../../services/configuration';
import { useIsHydrated } from '../../hydration/use-is-hydrated';

/** The inline head script sets the API's capabilities on the document. */
const whereOffered: SystemStyleObject = {
  ':root:not([data-capabilities~=search]) &': { display: 'none' },
};

/**
 * Whether the API supports search. A prerendered page is built for any server, so until hydration
 * CSS hides the search if the API has none.
 */
export function useSearchSupport(): {
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
