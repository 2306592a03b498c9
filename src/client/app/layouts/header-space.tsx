import { Box } from '@chakra-ui/react';

/** A container query: below this width, the header's items need smaller gaps. */
export const whereHeaderIsTight = '@container (max-width: 26rem)';
/** A container query: below this width, the header wraps into two rows. */
export const whereHeaderWraps = '@container (max-width: 22rem)';
export const wrappedHeight = '28';
/** A phone in landscape, or a zoom of 400 %: a fixed header would hide too much. */
export const whereWindowIsShort = '@media (max-height: 30rem)';

/** The space that a page leaves for the fixed header. */
export function HeaderSpace() {
  return (
    <Box data-header-space data-screen-only flexShrink="0" css={{ containerType: 'inline-size' }}>
      <Box height="16" css={{ [whereHeaderWraps]: { height: wrappedHeight } }} />
    </Box>
  );
}
