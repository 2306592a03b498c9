import { Box } from '@chakra-ui/react';

/** The container query below which the header's items need smaller gaps. */
export const narrowHeaderQuery = '@container (max-width: 26rem)';
/** The container query below which the header wraps into two rows. */
export const wrappedHeaderQuery = '@container (max-width: 22rem)';
/** The container query below which a row has no room for all buttons, as with text of 200 % on a phone. */
export const tinyHeaderQuery = '@container (max-width: 17rem)';
/** The container query from which all links fit beside the search box. Below it they are in the site menu. */
export const wideHeaderQuery = '@container (min-width: 72rem)';
/** The height of the header with two rows. */
export const wrappedHeaderHeight = '28';
/** The media query of a short window, such as a phone in landscape. A fixed header would cover too much. */
export const shortWindowQuery = '@media (max-height: 30rem)';

/** Empty space in the height of the fixed header, which would otherwise cover the page's start. */
export function HeaderSpace() {
  return (
    <Box data-header-space data-screen-only flexShrink="0" css={{ containerType: 'inline-size' }}>
      <Box height="16" css={{ [wrappedHeaderQuery]: { height: wrappedHeaderHeight } }} />
    </Box>
  );
}
