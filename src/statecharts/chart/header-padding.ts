import { allStates, type Chart, type ChartState } from './chart';
import type { HeaderPadding, HeaderPaddings } from './elk-graph';
import { toBox, type Box, type PositionedGraph } from './positioned-graph';
import { createStateText } from './state-text';
import type { Point } from './straighten';

/** Pixels between the header text of a box and an arrow that passes it. */
const clearance = 6;

/** Returns the x coordinates at which arrows to inner states cross the header of a box. */
function findCrossings(head: Box, { edges }: PositionedGraph): number[] {
  const crossesHead = (from: Point, to: Point) =>
    from.x === to.x &&
    from.x > head.x &&
    from.x < head.x + head.width &&
    Math.max(from.y, to.y) > head.y + 1 &&
    Math.min(from.y, to.y) < head.y + head.height;
  return [...edges.values()]
    .flatMap(({ points }) =>
      points.slice(1).flatMap((to, index) => {
        const from = points[index];
        return from && crossesHead(from, to) ? [to.x] : [];
      }),
    )
    .sort((one, other) => one - other);
}

/** Returns the horizontal gaps between the arrows that cross the header, relative to the box. */
function findGaps(state: ChartState, graph: PositionedGraph): { start: number; end: number }[] {
  const box = toBox(graph.boxes.get(state.id) ?? {});
  const { height } = createStateText(state);
  const crossingOffsets = findCrossings({ ...box, height }, graph).map((x) => x - box.x);
  const starts = [0, ...crossingOffsets.map((x) => x + clearance)];
  const ends = [...crossingOffsets.map((x) => x - clearance), box.width + 1];
  return starts.map((start, index) => ({ start, end: ends[index] ?? start }));
}

/** Returns the x offset at which the header text crosses no arrow; undefined if no gap is wide enough. */
function findFreeOffset(state: ChartState, graph: PositionedGraph): number | undefined {
  const { width } = createStateText(state);
  return findGaps(state, graph).find(({ start, end }) => start + width <= end)?.start;
}

/** Returns the offset of the header text that avoids the arrows to inner states. */
export function getHeaderOffset(state: ChartState, graph: PositionedGraph): Point {
  if (state.states.length === 0) return { x: 0, y: 0 };
  return { x: findFreeOffset(state, graph) ?? 0, y: 0 };
}

function computeMissingPadding(
  state: ChartState,
  graph: PositionedGraph,
  padding: HeaderPadding,
): HeaderPadding | undefined {
  if (findFreeOffset(state, graph) !== undefined) return undefined;
  const { width } = createStateText(state);
  const [first, ...others] = findGaps(state, graph);
  const missingWidth = width - (first?.end ?? 0);
  // If an arrow crosses the header, the inner states move to the right of the text.
  return others.length === 0
    ? { ...padding, right: padding.right + missingWidth }
    : { ...padding, left: padding.left + missingWidth };
}

/** Returns the padding for each box whose header text does not fit yet, by state id. */
export function findMissingPaddings(
  chart: Chart,
  graph: PositionedGraph,
  headerPaddings: HeaderPaddings,
): HeaderPaddings {
  const missing = allStates(chart)
    .filter(({ states }) => states.length > 0)
    .flatMap((state) => {
      const padding = computeMissingPadding(
        state,
        graph,
        headerPaddings.get(state.id) ?? { left: 0, right: 0 },
      );
      return padding ? [[state.id, padding] as const] : [];
    });
  return new Map(missing);
}
