import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  type KeyboardEvent,
} from 'react';
import { panZoom, type PanZoom, type VisibleArea, type Size } from './pan-zoom';

const zoomStep = 1.3;
const panStep = 60;

type Command = (view: PanZoom, content: Size) => void;

const zoomIn: Command = (view) => view.zoomBy(zoomStep);
const zoomOut: Command = (view) => view.zoomBy(1 / zoomStep);
const fit: Command = (view, content) => view.fit(content);
const showInitially: Command = (view, content) => view.showInitially(content);
const resize: Command = (view, content) => view.resize(content);

const keys: Record<string, Command> = {
  '+': zoomIn,
  '=': zoomIn,
  '-': zoomOut,
  '0': fit,
  ArrowLeft: (view) => view.panBy(panStep, 0),
  ArrowRight: (view) => view.panBy(-panStep, 0),
  ArrowUp: (view) => view.panBy(0, panStep),
  ArrowDown: (view) => view.panBy(0, -panStep),
};

const noSelectors: readonly string[] = [];

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Elements that are moved into view whenever `key` changes. */
export interface RevealTargets {
  /** CSS selectors. If not all elements fit, those of later selectors take precedence. */
  selectors: readonly string[];
  /** Identifies the current set of elements. */
  key: string;
}

/** An element to center and focus. A new object repeats this for the same selector. */
export interface FocusTarget {
  selector: string;
}

/** The visible area of a drawing, for subscribers. */
export type VisibleAreaStore = ReturnType<typeof usePanZoom>['visibleAreaStore'];

/** Returns the refs, handlers and commands of a canvas that pans and zooms. */
export function usePanZoom(
  { width, height }: Size,
  label: string,
  revealTargets?: RevealTargets,
  focusTarget?: FocusTarget,
) {
  const canvas = useRef<SVGSVGElement>(null);
  const content = useRef<SVGGElement>(null);
  const overlay = useRef<HTMLDivElement>(null);
  const view = useRef<PanZoom>(null);
  const visibleArea = useRef<VisibleArea>(undefined);
  const listeners = useRef(new Set<() => void>());

  const run = useCallback(
    (command: Command) => {
      if (view.current) command(view.current, { width, height });
    },
    [width, height],
  );

  // This runs before the first paint, so that the drawing does not jump.
  useLayoutEffect(() => {
    if (!canvas.current || !content.current) return undefined;
    const panZoomView = panZoom(canvas.current, content.current, {
      hasReducedMotion: prefersReducedMotion(),
      getCoveredHeight: () => overlay.current?.getBoundingClientRect().height ?? 0,
      onViewChange: (area) => {
        visibleArea.current = area;
        listeners.current.forEach((notify) => notify());
      },
    });
    view.current = panZoomView;
    return () => panZoomView.stop();
  }, []);

  const { selectors = noSelectors, key = '' } = revealTargets ?? {};
  const revealAll = useCallback(() => {
    for (const selector of selectors) {
      content.current
        ?.querySelectorAll(selector)
        .forEach((part) => view.current?.scrollIntoView(part));
    }
  }, [selectors]);

  useLayoutEffect(() => run(showInitially), [run, label]);

  useEffect(() => revealAll(), [revealAll, label, key]);

  useEffect(() => {
    const part = focusTarget && content.current?.querySelector<SVGElement>(focusTarget.selector);
    if (!part) return;
    part.setAttribute('tabindex', '-1');
    part.focus({ preventScroll: true });
    view.current?.centerOnElement(part);
  }, [focusTarget]);

  useEffect(() => {
    const observer = new ResizeObserver(() => {
      run(resize);
      revealAll();
    });
    if (canvas.current) observer.observe(canvas.current);
    return () => observer.disconnect();
  }, [run, revealAll]);

  const zoomCommands = useMemo(
    () => ({ zoomIn: () => run(zoomIn), zoomOut: () => run(zoomOut), fit: () => run(fit) }),
    [run],
  );

  return {
    canvas,
    content,
    /** The ref of the overlay at the lower edge of the drawing. */
    overlay,
    /** The visible area of the content, for subscribers. */
    visibleAreaStore: useMemo(
      () => ({
        subscribe: (listener: () => void) => {
          listeners.current.add(listener);
          return () => void listeners.current.delete(listener);
        },
        get: () => visibleArea.current,
        centerOnPoint: (x: number, y: number) => view.current?.centerOnPoint(x, y),
      }),
      [],
    ),
    ...zoomCommands,
    reveal: (part: Element) => {
      if (part !== canvas.current) view.current?.scrollIntoView(part);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const command = keys[event.key];
      if (!command || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      run(command);
    },
  };
}
