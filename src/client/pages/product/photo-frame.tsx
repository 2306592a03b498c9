import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { SharedPicture } from '../../components/product/shared-picture';

/** The ratio of the large photo: square and as wide as the window on a phone. */
export const photoRatio = { base: 1, md: 4 / 3 };

/** The place of the large photo, to which the picture of a pressed card moves. */
export function PhotoFrame({ productId, children }: { productId: string; children: ReactNode }) {
  return (
    <SharedPicture id={productId}>
      <Box
        aspectRatio={photoRatio}
        marginX={{ base: '-4', md: '0' }}
        borderRadius={{ base: '0', md: 'xl' }}
        position="relative"
        overflow="hidden"
      >
        {children}
      </Box>
    </SharedPicture>
  );
}
