import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api';
import { allStates, allTransitions, type Chart, type ChartState } from './chart';
import { stateText } from './state-text';
import { transitionText } from './transition-text';

const markSize = 12;
const historySize = 30;

const graphOptions: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.padding': '[top=1,left=1,bottom=1,right=1]',
};

/** The engine asks each box for these by itself. */
const boxOptions: LayoutOptions = {
  // From the initial state on, so that only the ways back lead upwards.
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

/** Of states and transitions. The best placement takes time that grows with their cube. */
const most = 80;

/** Instead of those above: a large chart laid out soon rather than as narrow as it could be. */
const largeOptions: LayoutOptions = {
  'elk.layered.cycleBreaking.strategy': 'GREEDY',
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
  'elk.layered.thoroughness': '1',
};

function optionsFor(chart: Chart): LayoutOptions {
  const size = allStates(chart).length + allTransitions(chart).length;
  return size > most ? { ...boxOptions, ...largeOptions } : boxOptions;
}

/** What a box needs beside the states inside, for its own text. */
export interface Room {
  left: number;
  right: number;
}
export type Rooms = ReadonlyMap<string, Room>;

/** The id of the dot from which an arrow leads to a state's initial child. */
export const initialId = (parent: string) => `initial of ${parent}`;
export const edgeId = (transition: string, index: number) => `${transition} (${index})`;

function leafNode(state: ChartState): ElkNode {
  if (state.type === 'history') return { id: state.id, width: historySize, height: historySize };
  const { width, height } = stateText(state);
  return { id: state.id, width, height };
}

function innerNode(state: ChartState, rooms: Rooms, options: LayoutOptions): ElkNode {
  const { left, right } = rooms.get(state.id) ?? { left: 0, right: 0 };
  const top = stateText(state).height + 8;
  const padding = `[top=${top},left=${22 + left},bottom=22,right=${22 + right}]`;
  const initial = state.initial
    ? [{ id: initialId(state.id), width: markSize, height: markSize }]
    : [];
  return {
    id: state.id,
    children: [...initial, ...state.states.map((child) => nodeOf(child, rooms, options))],
    layoutOptions: { ...options, 'elk.padding': padding },
  };
}

function nodeOf(state: ChartState, rooms: Rooms, options: LayoutOptions): ElkNode {
  return state.states.length > 0 ? innerNode(state, rooms, options) : leafNode(state);
}

function transitionEdges(state: ChartState): ElkExtendedEdge[] {
  return state.transitions.flatMap((transition) =>
    transition.targets.map((target, index) => {
      const { width, height } = transitionText(transition, state.transitions);
      const label = {
        id: `label of ${edgeId(transition.id, index)}`,
        text: transition.label,
        width,
        height,
        layoutOptions: { 'elk.edgeLabels.inline': 'true' },
      };
      return {
        id: edgeId(transition.id, index),
        sources: [state.id],
        targets: [target],
        labels: [label],
      };
    }),
  );
}

function defaultEdges({ id, initial, history }: ChartState): ElkExtendedEdge[] {
  const start = initial ? [{ source: initialId(id), target: initial }] : [];
  const recalled = history?.targets.map((target) => ({ source: id, target })) ?? [];
  return [...start, ...recalled].map(({ source, target }) => ({
    id: `${source} to ${target}`,
    sources: [source],
    targets: [target],
  }));
}

/** A chart as the layout engine takes it: boxes and labels with their sizes, edges between them. */
export function elkGraph(chart: Chart, rooms: Rooms): ElkNode {
  const states = allStates(chart);
  const options = optionsFor(chart);
  return {
    id: 'chart',
    layoutOptions: { ...graphOptions, ...options },
    children: [nodeOf(chart.root, rooms, options)],
    edges: states.flatMap((state) => [...defaultEdges(state), ...transitionEdges(state)]),
  };
}
