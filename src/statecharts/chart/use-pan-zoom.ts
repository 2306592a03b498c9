import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  type KeyboardEvent,
} from 'react';
import { panZoom, type PanZoom, type Seen, type Size } from './pan-zoom';

const step = 1.3;
const stride = 60;

type Command = (view: PanZoom, content: Size) => void;

const zoomIn: Command = (view) => view.zoomBy(step);
const zoomOut: Command = (view) => view.zoomBy(1 / step);
const fit: Command = (view, content) => view.fit(content);
const begin: Command = (view, content) => view.begin(content);
const resize: Command = (view, content) => view.resize(content);

const keys: Record<string, Command> = {
  '+': zoomIn,
  '=': zoomIn,
  '-': zoomOut,
  '0': fit,
  ArrowLeft: (view) => view.panBy(stride, 0),
  ArrowRight: (view) => view.panBy(-stride, 0),
  ArrowUp: (view) => view.panBy(0, stride),
  ArrowDown: (view) => view.panBy(0, -stride),
};

const nothing: readonly string[] = [];

const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Parts of the content that are scrolled into view when they change. */
export interface Attention {
  /** They find them; where not all have room, those of a later one are in view. */
  selectors: readonly string[];
  /** Tells one set of them from another. */
  key: string;
}

/** A part that was asked for: each time that is said anew, it comes to the middle and gets the focus. */
export interface FocusTarget {
  selector: string;
}

/** What of a drawing is in view. */
export type InView = ReturnType<typeof usePanZoom>['inView'];

/** The canvas: its element, its content, and how to pan and zoom. */
export function usePanZoom(
  { width, height }: Size,
  shown: string,
  attention?: Attention,
  focusTarget?: FocusTarget,
) {
  const canvas = useRef<SVGSVGElement>(null);
  const content = useRef<SVGGElement>(null);
  const cover = useRef<HTMLDivElement>(null);
  const view = useRef<PanZoom>(null);
  const seen = useRef<Seen>(undefined);
  const watchers = useRef(new Set<() => void>());

  const run = useCallback(
    (command: Command) => {
      if (view.current) command(view.current, { width, height });
    },
    [width, height],
  );

  // Before the first paint, so that nothing is seen to jump.
  useLayoutEffect(() => {
    if (!canvas.current || !content.current) return undefined;
    const started = panZoom(canvas.current, content.current, {
      isCalm: calm(),
      covered: () => cover.current?.getBoundingClientRect().height ?? 0,
      onMove: (now) => {
        seen.current = now;
        watchers.current.forEach((notify) => notify());
      },
    });
    view.current = started;
    return () => started.stop();
  }, []);

  const { selectors = nothing, key = '' } = attention ?? {};
  const attend = useCallback(() => {
    for (const selector of selectors) {
      content.current?.querySelectorAll(selector).forEach((part) => view.current?.reveal(part));
    }
  }, [selectors]);

  useLayoutEffect(() => run(begin), [run, shown]);

  useEffect(() => attend(), [attend, shown, key]);

  useEffect(() => {
    const part = focusTarget && content.current?.querySelector<SVGElement>(focusTarget.selector);
    if (!part) return;
    part.setAttribute('tabindex', '-1');
    part.focus({ preventScroll: true });
    view.current?.centre(part);
  }, [focusTarget]);

  useEffect(() => {
    const observer = new ResizeObserver(() => {
      run(resize);
      attend();
    });
    if (canvas.current) observer.observe(canvas.current);
    return () => observer.disconnect();
  }, [run, attend]);

  const moves = useMemo(
    () => ({ zoomIn: () => run(zoomIn), zoomOut: () => run(zoomOut), fit: () => run(fit) }),
    [run],
  );

  return {
    canvas,
    content,
    /** What lies over the drawing, at its lower edge. */
    cover,
    /** The visible part of the content, for subscribers. */
    inView: useMemo(
      () => ({
        watch: (listener: () => void) => {
          watchers.current.add(listener);
          return () => void watchers.current.delete(listener);
        },
        now: () => seen.current,
        lookAt: (x: number, y: number) => view.current?.lookAt(x, y),
      }),
      [],
    ),
    ...moves,
    reveal: (part: Element) => {
      if (part !== canvas.current) view.current?.reveal(part);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const command = keys[event.key];
      if (!command || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      run(command);
    },
  };
}
