import type { AnyStateMachine } from 'xstate';
import { getTransitions, type ChartTransition } from './chart-transition';
import { getInvokes, type ChartInvoke } from './chart-invoke';
import { getHistoryTargets, type AnyNode } from './definition';
import { toActionOrGuard, type ActionOrGuard } from './action-or-guard';
import { toPlainJson } from './plain-json';

/** A machine's definition as plain data, for the drawing, the exports and the simulation. */
export interface Chart {
  id: string;
  description: string;
  root: ChartState;
}

export interface ChartState {
  /** The id that XState gives it: 'booking.editing.rejected'. */
  id: string;
  key: string;
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  description: string;
  tags: string[];
  /** The id of the initial child. */
  initial: string | null;
  /** The actions of the transition to the initial child. */
  initialActions: ActionOrGuard[];
  entry: ActionOrGuard[];
  exit: ActionOrGuard[];
  invokes: ChartInvoke[];
  states: ChartState[];
  /** The transitions whose source is this state. */
  transitions: ChartTransition[];
  /** Only for a history state: its depth, and its targets if the parent was never active. */
  history?: { depth: 'shallow' | 'deep'; targets: string[] };
  /** The output of a final state or of the machine. */
  output?: unknown;
  meta?: unknown;
}

function getHistory(node: AnyNode): Pick<ChartState, 'history'> {
  if (node.type !== 'history') return {};
  return {
    history: {
      depth: node.history === 'deep' ? 'deep' : 'shallow',
      targets: getHistoryTargets(node),
    },
  };
}

/** Takes the configured actions: the lists of the node also contain XState's delay timers. */
function toActions(actions: unknown): ActionOrGuard[] {
  return [actions ?? []].flat().map(toActionOrGuard);
}

function toChartState(node: AnyNode): ChartState {
  return {
    id: node.id,
    key: node.key,
    type: node.type,
    description: node.description ?? '',
    tags: [...node.tags],
    initial: node.initial.target[0]?.id ?? null,
    initialActions: node.initial.actions.map(toActionOrGuard),
    entry: toActions(node.config.entry),
    exit: toActions(node.config.exit),
    invokes: getInvokes(node),
    states: Object.values(node.states)
      .sort((one, other) => one.order - other.order)
      .map(toChartState),
    transitions: getTransitions(node),
    ...getHistory(node),
    ...(node.output !== undefined && { output: toPlainJson(node.output) }),
    ...(node.meta !== undefined && { meta: toPlainJson(node.meta) }),
  };
}

const charts = new WeakMap<AnyStateMachine, Chart>();

/** Returns the chart of a machine: its states in order, with their transitions. */
export function getChart(machine: AnyStateMachine): Chart {
  const cached = charts.get(machine);
  if (cached) return cached;
  const root = toChartState(machine.root);
  const chart = { id: machine.id, description: root.description, root };
  charts.set(machine, chart);
  return chart;
}

const withDescendants = (state: ChartState): ChartState[] => [
  state,
  ...state.states.flatMap(withDescendants),
];

/** Returns all states, starting with the root, parents before their children. */
export function allStates({ root }: Chart): ChartState[] {
  return withDescendants(root);
}

/** Whether a transition only stops an event from reaching the parent states. */
export function isForbidden({ kind, targets, actions }: ChartTransition): boolean {
  return kind === 'event' && targets.length === 0 && actions.length === 0;
}

export function allTransitions(chart: Chart): ChartTransition[] {
  return allStates(chart).flatMap(({ transitions }) => transitions);
}
