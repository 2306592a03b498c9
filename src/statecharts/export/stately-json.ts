import type { Chart, ChartState, ChartTransition } from '../chart/chart';
import { routeEvent } from '../chart/chart-transition';
import { withReferences } from './references';

/** A part of a machine's definition, as XState's createMachine and Stately's tools read it. */
export type Definition = Record<string, unknown>;

/** Leaves out what says nothing. */
function meaningful(definition: Definition): Definition {
  const isMeaningful = (value: unknown) => {
    if (value === undefined || value === null || value === '' || value === false) return false;
    return typeof value !== 'object' || Object.keys(value).length > 0;
  };
  return Object.fromEntries(Object.entries(definition).filter(([, value]) => isMeaningful(value)));
}

/** One of several as itself, since Stately writes lists only where there are several. */
const oneOrMore = <Item>(items: readonly Item[]) => (items.length === 1 ? items[0] : items);

function transition({ targets, guard, actions, description, reenter, meta }: ChartTransition) {
  return {
    ...meaningful({
      target: oneOrMore(targets),
      guard,
      actions,
      description,
      reenter,
    }),
    ...(meta !== undefined && { meta }),
  };
}

/** Transitions by a part of their event's name, in the order in which they are tried. */
function grouped(transitions: readonly ChartTransition[], keyOf: (eventType: string) => string) {
  const keys = new Set(transitions.map(({ eventType }) => keyOf(eventType)));
  const choices = (key: string) =>
    transitions.filter(({ eventType }) => keyOf(eventType) === key).map(transition);
  return Object.fromEntries([...keys].map((key) => [key, oneOrMore(choices(key))]));
}

function delayOf(state: ChartState, eventType: string): string {
  return eventType.slice('xstate.after.'.length, -state.id.length - 1);
}

function invocation(state: ChartState, invoke: ChartState['invokes'][number]) {
  const { id, source, systemId, input } = invoke;
  const on = (eventType: string) =>
    oneOrMore(state.transitions.filter((one) => one.eventType === eventType).map(transition));
  return {
    ...(input !== undefined && { input }),
    ...meaningful({
      src: source,
      id,
      systemId,
      onDone: on(`xstate.done.actor.${id}`),
      onError: on(`xstate.error.actor.${id}`),
      onSnapshot: on(`xstate.snapshot.${id}`),
    }),
  };
}

/** The transitions of a state, under the names that a definition has for their occasions. */
function occasions(state: ChartState): Definition {
  const ownEnd = `xstate.done.state.${state.id}`;
  const elsewhere = state.invokes.flatMap(({ id }) =>
    ['done.actor', 'error.actor', 'snapshot'].map((name) => `xstate.${name}.${id}`),
  );
  const timed = state.transitions.filter(({ kind }) => kind === 'after');
  const immediate = state.transitions.filter(({ kind }) => kind === 'always');
  const ending = state.transitions.filter(({ eventType }) => eventType === ownEnd);
  const routes = state.transitions.filter(({ eventType }) => eventType === routeEvent);
  const apart = new Set([...timed, ...immediate, ...ending, ...routes]);
  return {
    on: grouped(
      state.transitions.filter((one) => !apart.has(one) && !elsewhere.includes(one.eventType)),
      (eventType) => eventType,
    ),
    always: oneOrMore(immediate.map(transition)),
    after: grouped(timed, (eventType) => delayOf(state, eventType)),
    onDone: oneOrMore(ending.map(transition)),
  };
}

function initialOf({ states, initial, initialActions }: ChartState): unknown {
  const target = states.find((state) => state.id === initial)?.key;
  return initialActions.length > 0 ? { target, actions: initialActions } : target;
}

type Routes = ReadonlyMap<string, ChartTransition>;

/** Those by which a state is asked for by its id: a definition has them at their states. */
function routesOf({ transitions }: ChartState): Routes {
  const routes = transitions.filter(({ eventType }) => eventType === routeEvent);
  return new Map(routes.map((route) => [route.targets.join(), { ...route, targets: [] }]));
}

function definition(state: ChartState, usualId: string, routes: Routes): Definition {
  const { type, history } = state;
  const route = routes.get(state.id);
  return {
    ...meaningful({
      id: state.id === usualId && !route ? null : state.id,
      description: state.description,
      type: type === 'atomic' || type === 'compound' ? null : type,
      history: history?.depth,
      target: oneOrMore(history?.targets ?? []),
      tags: state.tags,
      initial: initialOf(state),
      entry: state.entry,
      exit: state.exit,
      invoke: oneOrMore(state.invokes.map((invoke) => invocation(state, invoke))),
      ...occasions(state),
      states: Object.fromEntries(
        state.states.map((child) => [
          child.key,
          definition(child, `${usualId}.${child.key}`, routes),
        ]),
      ),
    }),
    ...(route && { route: transition(route) }),
    ...(state.output !== undefined && { output: state.output }),
    ...(state.meta !== undefined && { meta: state.meta }),
  };
}

/**
 * A chart as the definition of a machine, for createMachine and for the import of Stately's editor.
 * Actions, guards and actors are there by name; what they do is the code's.
 */
export function statelyJson({ id, root }: Chart): Definition {
  return { id, ...definition(withReferences(root, id), id, routesOf(root)) };
}
