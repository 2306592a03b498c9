import type { SystemStyleObject } from '@chakra-ui/react';

/**
 * Hides what a prerendered page contains for any API, if its API turns out to have no extensions. Removing it only on
 * hydration would move the page under a press. The inline head script writes the API's capabilities to
 * `data-capabilities`.
 */
export const hiddenWithoutCapability: SystemStyleObject = {
  'html[data-capabilities]:not([data-capabilities~=extensions]) &': { display: 'none' },
};
