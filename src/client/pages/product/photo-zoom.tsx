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
import { useBackToClose } from '../../components/dialogs/use-back-to-close';
import { PhotoArrows } from './photo-arrows';
import { PhotoStrip } from './photo-strip';
import { useShownPhoto } from './use-shown-photo';
import { ZoomablePhoto } from './zoomable-photo';

interface PhotoZoomProps extends Pick<DialogRootProps, 'open' | 'finalFocusEl' | 'onExitComplete'> {
  photos: readonly string[];
  /** The place of the one to begin with, from 0. */
  first: number;
  productName: string;
  nameOf: (place: number) => string;
  /** Is told the place of the one that was shown last. */
  onClose: (place: number) => void;
}

/** The photos as large as the window, and each larger still: to look at a scratch closely. */
export function PhotoZoom(props: PhotoZoomProps) {
  const { photos, first, productName, nameOf, onClose, ...dialog } = props;
  const { shown, show, stripRef, onKeyDown } = useShownPhoto(photos.length, first);
  const [closeUp, setCloseUp] = useState<number | null>(null);
  const isCloseUp = closeUp === shown;
  useBackToClose({ id: 'photos', open: dialog.open ?? false, onBack: () => onClose(shown) });
  // The arrow keys look around in a close-up.
  const choose = (event: KeyboardEvent) => !isCloseUp && onKeyDown(event);

  return (
    <Dialog.Root
      {...dialog}
      size="full"
      closeOnInteractOutside={false}
      scrollBehavior="inside"
      onOpenChange={({ open }) => !open && onClose(shown)}
    >
      <Portal>
        <Dialog.Positioner>
          <Dialog.Content bg="ink.950" color="ivory" borderRadius="none" onKeyDown={choose}>
            <HStack padding="3" gap="3" justify="space-between">
              <Dialog.Title textStyle="cardTitle" minWidth="0" truncate dir="auto">
                {productName}
              </Dialog.Title>
              <HStack gap="2" flexShrink="0">
                {photos.length > 1 && (
                  <Text role="status" textStyle="sm">
                    {`Photo ${shown + 1} of ${photos.length}`}
                  </Text>
                )}
                <Button
                  size="sm"
                  variant="outline"
                  color="inherit"
                  borderColor="ink.300"
                  _hover={{ bg: 'ink.700' }}
                  aria-pressed={isCloseUp}
                  onClick={() => setCloseUp(isCloseUp ? null : shown)}
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
                renderPhoto={(photo, place) => (
                  <ZoomablePhoto
                    source={photo}
                    name={nameOf(place)}
                    isCloseUp={closeUp === place}
                    onCloseUp={(wanted) => setCloseUp(wanted ? place : null)}
                  />
                )}
              />
              {photos.length > 1 && !isCloseUp && (
                <PhotoArrows shown={shown} count={photos.length} show={show} />
              )}
            </Box>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
