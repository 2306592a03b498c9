import { SimpleGrid, chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { ProductPicture } from '../../components/product/product-picture';

interface PhotoThumbnailsProps {
  photos: readonly string[];
  shown: number;
  show: (place: number) => void;
}

/** All photos in little; one stop for the keyboard, whose arrows lead from each to the next. */
export function PhotoThumbnails({ photos, shown, show }: PhotoThumbnailsProps) {
  const grid = useRef<HTMLDivElement>(null);
  return (
    <SimpleGrid
      ref={grid}
      role="group"
      aria-label="Choose a photo"
      columns={6}
      gap="2"
      marginTop="2"
      // After the gallery has chosen by it.
      onKeyUp={() => grid.current?.querySelector<HTMLElement>('[aria-current]')?.focus()}
    >
      {photos.map((photo, place) => (
        <chakra.button
          key={place}
          type="button"
          aria-label={`Photo ${place + 1} of ${photos.length}`}
          aria-current={place === shown || undefined}
          tabIndex={place === shown ? 0 : -1}
          onClick={() => show(place)}
          borderRadius="md"
          overflow="hidden"
          cursor="pointer"
          opacity={place === shown ? 1 : 0.7}
          borderWidth="2px"
          borderColor={place === shown ? 'brand.fg' : 'transparent'}
          _hover={{ opacity: 1 }}
        >
          <ProductPicture source={photo} name="" ratio={1} sizes="6rem" />
        </chakra.button>
      ))}
    </SimpleGrid>
  );
}
