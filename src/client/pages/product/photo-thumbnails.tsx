import { SimpleGrid, chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { ProductPicture } from '../../components/product/product-picture';

interface PhotoThumbnailsProps {
  photos: readonly string[];
  visibleIndex: number;
  showPhoto: (index: number) => void;
}

/** Thumbnails of the photos. They are one tab stop; the arrow keys move between them. */
export function PhotoThumbnails({ photos, visibleIndex, showPhoto }: PhotoThumbnailsProps) {
  const grid = useRef<HTMLDivElement>(null);
  return (
    <SimpleGrid
      ref={grid}
      role="group"
      aria-label="Choose a photo"
      columns={6}
      gap="2"
      marginTop="2"
      // Runs after the gallery's key handler, and focuses the photo that it selected.
      onKeyUp={() => grid.current?.querySelector<HTMLElement>('[aria-current]')?.focus()}
    >
      {photos.map((photo, index) => (
        <chakra.button
          key={index}
          type="button"
          aria-label={`Photo ${index + 1} of ${photos.length}`}
          aria-current={index === visibleIndex || undefined}
          tabIndex={index === visibleIndex ? 0 : -1}
          onClick={() => showPhoto(index)}
          borderRadius="md"
          overflow="hidden"
          cursor="pointer"
          opacity={index === visibleIndex ? 1 : 0.7}
          borderWidth="2px"
          borderColor={index === visibleIndex ? 'brand.fg' : 'transparent'}
          _hover={{ opacity: 1 }}
        >
          <ProductPicture source={photo} name="" ratio={1} sizes="6rem" />
        </chakra.button>
      ))}
    </SimpleGrid>
  );
}
