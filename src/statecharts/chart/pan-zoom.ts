import { select } from 'd3-selection';
import { zoom, zoomIdentity, zoomTransform, type ZoomTransform } from 'd3-zoom';

export interface Size {
  width: number;
  height: number;
}

/** A drawing that is moved and scaled inside an <svg>, by pointer, wheel and fingers. */
export interface PanZoom {
  /** Shows all of a content of this size. */
  fit(content: Size): void;
  /** Shows all of a content while its shape can be made out, or else its upper part to be read. */
  begin(content: Size): void;
  /** Fits the content to the new size, unless the user has panned or zoomed. */
  resize(content: Size): void;
  zoomBy(factor: number): void;
  /** Moves what is seen by as many pixels of the screen. */
  panBy(x: number, y: number): void;
  /** Moves a part that lies outside into view. */
  reveal(part: Element): void;
  /** Brings a part to the middle, at a size that can be read. */
  centre(part: Element): void;
  /** Brings a place of the content to the middle. */
  lookAt(x: number, y: number): void;
  stop(): void;
}

const margin = 20;
/** A small chart is not blown up beyond this. */
const largestFit = 1.25;
/** Below this its words cannot be read. */
const smallestReadable = 0.7;
/** Below this not even its shape can be made out. */
const smallestWhole = 0.4;

/** How far to move a span so that it lies between two borders; its start counts most. */
function shift(start: number, end: number, low: number, high: number): number {
  if (start < low) return low - start;
  return end > high ? Math.max(high - end, low - start) : 0;
}

/** Whether a double click is meant for the canvas and not for a button in the drawing. */
function isForCanvas({ type, target }: Event): boolean {
  return type !== 'dblclick' || !(target instanceof Element && target.closest('[role=button]'));
}

/** A part of the content, in its own units. */
export interface Seen extends Size {
  x: number;
  y: number;
}

interface PanZoomOptions {
  /** Whether it moves at once, without a transition. */
  isCalm: boolean;
  /** The height in pixels of what lies over the drawing, at its lower edge. */
  covered: () => number;
  /** Takes what of the content is in view. */
  onMove: (seen: Seen) => void;
}

/** Makes a group in an <svg> follow the pointer, the wheel and the fingers. */
export function panZoom(
  svg: SVGSVGElement,
  content: SVGGElement,
  { isCalm, covered, onMove }: PanZoomOptions,
): PanZoom {
  const size = (): Size => ({ width: svg.clientWidth, height: svg.clientHeight });
  let isChosen = false;
  const behaviour = zoom<SVGSVGElement, unknown>()
    .extent(() => [
      [0, 0],
      [size().width, size().height],
    ])
    .scaleExtent([0.1, 4])
    .clickDistance(4)
    .duration(isCalm ? 0 : 200)
    .filter((event: MouseEvent) => {
      const plain = !event.ctrlKey || event.type === 'wheel';
      return plain && !event.button && isForCanvas(event);
    })
    .on(
      'zoom',
      ({ transform, sourceEvent }: { transform: ZoomTransform; sourceEvent: unknown }) => {
        if (sourceEvent) isChosen = true;
        content.setAttribute('transform', String(transform));
        const { x, y, k } = transform;
        const { width, height } = size();
        onMove({ x: -x / k, y: -y / k, width: width / k, height: height / k });
      },
    );
  const canvas = select(svg);
  canvas.call(behaviour);

  const wholeScale = ({ width, height }: Size) => {
    const room = size();
    return Math.min(
      (room.width - 2 * margin) / width,
      (room.height - 2 * margin) / height,
      largestFit,
    );
  };

  const show = ({ width, height }: Size, scale: number) => {
    const room = size();
    if (room.width === 0 || room.height === 0) return;
    const left = (room.width - width * scale) / 2;
    const top = Math.max((room.height - height * scale) / 2, margin);
    behaviour.transform(canvas, zoomIdentity.translate(left, top).scale(scale));
  };

  const begin = (whole: Size) => {
    const scale = wholeScale(whole);
    show(whole, scale < smallestWhole ? smallestReadable : scale);
    isChosen = false;
  };

  const moveBy = (x: number, y: number) => {
    // The behaviour counts in the content's units.
    const { k } = zoomTransform(svg);
    behaviour.translateBy(canvas, x / k, y / k);
  };

  /** The part of the screen in which nothing lies over the drawing. */
  const clear = () => {
    const { left, right, top, bottom } = svg.getBoundingClientRect();
    const height = covered();
    return { left, right, top, bottom: height > 0 ? bottom - height - margin : bottom };
  };

  return {
    fit: (whole) => {
      show(whole, wholeScale(whole));
      isChosen = true;
    },
    begin,
    resize: (whole) => {
      if (!isChosen) begin(whole);
    },
    zoomBy: (factor) => {
      behaviour.scaleBy(canvas, factor);
      isChosen = true;
    },
    panBy(x, y) {
      moveBy(x, y);
      isChosen = true;
    },
    reveal(part) {
      const inside = part.getBoundingClientRect();
      const outside = clear();
      moveBy(
        shift(inside.left, inside.right, outside.left + margin, outside.right - margin),
        shift(inside.top, inside.bottom, outside.top + margin, outside.bottom - margin),
      );
    },
    centre(part) {
      const { k } = zoomTransform(svg);
      if (k < smallestReadable) behaviour.scaleTo(canvas, smallestReadable);
      const inside = part.getBoundingClientRect();
      const outside = clear();
      moveBy(
        (outside.left + outside.right - inside.left - inside.right) / 2,
        (outside.top + outside.bottom - inside.top - inside.bottom) / 2,
      );
    },
    lookAt(x, y) {
      behaviour.translateTo(canvas, x, y);
      isChosen = true;
    },
    stop: () => {
      canvas.on('.zoom', null);
    },
  };
}
