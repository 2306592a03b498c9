import { Box } from '@chakra-ui/react';

/** In its own text size: below it they fit only close together. */
export const whereHeaderIsTight = '@container (max-width: 26rem)';
/** In its own text size: below it the header's links and buttons do not fit beside the logo. */
export const whereHeaderWraps = '@container (max-width: 22rem)';
export const wrappedHeight = '28';
/** So short that what stays on screen hides the page, as a phone held sideways or a zoom of 400 %. */
export const whereWindowIsShort = '@media (max-height: 30rem)';

/** What a page leaves free for the fixed header. */
export function HeaderSpace() {
  return (
    <Box data-header-space data-screen-only flexShrink="0" css={{ containerType: 'inline-size' }}>
      <Box height="16" css={{ [whereHeaderWraps]: { height: wrappedHeight } }} />
    </Box>
  );
}
