import type { AnyStateMachine } from 'xstate';
import { transitionsOf } from './chart-transition';
import { invokesOf, type ChartInvoke } from './chart-invoke';
import { historyTargets, type AnyNode } from './definition';
import { namedOf, type Named } from './named';
import { plain } from './plain';

/** A machine as plain data: what its drawing, its exports and its simulator read. */
export interface Chart {
  id: string;
  description: string;
  root: ChartState;
}

export interface ChartState {
  /** The id that XState gives it: 'booking.editing.refused'. */
  id: string;
  key: string;
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  description: string;
  tags: string[];
  /** The id of the initial child. */
  initial: string | null;
  /** What is done on the way from the state to its initial child. */
  initialActions: Named[];
  entry: Named[];
  exit: Named[];
  invokes: ChartInvoke[];
  states: ChartState[];
  /** The transitions whose source is this state. */
  transitions: ChartTransition[];
  /** Only for a history state: how much it recalls, and where it leads without a past. */
  history?: { depth: 'shallow' | 'deep'; targets: string[] };
  /** What a final state, or the machine, comes out with. */
  output?: unknown;
  meta?: unknown;
}

export interface ChartTransition {
  id: string;
  source: string;
  /** Ids of states; none for a transition that only acts. */
  targets: string[];
  /** As XState has it: 'booking.open', 'xstate.done.actor.0.booking.submitting', '' for always. */
  eventType: string;
  kind: 'event' | 'done' | 'error' | 'after' | 'always' | 'stateDone';
  /** For people: 'booking.open', 'done: book', 'after 700 ms', 'always', 'all done'. */
  label: string;
  guard: Named | null;
  actions: Named[];
  description: string;
  reenter: boolean;
  meta?: unknown;
}

function historyOf(node: AnyNode): Pick<ChartState, 'history'> {
  if (node.type !== 'history') return {};
  return {
    history: {
      depth: node.history === 'deep' ? 'deep' : 'shallow',
      targets: historyTargets(node),
    },
  };
}

/** Entry and exit are read as they were written: XState adds its timers to a node's own lists. */
function actionsOf(written: unknown): Named[] {
  return [written ?? []].flat().map(namedOf);
}

function stateOf(node: AnyNode): ChartState {
  return {
    id: node.id,
    key: node.key,
    type: node.type,
    description: node.description ?? '',
    tags: [...node.tags],
    initial: node.initial.target[0]?.id ?? null,
    initialActions: node.initial.actions.map(namedOf),
    entry: actionsOf(node.config.entry),
    exit: actionsOf(node.config.exit),
    invokes: invokesOf(node),
    states: Object.values(node.states)
      .sort((one, other) => one.order - other.order)
      .map(stateOf),
    transitions: transitionsOf(node),
    ...historyOf(node),
    ...(node.output !== undefined && { output: plain(node.output) }),
    ...(node.meta !== undefined && { meta: plain(node.meta) }),
  };
}

const charts = new WeakMap<AnyStateMachine, Chart>();

/** Reads a machine's own definition: its states in their order, with their transitions. */
export function chartOf(machine: AnyStateMachine): Chart {
  const known = charts.get(machine);
  if (known) return known;
  const root = stateOf(machine.root);
  const chart = { id: machine.id, description: root.description, root };
  charts.set(machine, chart);
  return chart;
}

const withDescendants = (state: ChartState): ChartState[] => [
  state,
  ...state.states.flatMap(withDescendants),
];

/** Every state, the machine's root first, parents before their children. */
export function allStates({ root }: Chart): ChartState[] {
  return withDescendants(root);
}

/** One that only keeps an event from the states around it. */
export function isForbidden({ kind, targets, actions }: ChartTransition): boolean {
  return kind === 'event' && targets.length === 0 && actions.length === 0;
}

export function allTransitions(chart: Chart): ChartTransition[] {
  return allStates(chart).flatMap(({ transitions }) => transitions);
}
