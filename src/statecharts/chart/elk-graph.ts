import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api';
import { allStates, allTransitions, type Chart, type ChartState } from './chart';
import { createStateText } from './state-text';
import { createTransitionText } from './transition-text';

const initialDotSize = 12;
const historySize = 30;
/** Pixels between the border of a box and its child states. */
const boxPadding = 22;
/** Pixels between the header of a box and its child states. */
const headerGap = 8;

const graphOptions: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.padding': '[top=1,left=1,bottom=1,right=1]',
};

/** ELK does not inherit these options, so each box gets them. */
const boxOptions: LayoutOptions = {
  // Starting at the initial state, so that only transitions back lead upwards.
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.edgeLabels.centerLabelPlacementStrategy': 'TAIL_LAYER',
  'elk.spacing.nodeNode': '24',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.portPort': '18',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelLabel': '8',
  'elk.spacing.nodeSelfLoop': '18',
  'elk.layered.spacing.nodeNodeBetweenLayers': '26',
  'elk.layered.spacing.edgeNodeBetweenLayers': '15',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
};

/** Number of states and transitions. The time of the best layout grows with its cube. */
const maxSizeForBestLayout = 80;

/** Overrides for a large chart: a fast layout is preferred to the narrowest one. */
const largeOptions: LayoutOptions = {
  'elk.layered.cycleBreaking.strategy': 'GREEDY',
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
  'elk.layered.thoroughness': '1',
};

function optionsFor(chart: Chart): LayoutOptions {
  const size = allStates(chart).length + allTransitions(chart).length;
  return size > maxSizeForBestLayout ? { ...boxOptions, ...largeOptions } : boxOptions;
}

/** Extra space in pixels beside the child states, so that the header text of a box fits. */
export interface HeaderPadding {
  left: number;
  right: number;
}
export type HeaderPaddings = ReadonlyMap<string, HeaderPadding>;

/** Returns the id of the dot from which an arrow leads to the initial child. */
export const getInitialDotId = (parent: string) => `initial of ${parent}`;
export const getEdgeId = (transition: string, index: number) => `${transition} (${index})`;

function leafNode(state: ChartState): ElkNode {
  if (state.type === 'history') return { id: state.id, width: historySize, height: historySize };
  const { width, height } = createStateText(state);
  return { id: state.id, width, height };
}

function innerNode(
  state: ChartState,
  headerPaddings: HeaderPaddings,
  options: LayoutOptions,
): ElkNode {
  const { left, right } = headerPaddings.get(state.id) ?? { left: 0, right: 0 };
  const top = createStateText(state).height + headerGap;
  const padding = `[top=${top},left=${boxPadding + left},bottom=${boxPadding},right=${boxPadding + right}]`;
  const initial = state.initial
    ? [{ id: getInitialDotId(state.id), width: initialDotSize, height: initialDotSize }]
    : [];
  return {
    id: state.id,
    children: [
      ...initial,
      ...state.states.map((child) => toElkNode(child, headerPaddings, options)),
    ],
    layoutOptions: { ...options, 'elk.padding': padding },
  };
}

function toElkNode(
  state: ChartState,
  headerPaddings: HeaderPaddings,
  options: LayoutOptions,
): ElkNode {
  return state.states.length > 0 ? innerNode(state, headerPaddings, options) : leafNode(state);
}

function transitionEdges(state: ChartState): ElkExtendedEdge[] {
  return state.transitions.flatMap((transition) =>
    transition.targets.map((target, index) => {
      const { width, height } = createTransitionText(transition, state.transitions);
      const label = {
        id: `label of ${getEdgeId(transition.id, index)}`,
        text: transition.label,
        width,
        height,
        layoutOptions: { 'elk.edgeLabels.inline': 'true' },
      };
      return {
        id: getEdgeId(transition.id, index),
        sources: [state.id],
        targets: [target],
        labels: [label],
      };
    }),
  );
}

function defaultEdges({ id, initial, history }: ChartState): ElkExtendedEdge[] {
  const start = initial ? [{ source: getInitialDotId(id), target: initial }] : [];
  const historyEdges = history?.targets.map((target) => ({ source: id, target })) ?? [];
  return [...start, ...historyEdges].map(({ source, target }) => ({
    id: `${source} to ${target}`,
    sources: [source],
    targets: [target],
  }));
}

/** Converts a chart to an ELK graph: boxes and labels with their sizes, and edges. */
export function elkGraph(chart: Chart, headerPaddings: HeaderPaddings): ElkNode {
  const states = allStates(chart);
  const options = optionsFor(chart);
  return {
    id: 'chart',
    layoutOptions: { ...graphOptions, ...options },
    children: [toElkNode(chart.root, headerPaddings, options)],
    edges: states.flatMap((state) => [...defaultEdges(state), ...transitionEdges(state)]),
  };
}
