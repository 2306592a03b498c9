import type { ELK } from 'elkjs/lib/elk-api';
import { allStates, type Chart, type ChartState } from './chart';
import { getEdgeId, elkGraph, getInitialDotId, type HeaderPaddings } from './elk-graph';
import { getHeaderOffset, findMissingPaddings } from './header-padding';
import {
  toBox,
  translate,
  toPositionedGraph,
  type Box,
  type PositionedGraph,
} from './positioned-graph';
import { createStateText, type Tag } from './state-text';
import type { TextRow } from './text-block';
import { createTransitionText } from './transition-text';
import type { ChartTransition } from './chart-transition';
import type { Point } from './straighten';

export interface StateLayout extends Box {
  state: ChartState;
  /** The nesting depth; 0 for the root. */
  depth: number;
  /** Whether it is one of the regions of a parallel state. */
  region: boolean;
  /** The text at the top of the box, above the inner states. */
  header: Box;
  lines: TextRow[];
  tags: Tag[];
}

export interface LabelLayout extends Box {
  lines: TextRow[];
}

export interface TransitionLayout {
  transition: ChartTransition;
  /** One arrow per target; empty for a transition without a target. */
  arrows: Point[][];
  /** One label per arrow; for a transition without a target, the one in the box of its state. */
  labels: LabelLayout[];
}

/** An arrow without an event: from a dot to an initial state, or from a history state to its default target. */
interface DefaultLayout {
  dot: Box | null;
  points: Point[];
}

/** The positions of everything in a drawing, relative to its top left corner, in pixels. */
export interface ChartLayout {
  chart: Chart;
  width: number;
  height: number;
  states: StateLayout[];
  transitions: TransitionLayout[];
  defaults: DefaultLayout[];
}

function getStateLayout(state: ChartState, depth: number, region: boolean, graph: PositionedGraph) {
  const box = toBox(graph.boxes.get(state.id) ?? {});
  const text = createStateText(state);
  const corner = translate(box, getHeaderOffset(state, graph));
  return {
    state,
    depth,
    region,
    ...box,
    header: toBox({ ...box, height: text.height }),
    lines: text.rows.map((row) => translate(row, corner)),
    tags: text.tags.map((tag) => translate({ ...tag, ...toBox(tag) }, corner)),
  };
}

function getStateLayouts(
  parent: ChartState,
  graph: PositionedGraph,
  depth = 0,
  region = false,
): StateLayout[] {
  return [
    getStateLayout(parent, depth, region, graph),
    ...parent.states.flatMap((child) =>
      getStateLayouts(
        child,
        graph,
        depth + 1,
        parent.type === 'parallel' && child.type !== 'history',
      ),
    ),
  ];
}

function getInnerLayouts(state: ChartState, graph: PositionedGraph): TransitionLayout[] {
  const corner = translate(toBox(graph.boxes.get(state.id) ?? {}), getHeaderOffset(state, graph));
  return createStateText(state).inner.map(({ transition, rows, ...box }) => {
    const label = translate(toBox(box), corner);
    return {
      transition,
      arrows: [],
      labels: [{ ...label, lines: rows.map((row) => translate(row, label)) }],
    };
  });
}

function getTransitionLayouts(state: ChartState, graph: PositionedGraph): TransitionLayout[] {
  const transitionsWithTarget = state.transitions.filter(({ targets }) => targets.length > 0);
  const arrows = transitionsWithTarget.map((transition) => {
    const edges = transition.targets.flatMap(
      (_target, index) => graph.edges.get(getEdgeId(transition.id, index)) ?? [],
    );
    const labels = edges.map(({ label }) => label ?? toBox({}));
    const { rows } = createTransitionText(transition, state.transitions);
    return {
      transition,
      arrows: edges.map(({ points }) => points),
      labels: labels.map((label) => ({
        ...label,
        lines: rows.map((row) => translate(row, label)),
      })),
    };
  });
  return [...getInnerLayouts(state, graph), ...arrows];
}

function getDefaultLayouts(
  { id, initial, history }: ChartState,
  graph: PositionedGraph,
): DefaultLayout[] {
  const start = getInitialDotId(id);
  const defaultEdges = [
    ...(initial ? [{ source: start, target: initial }] : []),
    ...(history?.targets.map((target) => ({ source: id, target })) ?? []),
  ];
  return defaultEdges.flatMap(({ source, target }) => {
    const edge = graph.edges.get(`${source} to ${target}`);
    if (!edge) return [];
    const dot = source === start ? toBox(graph.boxes.get(start) ?? {}) : null;
    return [{ dot, points: edge.points }];
  });
}

/** The maximum number of layouts; each adds padding for header text that did not fit. */
const maxAttempts = 3;

async function layOutGraph(chart: Chart, elk: ELK): Promise<PositionedGraph> {
  let headerPaddings: HeaderPaddings = new Map();
  let graph = toPositionedGraph(await elk.layout(elkGraph(chart, headerPaddings)));
  for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
    const missing = findMissingPaddings(chart, graph, headerPaddings);
    if (missing.size === 0) break;
    headerPaddings = new Map([...headerPaddings, ...missing]);
    graph = toPositionedGraph(await elk.layout(elkGraph(chart, headerPaddings)));
  }
  return graph;
}

/** Lays out a chart. The result is the same in Node and in all browsers. */
export async function layOutChart(chart: Chart, elk: ELK): Promise<ChartLayout> {
  const graph = await layOutGraph(chart, elk);
  const states = allStates(chart);
  return {
    chart,
    width: graph.width,
    height: graph.height,
    states: getStateLayouts(chart.root, graph),
    transitions: states.flatMap((state) => getTransitionLayouts(state, graph)),
    defaults: states.flatMap((state) => getDefaultLayouts(state, graph)),
  };
}
