import { select } from 'd3-selection';
import { zoom, zoomIdentity, zoomTransform, type ZoomTransform } from 'd3-zoom';

export interface Size {
  width: number;
  height: number;
}

/** Commands for a drawing that is panned and zoomed inside an <svg>. */
export interface PanZoom {
  /** Fits content of this size into the view. */
  fit(content: Size): void;
  /** Fits the content; if it would be too small then, shows its top at a readable scale. */
  showInitially(content: Size): void;
  /** Fits the content to the new size, unless the user has panned or zoomed. */
  resize(content: Size): void;
  zoomBy(factor: number): void;
  /** Moves the view by this many screen pixels. */
  panBy(x: number, y: number): void;
  /** Pans until the element is visible. */
  scrollIntoView(element: Element): void;
  /** Centers the element, at a readable scale. */
  centerOnElement(element: Element): void;
  centerOnPoint(x: number, y: number): void;
  stop(): void;
}

const margin = 20;
/** The scale up to which a small chart is enlarged. */
const maxFitScale = 1.25;
/** Text is unreadable below this scale. */
const minReadableScale = 0.7;
/** Even the shape of a chart is unrecognisable below this scale. */
const minOverviewScale = 0.4;

/** Returns how far to move a span into the range from `low` to `high`. If it is too long, its start stays visible. */
function computeShift(start: number, end: number, low: number, high: number): number {
  if (start < low) return low - start;
  return end > high ? Math.max(high - end, low - start) : 0;
}

/** Whether the canvas handles the event: all except a double click on a button in the drawing. */
function isCanvasEvent({ type, target }: Event): boolean {
  return type !== 'dblclick' || !(target instanceof Element && target.closest('[role=button]'));
}

/** The visible part of the content, in content coordinates. */
export interface VisibleArea extends Size {
  x: number;
  y: number;
}

interface PanZoomOptions {
  /** Whether to move without an animation. */
  hasReducedMotion: boolean;
  /** Returns the height in pixels of the overlay at the lower edge of the drawing. */
  getCoveredHeight: () => number;
  onViewChange: (area: VisibleArea) => void;
}

/** Pans and zooms a group in an <svg> by pointer, wheel and touch. */
export function panZoom(
  svg: SVGSVGElement,
  content: SVGGElement,
  { hasReducedMotion, getCoveredHeight, onViewChange }: PanZoomOptions,
): PanZoom {
  const getSize = (): Size => ({ width: svg.clientWidth, height: svg.clientHeight });
  let isUserPositioned = false;
  const behavior = zoom<SVGSVGElement, unknown>()
    .extent(() => [
      [0, 0],
      [getSize().width, getSize().height],
    ])
    .scaleExtent([0.1, 4])
    .clickDistance(4)
    .duration(hasReducedMotion ? 0 : 200)
    .filter((event: MouseEvent) => {
      const isUnmodified = !event.ctrlKey || event.type === 'wheel';
      return isUnmodified && !event.button && isCanvasEvent(event);
    })
    .on(
      'zoom',
      ({ transform, sourceEvent }: { transform: ZoomTransform; sourceEvent: unknown }) => {
        if (sourceEvent) isUserPositioned = true;
        content.setAttribute('transform', String(transform));
        const { x, y, k } = transform;
        const { width, height } = getSize();
        onViewChange({ x: -x / k, y: -y / k, width: width / k, height: height / k });
      },
    );
  const canvas = select(svg);
  canvas.call(behavior);

  const getFitScale = ({ width, height }: Size) => {
    const available = getSize();
    return Math.min(
      (available.width - 2 * margin) / width,
      (available.height - 2 * margin) / height,
      maxFitScale,
    );
  };

  const applyScale = ({ width, height }: Size, scale: number) => {
    const available = getSize();
    if (available.width === 0 || available.height === 0) return;
    const left = (available.width - width * scale) / 2;
    const top = Math.max((available.height - height * scale) / 2, margin);
    behavior.transform(canvas, zoomIdentity.translate(left, top).scale(scale));
  };

  const showInitially = (whole: Size) => {
    const scale = getFitScale(whole);
    applyScale(whole, scale < minOverviewScale ? minReadableScale : scale);
    isUserPositioned = false;
  };

  const moveBy = (x: number, y: number) => {
    // d3-zoom expects content coordinates.
    const { k } = zoomTransform(svg);
    behavior.translateBy(canvas, x / k, y / k);
  };

  /** Returns the part of the canvas, in screen coordinates, that the overlay does not cover. */
  const getUncoveredArea = () => {
    const { left, right, top, bottom } = svg.getBoundingClientRect();
    const height = getCoveredHeight();
    return { left, right, top, bottom: height > 0 ? bottom - height - margin : bottom };
  };

  return {
    fit: (whole) => {
      applyScale(whole, getFitScale(whole));
      isUserPositioned = true;
    },
    showInitially,
    resize: (whole) => {
      if (!isUserPositioned) showInitially(whole);
    },
    zoomBy: (factor) => {
      behavior.scaleBy(canvas, factor);
      isUserPositioned = true;
    },
    panBy(x, y) {
      moveBy(x, y);
      isUserPositioned = true;
    },
    scrollIntoView(element) {
      const elementBox = element.getBoundingClientRect();
      const viewBox = getUncoveredArea();
      moveBy(
        computeShift(
          elementBox.left,
          elementBox.right,
          viewBox.left + margin,
          viewBox.right - margin,
        ),
        computeShift(
          elementBox.top,
          elementBox.bottom,
          viewBox.top + margin,
          viewBox.bottom - margin,
        ),
      );
    },
    centerOnElement(element) {
      const { k } = zoomTransform(svg);
      if (k < minReadableScale) behavior.scaleTo(canvas, minReadableScale);
      const elementBox = element.getBoundingClientRect();
      const viewBox = getUncoveredArea();
      moveBy(
        (viewBox.left + viewBox.right - elementBox.left - elementBox.right) / 2,
        (viewBox.top + viewBox.bottom - elementBox.top - elementBox.bottom) / 2,
      );
    },
    centerOnPoint(x, y) {
      behavior.translateTo(canvas, x, y);
      isUserPositioned = true;
    },
    stop: () => {
      canvas.on('.zoom', null);
    },
  };
}
