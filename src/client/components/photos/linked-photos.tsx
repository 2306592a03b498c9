import { Box, Flex, Link } from '@chakra-ui/react';
import { Thumbnail } from '../product/thumbnail';

interface LinkedPhotosProps {
  photos: readonly string[];
  /** Returns the name of a photo, given its number. */
  nameOf: (number: number) => string;
}

/** Thumbnails of photos that somebody attached to a text. Each one opens the photo. */
export function LinkedPhotos({ photos, nameOf }: LinkedPhotosProps) {
  if (photos.length === 0) return null;
  return (
    <Flex as="ul" listStyleType="none" gap="2" wrap="wrap" data-screen-only>
      {photos.map((photo, index) => {
        const name = nameOf(index + 1);
        return (
          <Box as="li" key={photo}>
            <Link href={photo} target="_blank" rel="noreferrer" aria-label={name}>
              <Thumbnail source={photo} name={name} />
            </Link>
          </Box>
        );
      })}
    </Flex>
  );
}
