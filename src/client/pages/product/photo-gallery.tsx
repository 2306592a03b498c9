import { Box, IconButton, Text, chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { lazyComponent } from '../../components/loading/lazy-component';
import { ProductPicture } from '../../components/product/product-picture';
import { PhotoArrows } from './photo-arrows';
import { PhotoStrip } from './photo-strip';
import { PhotoThumbnails } from './photo-thumbnails';
import { useVisiblePhoto } from './use-visible-photo';

const PhotoZoom = lazyComponent({
  label: 'the large photo',
  load: async () => {
    const module = await import(/* webpackChunkName: "photo-zoom" */ './photo-zoom');
    return module.PhotoZoom;
  },
  Fallback: () => null,
});
/** A click reports the failure. */
const preloadZoom = () => void PhotoZoom.preload().catch(() => undefined);

const pictureWidths = '(min-width: 80rem) 44rem, (min-width: 1080px) 55vw, 100vw';

interface PhotoGalleryProps {
  /** URLs, at least one. */
  photos: readonly string[];
  productName: string;
}

/** The photos of a product, with swiping, arrow keys, thumbnails and a zoom. */
export function PhotoGallery({ photos, productName }: PhotoGalleryProps) {
  const { visible, show, stripRef, onKeyDown } = useVisiblePhoto(photos.length);
  /** The zoom overlay and its first photo; null once its exit animation has ended. */
  const [enlarged, setEnlarged] = useState<{ first: number; open: boolean } | null>(null);
  const enlarge = () => setEnlarged({ first: visible, open: true });
  const enlargeButton = useRef<HTMLButtonElement>(null);
  const hasSeveral = photos.length > 1;
  const photoName = (place: number) =>
    hasSeveral ? `${productName}, photo ${place + 1} of ${photos.length}` : productName;

  return (
    <>
      <Box onKeyDown={onKeyDown}>
        <Box position="relative" borderWidth="1px" borderRadius="xl" overflow="hidden">
          <PhotoStrip
            label="Photos"
            stripRef={stripRef}
            photos={photos}
            cursor="zoom-in"
            onClick={enlarge}
            onPointerEnter={preloadZoom}
            renderPhoto={(photo, place) => (
              <ProductPicture
                source={photo}
                name={photoName(place)}
                sizes={pictureWidths}
                priority={place === 0}
              />
            )}
          />
          {hasSeveral && (
            <>
              <PhotoArrows visible={visible} count={photos.length} show={show} />
              <Text
                role="status"
                position="absolute"
                bottom="3"
                insetStart="3"
                paddingX="2"
                borderRadius="full"
                bg="bg.panel/85"
                textStyle="xs"
              >
                {`Photo ${visible + 1} of ${photos.length}`}
              </Text>
            </>
          )}
          <IconButton
            ref={enlargeButton}
            aria-label="Enlarge the photo"
            aria-haspopup="dialog"
            onClick={enlarge}
            onPointerEnter={preloadZoom}
            onFocus={preloadZoom}
            size="sm"
            position="absolute"
            bottom="3"
            insetEnd="3"
            borderRadius="full"
            bg="bg.panel/85"
            color="fg"
            _hover={{ bg: 'bg.panel' }}
          >
            <chakra.svg viewBox="0 0 24 24" boxSize="5" fill="none" aria-hidden>
              <path
                d="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </chakra.svg>
          </IconButton>
        </Box>
        {hasSeveral && <PhotoThumbnails photos={photos} visible={visible} show={show} />}
      </Box>
      {enlarged && (
        <PhotoZoom
          photos={photos}
          {...enlarged}
          productName={productName}
          photoName={photoName}
          finalFocusEl={() => enlargeButton.current}
          onClose={(place) => {
            setEnlarged({ ...enlarged, open: false });
            show(place);
          }}
          onExitComplete={() => setEnlarged(null)}
        />
      )}
    </>
  );
}
