import { useState, type PointerEvent } from 'react';
import { movePhoto, type Photo } from './photo';

/** Pixels from the top or bottom of the window in which dragging scrolls the page. */
const scrollZone = 80;
/** Pixels that each pointer event scrolls there. */
const scrollStep = 16;

/** Moves photos by dragging, with a mouse or a finger. The move is reported at the drop. */
export function usePhotoDrag(
  photos: readonly Photo[],
  onMove: (id: string, target: number) => void,
) {
  /** The index at which the photo would be dropped. */
  const [drag, setDrag] = useState<{ id: string; target: number } | null>(null);
  const draggedOrder = drag ? movePhoto(photos, drag.id, drag.target) : photos;

  return {
    draggedId: drag?.id,
    /**
     * The position of a photo in the grid. The elements stay where they are until the drop, because a moved
     * element loses the pointer.
     */
    getPosition: (photo: Photo) => draggedOrder.indexOf(photo),
    /** The handlers of the element by which a photo is dragged. */
    getDragHandlers: (id: string) => ({
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ id, target: photos.findIndex((photo) => photo.id === id) });
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        if (!drag) return;
        scrollNearEdge(clientY);
        const hoveredId = photoIdAt(clientX, clientY);
        const target = draggedOrder.findIndex((photo) => photo.id === hoveredId);
        if (target >= 0) setDrag({ id, target });
      },
      onPointerUp: () => {
        if (drag) onMove(id, drag.target);
        setDrag(null);
      },
      onPointerCancel: () => setDrag(null),
    }),
  };
}

function photoIdAt(x: number, y: number): string | undefined {
  const element = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-photo-id]');
  return element?.dataset['photoId'];
}

function scrollNearEdge(y: number): void {
  if (y < scrollZone) window.scrollBy({ top: -scrollStep, behavior: 'instant' });
  if (y > window.innerHeight - scrollZone) {
    window.scrollBy({ top: scrollStep, behavior: 'instant' });
  }
}
