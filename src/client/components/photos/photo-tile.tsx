import { Badge, Box, HStack, NativeSelect } from '@chakra-ui/react';
import ArrowsRightLeftIcon from '@heroicons/react/24/outline/ArrowsRightLeftIcon';
import ChevronLeftIcon from '@heroicons/react/24/outline/ChevronLeftIcon';
import ChevronRightIcon from '@heroicons/react/24/outline/ChevronRightIcon';
import XMarkIcon from '@heroicons/react/24/outline/XMarkIcon';
import type { KeyboardEventHandler, PointerEvent } from 'react';
import { photoMarkNames, photoMarks } from '../../../contract/pictures/photo-marks';
import type { Photo } from './photo';
import { PhotoThumbnail } from './photo-thumbnail';
import type { PhotoUploads } from './photo-uploads';
import { TileButton } from './tile-button';
import { UploadState } from './upload-state';
import type { usePhotoDrag } from './use-photo-drag';

interface PhotoTileProps {
  photo: Photo;
  index: number;
  count: number;
  /** The index at which the photo is visible, which differs from `index` while a photo is dragged. */
  position: number;
  isDragged: boolean;
  uploads: PhotoUploads;
  dragHandlers: ReturnType<ReturnType<typeof usePhotoDrag>['getDragHandlers']>;
  onKeyDown: KeyboardEventHandler;
  onMove: (offset: number) => void;
  onRemove: () => void;
  /** Sets what the photo shows; undefined for nothing of the list. Absent if photos have no marks. */
  onMark?: ((mark: string | undefined) => void) | false | undefined;
}

/** A photo with the state of its upload, and the controls that move and remove it. */
export function PhotoTile(props: PhotoTileProps) {
  const { photo, index, count, position, isDragged, uploads, dragHandlers, onMark } = props;
  const name = `photo ${index + 1} of ${count}`;
  const hasSeveralPhotos = count > 1;
  return (
    <Box
      as="li"
      data-photo-id={photo.id}
      order={position}
      borderWidth="1px"
      borderColor={isDragged ? 'brand.fg' : 'border'}
      borderRadius="lg"
      overflow="hidden"
      opacity={isDragged ? 0.6 : 1}
      bg="bg.panel"
    >
      <Box position="relative">
        <Box
          {...dragHandlers}
          // A touch scrolls the page here instead of dragging the photo.
          onPointerDown={(event: PointerEvent) => {
            if (event.pointerType === 'mouse') dragHandlers.onPointerDown(event);
          }}
        >
          <PhotoThumbnail photo={photo} index={index} count={count} />
        </Box>
        {hasSeveralPhotos && (
          <Badge position="absolute" top="2" insetStart="2" bg="bg.panel/85" color="fg">
            {position === 0 ? 'Cover' : String(position + 1)}
          </Badge>
        )}
        <UploadState photo={photo} name={name} uploads={uploads} />
      </Box>
      <HStack gap="0" justify="space-between">
        {hasSeveralPhotos && (
          <>
            <TileButton
              label={`Move earlier: ${name}`}
              shape={ChevronLeftIcon}
              isInactive={index === 0}
              onClick={() => props.onMove(-1)}
            />
            <TileButton
              label={`Drag or use the arrow keys: ${name}`}
              shape={ArrowsRightLeftIcon}
              cursor="grab"
              touchAction="none"
              {...dragHandlers}
              onKeyDown={props.onKeyDown}
            />
            <TileButton
              label={`Move later: ${name}`}
              shape={ChevronRightIcon}
              isInactive={index === count - 1}
              onClick={() => props.onMove(1)}
            />
          </>
        )}
        <TileButton label={`Remove ${name}`} shape={XMarkIcon} onClick={props.onRemove} />
      </HStack>
      {onMark && (
        <NativeSelect.Root size="sm" width="auto" margin="2" marginTop="0">
          <NativeSelect.Field
            aria-label={`What ${name} shows`}
            paddingStart="2"
            paddingEnd="6"
            value={photo.mark ?? ''}
            onChange={({ currentTarget }) => onMark(currentTarget.value || undefined)}
          >
            <option value="">Shows …</option>
            {photoMarkNames.map((mark) => (
              <option key={mark} value={mark}>
                {photoMarks[mark]}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator aria-hidden />
        </NativeSelect.Root>
      )}
    </Box>
  );
}
