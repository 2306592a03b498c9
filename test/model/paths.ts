import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
} from 'xstate';
import { getAdjacencyMap, getShortestPaths, getStateNodes, type AdjacencyMap } from 'xstate/graph';
import type { Model } from './machines';

/** A way through a machine: the events to send, and the state that they should lead to. */
export interface Path {
  name: string;
  events: readonly AnyEventObject[];
  end: AnyMachineSnapshot;
}

/** Files and errors by their words, which JSON leaves out. */
const stringify = (value: unknown) =>
  JSON.stringify(value, (_key, part: unknown) => {
    if (part instanceof File) return part.name;
    return part instanceof Error ? part.message : part;
  });

/** Everything that a machine can do next depends on, what its guards read included. */
export const serialize = ({ value, context }: AnyMachineSnapshot): string =>
  stringify({ value, context });

/** The machine's events that it can take in this state: no actor answers unless it runs. */
export function possibleEvents({ events }: Model, snapshot: AnyMachineSnapshot): AnyEventObject[] {
  if (snapshot.status === 'done') return [];
  return events.filter((event) => snapshot.can(event));
}

const traversal = (model: Model) => ({
  events: (snapshot: AnyMachineSnapshot) => possibleEvents(model, snapshot),
  serializeState: serialize,
  serializeEvent: stringify,
});

export interface Move {
  from: AnyMachineSnapshot;
  event: AnyEventObject;
  to: AnyMachineSnapshot;
}

/** Each reachable state with the moves that it allows. */
export function reachableStates(model: Model): { state: AnyMachineSnapshot; moves: Move[] }[] {
  const map: AdjacencyMap<AnyMachineSnapshot, AnyEventObject> = getAdjacencyMap(
    model.machine,
    traversal(model),
  );
  return Object.values(map).map(({ state, transitions }) => ({
    state,
    moves: Object.keys(transitions).flatMap((key) => {
      const move = transitions[key as keyof typeof transitions];
      return move ? [{ from: state, event: move.event, to: move.state }] : [];
    }),
  }));
}

const toPath = (events: readonly AnyEventObject[], end: AnyMachineSnapshot): Path => ({
  name: events
    .map(({ type }) => type.replace(/^xstate\.(done|error)\.actor\.0\./, '$1 '))
    .join(', '),
  events,
  end,
});

/** The shortest way to every state, and one more wherever a transition is not on any of those. */
export function pathsThrough(model: Model): Path[] {
  const paths = getShortestPaths(model.machine, traversal(model)).map(({ steps, state }) =>
    toPath(
      steps
        .map(({ event }) => event as AnyEventObject)
        .filter(({ type }) => type !== 'xstate.init'),
      state,
    ),
  );
  const ways = new Map(paths.map((path) => [serialize(path.end), path.events]));
  const taken = new Set<AnyTransitionDefinition>();
  const detours = reachableStates(model).flatMap(({ state, moves }) =>
    moves.flatMap(({ event, to }) => {
      const transitions = model.machine.getTransitionData(state, event);
      if (transitions.every((transition) => taken.has(transition))) return [];
      transitions.forEach((transition) => taken.add(transition));
      return [toPath([...(ways.get(serialize(state)) ?? []), event], to)];
    }),
  );
  const unique = new Map([...paths, ...detours].map((path) => [stringify(path.events), path]));
  return [...unique.values()].filter(({ events }) => events.length > 0);
}

/** Every transition that the machine's definition draws. */
export function drawnTransitions(machine: AnyStateMachine): AnyTransitionDefinition[] {
  return [machine.root, ...getStateNodes(machine)].flatMap((node) =>
    [...node.transitions.values()].flat(),
  );
}

/** A transition's name: where it starts, on what event, which of several, and where it leads. */
export function transitionName(transition: AnyTransitionDefinition): string {
  const { source, eventType, target } = transition;
  const siblings = source.transitions.get(eventType) ?? [];
  const choice = siblings.length > 1 ? ` [${siblings.indexOf(transition) + 1}]` : '';
  return `${source.id} on ${eventType}${choice} → ${target?.map(({ id }) => id).join() ?? 'itself'}`;
}
