import type { AnyEventObject, AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';
import { getAdjacencyMap, type AdjacencyMap } from 'xstate/graph';
import { getActiveNodes } from '../../src/statecharts/chart/active-states';
import type { Flow } from '../../src/statecharts/page/flow';

/** Serializes files as their names and errors as their messages, because JSON omits both. */
const stringify = (value: unknown) =>
  JSON.stringify(value, (_key, part: unknown) => {
    if (part instanceof File) return part.name;
    return part instanceof Error ? part.message : part;
  });

/** Serializes everything that the next transitions depend on, including what guards read. */
export const serialize = ({ value, context }: AnyMachineSnapshot): string =>
  stringify({ value, context });

/** An example that a state accepts, and the resulting state. */
export interface Move {
  from: AnyMachineSnapshot;
  example: string;
  event: AnyEventObject;
  transitions: readonly AnyTransitionDefinition[];
  to: AnyMachineSnapshot;
}

export interface ReachableState {
  state: AnyMachineSnapshot;
  moves: Move[];
  /** The examples that a guard rejects here. */
  rejected: string[];
}

/** The examples that a state accepts. An actor's event is possible only while the actor runs. */
export function possibleExamples({ examples }: Flow, snapshot: AnyMachineSnapshot): string[] {
  if (snapshot.status === 'done') return [];
  return Object.keys(examples).filter((name) => snapshot.can(examples[name]!));
}

/** The examples for which the state has a transition, but a guard rejects it. */
function rejectedExamples({ examples }: Flow, snapshot: AnyMachineSnapshot): string[] {
  if (snapshot.status === 'done') return [];
  return Object.entries(examples).flatMap(([name, event]) => {
    const hasTransition = getActiveNodes(snapshot).some(({ transitions }) =>
      transitions.has(event.type),
    );
    return hasTransition && !snapshot.can(event) ? [name] : [];
  });
}

const stateCache = new WeakMap<Flow, ReachableState[]>();

/** Finds the states that examples reach, with the examples that each accepts. Cached by flow. */
export function reachableStates(flow: Flow): ReachableState[] {
  const states = stateCache.get(flow) ?? findReachableStates(flow);
  stateCache.set(flow, states);
  return states;
}

function findReachableStates(flow: Flow): ReachableState[] {
  const map: AdjacencyMap<AnyMachineSnapshot, AnyEventObject> = getAdjacencyMap(flow.machine, {
    events: (snapshot: AnyMachineSnapshot) =>
      possibleExamples(flow, snapshot).map((name) => flow.examples[name]!),
    serializeState: serialize,
    serializeEvent: stringify,
  });
  const targetsFrom = (state: AnyMachineSnapshot) => {
    const { transitions } = map[serialize(state) as keyof typeof map]!;
    return new Map(Object.values(transitions).map((move) => [move.event, move.state]));
  };
  return Object.values(map).map(({ state }) => {
    const targets = targetsFrom(state);
    return {
      state,
      moves: possibleExamples(flow, state).map((example) => {
        const event = flow.examples[example]!;
        const transitions = flow.machine.getTransitionData(state, event);
        return { from: state, example, event, transitions, to: targets.get(event)! };
      }),
      rejected: rejectedExamples(flow, state),
    };
  });
}
