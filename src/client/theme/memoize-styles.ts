import type { SystemStyleObject } from '@chakra-ui/react';
import { css, type SerializedStyles } from '@emotion/react';
import { system } from './system';

/**
 * Returns a function for the `css` prop of a plain element, which resolves the styles at the first call.
 * Chakra's components resolve theirs on every render, which takes most of the time of a long list.
 */
export function memoizeStyles(styles: SystemStyleObject): () => SerializedStyles {
  let resolved: SerializedStyles | undefined;
  return () => (resolved ??= css(system.css(styles)));
}
