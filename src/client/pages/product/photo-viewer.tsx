import {
  Box,
  Button,
  CloseButton,
  Dialog,
  HStack,
  Portal,
  Text,
  type DialogRootProps,
} from '@chakra-ui/react';
import { useState, type KeyboardEvent } from 'react';
import { useCloseOnBack } from '../../components/dialogs/use-close-on-back';
import { PhotoArrows } from './photo-arrows';
import { PhotoStrip } from './photo-strip';
import { useVisiblePhoto } from './use-visible-photo';
import { ZoomablePhoto } from './zoomable-photo';

interface PhotoViewerProps extends Pick<
  DialogRootProps,
  'open' | 'finalFocusEl' | 'onExitComplete'
> {
  photos: readonly string[];
  /** The index of the photo that is visible at first. */
  initialIndex: number;
  productName: string;
  photoName: (index: number) => string;
  /** Called with the index of the photo that was visible last. */
  onClose: (index: number) => void;
}

/** A full-window view of the photos, each of which can be magnified. */
export function PhotoViewer(props: PhotoViewerProps) {
  const { photos, initialIndex, productName, photoName, onClose, ...dialog } = props;
  const { visibleIndex, showPhoto, stripRef, onKeyDown } = useVisiblePhoto(
    photos.length,
    initialIndex,
  );
  const [closeUpIndex, setCloseUpIndex] = useState<number | null>(null);
  const isCloseUp = closeUpIndex === visibleIndex;
  useCloseOnBack({ id: 'photos', open: dialog.open ?? false, onBack: () => onClose(visibleIndex) });
  // In a close-up the arrow keys scroll the photo instead of changing it.
  const handleKeyDown = (event: KeyboardEvent) => !isCloseUp && onKeyDown(event);

  return (
    <Dialog.Root
      {...dialog}
      size="full"
      closeOnInteractOutside={false}
      scrollBehavior="inside"
      onOpenChange={({ open }) => !open && onClose(visibleIndex)}
    >
      <Portal>
        <Dialog.Positioner>
          <Dialog.Content bg="ink.950" color="ivory" borderRadius="none" onKeyDown={handleKeyDown}>
            <HStack padding="3" gap="3" wrap="wrap" justify="space-between">
              <Dialog.Title textStyle="cardTitle" minWidth="0" truncate dir="auto">
                {productName}
              </Dialog.Title>
              <HStack gap="2" wrap="wrap">
                {photos.length > 1 && (
                  <Text role="status" textStyle="sm">
                    {`Photo ${visibleIndex + 1} of ${photos.length}`}
                  </Text>
                )}
                <Button
                  size="sm"
                  variant="outline"
                  color="inherit"
                  borderColor="ink.300"
                  _hover={{ bg: 'ink.700' }}
                  aria-pressed={isCloseUp}
                  onClick={() => setCloseUpIndex(isCloseUp ? null : visibleIndex)}
                >
                  Close-up
                </Button>
                <Dialog.CloseTrigger asChild position="static">
                  <CloseButton
                    aria-label="Close"
                    size="sm"
                    color="inherit"
                    _hover={{ bg: 'ink.700' }}
                  />
                </Dialog.CloseTrigger>
              </HStack>
            </HStack>
            <Box position="relative" flex="1" minHeight="0" display="grid">
              <PhotoStrip
                label="Photos"
                stripRef={stripRef}
                photos={photos}
                minWidth="0"
                renderPhoto={(photo, index) => (
                  <ZoomablePhoto
                    source={photo}
                    name={photoName(index)}
                    isCloseUp={closeUpIndex === index}
                    onToggle={(closeUp) => setCloseUpIndex(closeUp ? index : null)}
                  />
                )}
              />
              {photos.length > 1 && !isCloseUp && (
                <PhotoArrows
                  visibleIndex={visibleIndex}
                  count={photos.length}
                  showPhoto={showPhoto}
                />
              )}
            </Box>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
