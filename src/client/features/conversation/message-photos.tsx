import { SimpleGrid, chakra } from '@chakra-ui/react';
import { ProductPicture } from '../../components/product/product-picture';

/** Opens the photo viewer with the photos of a message. */
export type OpenPhotos = (photos: readonly string[], index: number) => void;

interface MessagePhotosProps {
  photos: readonly string[];
  sender: string;
  openPhotos: OpenPhotos;
}

/** The photos of a message, each of which opens the photo viewer. */
export function MessagePhotos({ photos, sender, openPhotos }: MessagePhotosProps) {
  return (
    <SimpleGrid
      columns={Math.min(photos.length, 3)}
      gap="1.5"
      paddingTop="1"
      width={photos.length === 1 ? '14rem' : '18rem'}
      maxWidth="full"
    >
      {photos.map((photo, index) => (
        <chakra.button
          key={photo}
          type="button"
          aria-haspopup="dialog"
          cursor="zoom-in"
          borderRadius="lg"
          overflow="hidden"
          onClick={() => openPhotos(photos, index)}
        >
          <ProductPicture
            source={photo}
            name={`Photo ${index + 1} of ${photos.length} from ${sender}`}
            ratio={photos.length === 1 ? 4 / 3 : 1}
            sizes="18rem"
          />
        </chakra.button>
      ))}
    </SimpleGrid>
  );
}
