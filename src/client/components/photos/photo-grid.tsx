import { SimpleGrid, VisuallyHidden } from '@chakra-ui/react';
import { useState, type KeyboardEvent } from 'react';
import { movePhoto, type Photo } from './photo';
import { PhotoTile } from './photo-tile';
import type { PhotoUploads } from './photo-uploads';
import { usePhotoDrag } from './use-photo-drag';

interface PhotoGridProps {
  photos: readonly Photo[];
  uploads: PhotoUploads;
  /** Whether the photos are marked as what they show. */
  isMarkable?: boolean;
  onChange: (photos: readonly Photo[]) => void;
  onRemove: (photo: Photo) => void;
}

/** The photos in display order, which dragging, arrow keys and buttons change. */
export function PhotoGrid({ photos, uploads, isMarkable, onChange, onRemove }: PhotoGridProps) {
  const [announcement, setAnnouncement] = useState('');
  const count = photos.length;
  const move = (id: string, target: number) => {
    const moved = movePhoto(photos, id, target);
    if (moved === photos) return;
    onChange(moved);
    setAnnouncement(
      target === 0 ? 'The photo is now the cover.' : `The photo is now ${target + 1} of ${count}.`,
    );
  };
  const { draggedId, getPosition, getDragHandlers } = usePhotoDrag(photos, move);

  const moveByKey = (event: KeyboardEvent, id: string, index: number) => {
    const target = targetOfKey(event.key, index, count);
    if (target === undefined) return;
    event.preventDefault();
    move(id, target);
  };

  return (
    <>
      {count > 0 && (
        <SimpleGrid
          as="ol"
          aria-label="Photos"
          listStyleType="none"
          columns={{ base: 2, sm: 3, lg: 4 }}
          gap="3"
        >
          {photos.map((photo, index) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              index={index}
              count={count}
              position={getPosition(photo)}
              isDragged={photo.id === draggedId}
              uploads={uploads}
              dragHandlers={getDragHandlers(photo.id)}
              onKeyDown={(event) => moveByKey(event, photo.id, index)}
              onMove={(offset) => move(photo.id, index + offset)}
              onRemove={() => onRemove(photo)}
              onMark={
                isMarkable &&
                ((mark) =>
                  onChange(photos.map((each) => (each === photo ? { ...photo, mark } : each))))
              }
            />
          ))}
        </SimpleGrid>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}

/** Returns the index to which a key moves a photo; undefined for any other key. */
function targetOfKey(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowUp':
      return index - 1;
    case 'ArrowRight':
    case 'ArrowDown':
      return index + 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
