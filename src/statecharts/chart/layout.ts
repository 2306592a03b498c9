import type { ELK } from 'elkjs/lib/elk-api';
import { allStates, type Chart, type ChartState, type ChartTransition } from './chart';
import { edgeId, elkGraph, initialId, type Rooms } from './elk-graph';
import { headerOffset, missingRooms } from './header-room';
import { boxOf, moved, placedOf, type Box, type Placed, type Point } from './placed';
import { stateText, type Tag } from './state-text';
import type { TextRow } from './text-block';
import { transitionText } from './transition-text';

export interface StateLayout extends Box {
  state: ChartState;
  /** How deep it is nested; the root is at 0. */
  depth: number;
  /** Whether it is one of the regions of a parallel state. */
  region: boolean;
  /** What is written at the top of the box, above the states inside. */
  header: Box;
  lines: TextRow[];
  tags: Tag[];
}

export interface LabelLayout extends Box {
  lines: TextRow[];
}

export interface TransitionLayout {
  transition: ChartTransition;
  /** One arrow for each target; none for a transition within its state's box. */
  arrows: Point[][];
  /** One for each arrow, or the one in its state's box. */
  labels: LabelLayout[];
}

/** An arrow without an event: to an initial state from its dot, or on from a history state. */
interface DefaultLayout {
  dot: Box | null;
  points: Point[];
}

/** Everything that a drawing needs, in places counted from its top left corner. */
export interface ChartLayout {
  chart: Chart;
  width: number;
  height: number;
  states: StateLayout[];
  transitions: TransitionLayout[];
  defaults: DefaultLayout[];
}

function stateLayout(state: ChartState, depth: number, region: boolean, placed: Placed) {
  const box = boxOf(placed.boxes.get(state.id) ?? {});
  const text = stateText(state);
  const corner = moved(box, headerOffset(state, placed));
  return {
    state,
    depth,
    region,
    ...box,
    header: boxOf({ ...box, height: text.height }),
    lines: text.rows.map((row) => moved(row, corner)),
    tags: text.tags.map((tag) => moved({ ...tag, ...boxOf(tag) }, corner)),
  };
}

function stateLayouts(
  parent: ChartState,
  placed: Placed,
  depth = 0,
  region = false,
): StateLayout[] {
  return [
    stateLayout(parent, depth, region, placed),
    ...parent.states.flatMap((child) =>
      stateLayouts(
        child,
        placed,
        depth + 1,
        parent.type === 'parallel' && child.type !== 'history',
      ),
    ),
  ];
}

function innerLayouts(state: ChartState, placed: Placed): TransitionLayout[] {
  const corner = moved(boxOf(placed.boxes.get(state.id) ?? {}), headerOffset(state, placed));
  return stateText(state).inner.map(({ transition, rows, ...box }) => {
    const label = moved(boxOf(box), corner);
    return {
      transition,
      arrows: [],
      labels: [{ ...label, lines: rows.map((row) => moved(row, label)) }],
    };
  });
}

function transitionLayouts(state: ChartState, placed: Placed): TransitionLayout[] {
  const leading = state.transitions.filter(({ targets }) => targets.length > 0);
  const arrows = leading.map((transition) => {
    const edges = transition.targets.flatMap(
      (_target, index) => placed.edges.get(edgeId(transition.id, index)) ?? [],
    );
    const labels = edges.map(({ label }) => label ?? boxOf({}));
    const { rows } = transitionText(transition, state.transitions);
    return {
      transition,
      arrows: edges.map(({ points }) => points),
      labels: labels.map((label) => ({ ...label, lines: rows.map((row) => moved(row, label)) })),
    };
  });
  return [...innerLayouts(state, placed), ...arrows];
}

function defaultLayouts({ id, initial, history }: ChartState, placed: Placed): DefaultLayout[] {
  const start = initialId(id);
  const pairs = [
    ...(initial ? [{ source: start, target: initial }] : []),
    ...(history?.targets.map((target) => ({ source: id, target })) ?? []),
  ];
  return pairs.flatMap(({ source, target }) => {
    const edge = placed.edges.get(`${source} to ${target}`);
    if (!edge) return [];
    const dot = source === start ? boxOf(placed.boxes.get(start) ?? {}) : null;
    return [{ dot, points: edge.points }];
  });
}

/** How often a chart is laid out again, at most, to give a box's text the room that it misses. */
const attempts = 3;

async function place(chart: Chart, elk: ELK): Promise<Placed> {
  let rooms: Rooms = new Map();
  let placed = placedOf(await elk.layout(elkGraph(chart, rooms)));
  for (let attempt = 1; attempt < attempts; attempt += 1) {
    const missing = missingRooms(chart, placed, rooms);
    if (missing.size === 0) break;
    rooms = new Map([...rooms, ...missing]);
    placed = placedOf(await elk.layout(elkGraph(chart, rooms)));
  }
  return placed;
}

/** Lays a chart out. The same chart comes out the same everywhere, in Node as in a browser. */
export async function layoutOf(chart: Chart, elk: ELK): Promise<ChartLayout> {
  const placed = await place(chart, elk);
  const states = allStates(chart);
  return {
    chart,
    width: placed.width,
    height: placed.height,
    states: stateLayouts(chart.root, placed),
    transitions: states.flatMap((state) => transitionLayouts(state, placed)),
    defaults: states.flatMap((state) => defaultLayouts(state, placed)),
  };
}
