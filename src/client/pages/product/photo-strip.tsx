import { Box, Flex, type FlexProps } from '@chakra-ui/react';
import type { ReactNode, RefCallback } from 'react';

interface PhotoStripProps extends FlexProps {
  /** The accessible name. */
  label: string;
  stripRef: RefCallback<HTMLElement>;
  photos: readonly string[];
  renderPhoto: (photo: string, index: number) => ReactNode;
}

/** A strip of photos with scroll snapping, one photo at a time. */
export function PhotoStrip({ label, stripRef, photos, renderPhoto, ...rest }: PhotoStripProps) {
  return (
    <Flex
      ref={stripRef}
      role="group"
      aria-label={label}
      tabIndex={0}
      // The first photo is on the left in every language.
      dir="ltr"
      overflowX="auto"
      overscrollBehaviorX="contain"
      scrollSnapType="x mandatory"
      css={{ scrollbarWidth: 'none', '&::-webkit-scrollbar': { display: 'none' } }}
      {...rest}
    >
      {photos.map((photo, index) => (
        <Box
          key={index}
          flex="0 0 100%"
          minWidth="0"
          scrollSnapAlign="center"
          scrollSnapStop="always"
        >
          {renderPhoto(photo, index)}
        </Box>
      ))}
    </Flex>
  );
}
