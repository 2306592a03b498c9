import { allStates, type Chart, type ChartState } from './chart';
import type { Room, Rooms } from './elk-graph';
import { boxOf, type Box, type Placed, type Point } from './placed';
import { stateText } from './state-text';

/** Between a box's own text and an arrow that passes it. */
const clearance = 6;

/** Where arrows pass through the head of a box, on their way to the states inside. */
function crossings(head: Box, { edges }: Placed): number[] {
  const passes = (from: Point, to: Point) =>
    from.x === to.x &&
    from.x > head.x &&
    from.x < head.x + head.width &&
    Math.max(from.y, to.y) > head.y + 1 &&
    Math.min(from.y, to.y) < head.y + head.height;
  return [...edges.values()]
    .flatMap(({ points }) =>
      points.slice(1).flatMap((to, index) => {
        const from = points[index];
        return from && passes(from, to) ? [to.x] : [];
      }),
    )
    .sort((one, other) => one - other);
}

/** The spans between the arrows that pass through the head of a box, from its left. */
function gapsOf(state: ChartState, placed: Placed): { start: number; end: number }[] {
  const box = boxOf(placed.boxes.get(state.id) ?? {});
  const { height } = stateText(state);
  const lines = crossings({ ...box, height }, placed).map((x) => x - box.x);
  const starts = [0, ...lines.map((x) => x + clearance)];
  const ends = [...lines.map((x) => x - clearance), box.width + 1];
  return starts.map((start, index) => ({ start, end: ends[index] ?? start }));
}

/** Where a box's text can stand free of arrows, counted from its left; none if nowhere. */
function freePlace(state: ChartState, placed: Placed): number | undefined {
  const { width } = stateText(state);
  return gapsOf(state, placed).find(({ start, end }) => start + width <= end)?.start;
}

/** How far a box's own text is moved aside for the arrows that lead inside. */
export function headerOffset(state: ChartState, placed: Placed): Point {
  if (state.states.length === 0) return { x: 0, y: 0 };
  return { x: freePlace(state, placed) ?? 0, y: 0 };
}

function missingRoom(state: ChartState, placed: Placed, room: Room): Room | undefined {
  if (freePlace(state, placed) !== undefined) return undefined;
  const { width } = stateText(state);
  const [first, ...others] = gapsOf(state, placed);
  const lacking = width - (first?.end ?? 0);
  // With arrows in the way, all that is inside makes room for the text on its left.
  return others.length === 0
    ? { ...room, right: room.right + lacking }
    : { ...room, left: room.left + lacking };
}

/** The boxes whose text has no place yet, and the room that they need. */
export function missingRooms(chart: Chart, placed: Placed, rooms: Rooms): Rooms {
  const missing = allStates(chart)
    .filter(({ states }) => states.length > 0)
    .flatMap((state) => {
      const room = missingRoom(state, placed, rooms.get(state.id) ?? { left: 0, right: 0 });
      return room ? [[state.id, room] as const] : [];
    });
  return new Map(missing);
}
