import { Box, IconButton, Text } from '@chakra-ui/react';
import ArrowsPointingOutIcon from '@heroicons/react/24/outline/ArrowsPointingOutIcon';
import {
  photoMarkLabel,
  photoMarks,
  type PhotoMarks,
} from '../../../contract/pictures/photo-marks';
import { useRef, useState } from 'react';
import { lazyComponent } from '../../components/loading/lazy-component';
import { photoAltText } from '../../components/product/photo-alt-text';
import { ProductPicture } from '../../components/product/product-picture';
import { openedPictureOf } from '../../components/product/shared-picture';
import { PhotoFrame, photoRatio } from './photo-frame';
import { PhotoArrows } from './photo-arrows';
import { PhotoStrip } from './photo-strip';
import { PhotoThumbnails } from './photo-thumbnails';
import { useVisiblePhoto } from './use-visible-photo';

const PhotoViewer = lazyComponent({
  label: 'the large photo',
  load: async () => {
    const module = await import(/* webpackChunkName: "photo-zoom" */ './photo-viewer');
    return module.PhotoViewer;
  },
  Fallback: () => null,
});
/** Ignores a failed prefetch: the error is shown on click. */
const preloadViewer = () => void PhotoViewer.preload().catch(() => undefined);

const pictureSizes = '(min-width: 80rem) 44rem, (min-width: 768px) 55vw, 100vw';

interface PhotoGalleryProps {
  productId: string;
  /** The URLs of the photos; at least one. */
  photos: readonly string[];
  marks?: PhotoMarks | undefined;
  productName: string;
}

/** The photos of a product, with swiping, arrow keys, thumbnails and a photo viewer. */
export function PhotoGallery({ productId, photos, marks = {}, productName }: PhotoGalleryProps) {
  const { visibleIndex, showPhoto, stripRef, onKeyDown } = useVisiblePhoto(photos.length);
  /** The state of the photo viewer; null before it opens and after its exit animation. */
  const [viewer, setViewer] = useState<{ initialIndex: number; open: boolean } | null>(null);
  const openViewer = () => setViewer({ initialIndex: visibleIndex, open: true });
  const viewerButton = useRef<HTMLButtonElement>(null);
  const hasSeveralPhotos = photos.length > 1;
  const photoName = (index: number) =>
    [photoAltText(productName, index, photos.length), caption(index)].filter(Boolean).join(': ');
  const caption = (index: number) => photoCaption(marks[photos[index] ?? '']);
  const position = hasSeveralPhotos && `Photo ${visibleIndex + 1} of ${photos.length}`;
  const visibleCaption = [position, caption(visibleIndex)].filter(Boolean).join(' · ');

  return (
    <>
      <Box onKeyDown={onKeyDown}>
        <PhotoFrame productId={productId}>
          <PhotoStrip
            label="Photos"
            stripRef={stripRef}
            photos={photos}
            cursor="zoom-in"
            onClick={openViewer}
            onPointerEnter={preloadViewer}
            renderPhoto={(photo, index) => (
              <ProductPicture
                source={photo}
                name={photoName(index)}
                ratio={photoRatio}
                sizes={pictureSizes}
                priority={index === 0}
                preview={index === 0 ? openedPictureOf(productId) : undefined}
              />
            )}
          />
          {hasSeveralPhotos && (
            <PhotoArrows visibleIndex={visibleIndex} count={photos.length} showPhoto={showPhoto} />
          )}
          {visibleCaption && (
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
              {visibleCaption}
            </Text>
          )}
          <IconButton
            ref={viewerButton}
            aria-label="Enlarge the photo"
            aria-haspopup="dialog"
            onClick={openViewer}
            onPointerEnter={preloadViewer}
            onFocus={preloadViewer}
            size="sm"
            position="absolute"
            bottom="3"
            insetEnd="3"
            borderRadius="full"
            bg="bg.panel/85"
            color="fg"
            _hover={{ bg: 'bg.panel' }}
          >
            <ArrowsPointingOutIcon />
          </IconButton>
        </PhotoFrame>
        {hasSeveralPhotos && (
          <PhotoThumbnails photos={photos} visibleIndex={visibleIndex} showPhoto={showPhoto} />
        )}
      </Box>
      {viewer && (
        <PhotoViewer
          photos={photos}
          {...viewer}
          productName={productName}
          photoName={photoName}
          finalFocusEl={() => viewerButton.current}
          onClose={(index) => {
            setViewer({ ...viewer, open: false });
            showPhoto(index);
          }}
          onExitComplete={() => setViewer(null)}
        />
      )}
    </>
  );
}

const photoCaption = (mark: string | undefined) =>
  mark === 'serial' ? `${photoMarks.serial} (not public)` : photoMarkLabel(mark);
