import { Box, Flex, type FlexProps } from '@chakra-ui/react';
import type { ReactNode, RefCallback } from 'react';

interface PhotoStripProps extends FlexProps {
  /** What it is a strip of, for who can't see it. */
  label: string;
  stripRef: RefCallback<HTMLElement>;
  photos: readonly string[];
  renderPhoto: (photo: string, place: number) => ReactNode;
}

/** Photos side by side, of which one fills the strip; swiped, it comes to rest on the next. */
export function PhotoStrip({ label, stripRef, photos, renderPhoto, ...rest }: PhotoStripProps) {
  return (
    <Flex
      ref={stripRef}
      role="group"
      aria-label={label}
      tabIndex={0}
      // The first photo is at the left, wherever the page is read.
      dir="ltr"
      overflowX="auto"
      overscrollBehaviorX="contain"
      scrollSnapType="x mandatory"
      css={{ scrollbarWidth: 'none', '&::-webkit-scrollbar': { display: 'none' } }}
      {...rest}
    >
      {photos.map((photo, place) => (
        <Box
          key={place}
          flex="0 0 100%"
          minWidth="0"
          scrollSnapAlign="center"
          scrollSnapStop="always"
        >
          {renderPhoto(photo, place)}
        </Box>
      ))}
    </Flex>
  );
}
