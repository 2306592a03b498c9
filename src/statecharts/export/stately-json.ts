import type { Chart, ChartState } from '../chart/chart';
import { routeEvent, type ChartTransition } from '../chart/chart-transition';
import { replaceTargetIds } from './references';

/** A part of a machine's definition, as XState's createMachine and Stately's tools read it. */
export type Definition = Record<string, unknown>;

/** Removes properties that are empty, null, undefined or false. */
function omitEmpty(config: Definition): Definition {
  const isNonEmpty = (value: unknown) => {
    if (value === undefined || value === null || value === '' || value === false) return false;
    return typeof value !== 'object' || Object.keys(value).length > 0;
  };
  return Object.fromEntries(Object.entries(config).filter(([, value]) => isNonEmpty(value)));
}

/** Returns a single item instead of a list of one, as Stately writes it. */
const unwrapSingle = <Item>(items: readonly Item[]) => (items.length === 1 ? items[0] : items);

function toTransitionConfig({
  targets,
  guard,
  actions,
  description,
  reenter,
  meta,
}: ChartTransition) {
  return {
    ...omitEmpty({
      target: unwrapSingle(targets),
      guard,
      actions,
      description,
      reenter,
    }),
    ...(meta !== undefined && { meta }),
  };
}

/** Groups transitions by a key derived from their event type; the order within a group is kept. */
function groupByKey(
  transitions: readonly ChartTransition[],
  getKey: (eventType: string) => string,
) {
  const keys = new Set(transitions.map(({ eventType }) => getKey(eventType)));
  const getGroup = (key: string) =>
    transitions.filter(({ eventType }) => getKey(eventType) === key).map(toTransitionConfig);
  return Object.fromEntries([...keys].map((key) => [key, unwrapSingle(getGroup(key))]));
}

function getDelay(state: ChartState, eventType: string): string {
  return eventType.slice('xstate.after.'.length, -state.id.length - 1);
}

function toInvokeConfig(state: ChartState, invoke: ChartState['invokes'][number]) {
  const { id, source, systemId, input } = invoke;
  const getTransitions = (eventType: string) =>
    unwrapSingle(
      state.transitions
        .filter((transition) => transition.eventType === eventType)
        .map(toTransitionConfig),
    );
  return {
    ...(input !== undefined && { input }),
    ...omitEmpty({
      src: source,
      id,
      systemId,
      onDone: getTransitions(`xstate.done.actor.${id}`),
      onError: getTransitions(`xstate.error.actor.${id}`),
      onSnapshot: getTransitions(`xstate.snapshot.${id}`),
    }),
  };
}

/** Returns the transitions of a state as the properties on, always, after and onDone. */
function toTransitionConfigs(state: ChartState): Definition {
  const doneEvent = `xstate.done.state.${state.id}`;
  const invokeEvents = state.invokes.flatMap(({ id }) =>
    ['done.actor', 'error.actor', 'snapshot'].map((name) => `xstate.${name}.${id}`),
  );
  const delayedTransitions = state.transitions.filter(({ kind }) => kind === 'after');
  const eventlessTransitions = state.transitions.filter(({ kind }) => kind === 'always');
  const onDone = state.transitions.filter(({ eventType }) => eventType === doneEvent);
  const routes = state.transitions.filter(({ eventType }) => eventType === routeEvent);
  const nonEventTransitions = new Set([
    ...delayedTransitions,
    ...eventlessTransitions,
    ...onDone,
    ...routes,
  ]);
  return {
    on: groupByKey(
      state.transitions.filter(
        (transition) =>
          !nonEventTransitions.has(transition) && !invokeEvents.includes(transition.eventType),
      ),
      (eventType) => eventType,
    ),
    always: unwrapSingle(eventlessTransitions.map(toTransitionConfig)),
    after: groupByKey(delayedTransitions, (eventType) => getDelay(state, eventType)),
    onDone: unwrapSingle(onDone.map(toTransitionConfig)),
  };
}

function toInitialConfig({ states, initial, initialActions }: ChartState): unknown {
  const target = states.find((state) => state.id === initial)?.key;
  return initialActions.length > 0 ? { target, actions: initialActions } : target;
}

type Routes = ReadonlyMap<string, ChartTransition>;

/** Collects the route transitions by target id: a definition declares them at the target. */
function collectRoutes({ transitions }: ChartState): Routes {
  const routes = transitions.filter(({ eventType }) => eventType === routeEvent);
  return new Map(routes.map((route) => [route.targets.join(), { ...route, targets: [] }]));
}

/** @param defaultId the id that XState gives the state if its definition has none */
function toStateConfig(state: ChartState, defaultId: string, routes: Routes): Definition {
  const { type, history } = state;
  const route = routes.get(state.id);
  return {
    ...omitEmpty({
      id: state.id === defaultId && !route ? null : state.id,
      description: state.description,
      type: type === 'atomic' || type === 'compound' ? null : type,
      history: history?.depth,
      target: unwrapSingle(history?.targets ?? []),
      tags: state.tags,
      initial: toInitialConfig(state),
      entry: state.entry,
      exit: state.exit,
      invoke: unwrapSingle(state.invokes.map((invoke) => toInvokeConfig(state, invoke))),
      ...toTransitionConfigs(state),
      states: Object.fromEntries(
        state.states.map((child) => [
          child.key,
          toStateConfig(child, `${defaultId}.${child.key}`, routes),
        ]),
      ),
    }),
    ...(route && { route: toTransitionConfig(route) }),
    ...(state.output !== undefined && { output: state.output }),
    ...(state.meta !== undefined && { meta: state.meta }),
  };
}

/**
 * Exports a chart as a machine definition for createMachine and Stately's editor. Actions, guards and
 * actors appear by name only; their implementations stay in code.
 */
export function statelyJson({ id, root }: Chart): Definition {
  return { id, ...toStateConfig(replaceTargetIds(root, id), id, collectRoutes(root)) };
}
