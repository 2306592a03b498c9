import type { ActorReport, StateReport, Step, TabMessage } from './messages';

/** A tab of the application that reports. */
export interface LiveTab {
  id: string;
  /** The page that it showed when it was heard of. */
  address: string;
}

export interface LiveActor extends ActorReport {
  tab: string;
}

/** All that a visualiser knows of the running application. */
export interface LiveState {
  tabs: readonly LiveTab[];
  actors: readonly LiveActor[];
  /** Those that have gone lately: their past can still be looked at. */
  gone: readonly LiveActor[];
  /** The oldest first. */
  steps: readonly Step[];
  /** Why the last event from here was not sent on; empty when it was. */
  refusal: string;
  /** When the log was cleared: tabs that report once more don't bring back what was before. */
  clearedAt: number;
}

export const nothingLive: LiveState = {
  tabs: [],
  actors: [],
  gone: [],
  steps: [],
  refusal: '',
  clearedAt: 0,
};

const keptSteps = 1_000;
const keptGone = 300;

/** Lets those actors go that are not to stay. */
function keeping(state: LiveState, stays: (actor: LiveActor) => boolean): LiveState {
  const gone = state.actors.filter((actor) => !stays(actor));
  const before = state.gone.filter(({ actor }) => gone.every((one) => one.actor !== actor));
  return {
    ...state,
    actors: state.actors.filter(stays),
    gone: [...before, ...gone].slice(-keptGone),
  };
}

function without(state: LiveState, tab: string): LiveState {
  return keeping(
    { ...state, tabs: state.tabs.filter(({ id }) => id !== tab) },
    (actor) => actor.tab !== tab,
  );
}

/** Forgets the oldest steps; what they led to is what their actors are known to have begun in. */
function forgetting(state: LiveState, kept = keptSteps): LiveState {
  const { steps, clearedAt } = state;
  const old = steps.findLastIndex(({ time }) => time <= clearedAt) + 1;
  const dropped = steps.slice(0, Math.max(old, steps.length - kept));
  if (dropped.length === 0) return state;
  const left = new Map(dropped.map((step): [string, StateReport] => [step.actor, step.after]));
  const moved = (actor: LiveActor): LiveActor => {
    const began = left.get(actor.actor);
    return began ? { ...actor, began } : actor;
  };
  return {
    ...state,
    steps: steps.slice(dropped.length),
    actors: state.actors.map(moved),
    gone: state.gone.map(moved),
  };
}

/** With no more than so many steps, the latest. */
export const latest = (state: LiveState, kept: number): LiveState => forgetting(state, kept);

/** What was known of an application before, of which nobody knows yet what still runs. */
export const remembered = (state: LiveState): LiveState =>
  keeping({ ...state, tabs: [], refusal: '' }, () => false);

/** With an empty log. */
export const cleared = (state: LiveState): LiveState =>
  forgetting({ ...state, clearedAt: state.steps.at(-1)?.time ?? state.clearedAt });

type TabReport = Extract<TabMessage, { type: 'tab.report' }>;

/** A tab keeps less of its past than what is known of it here. */
function withReport(state: LiveState, { tab, address, actors, steps }: TabReport): LiveState {
  const first = steps[0]?.time ?? Infinity;
  const known = state.steps.filter(
    ({ actor, time }) => !actor.startsWith(`${tab}/`) || time < first,
  );
  const moved = new Set(known.map(({ actor }) => actor));
  const before = new Map([...state.gone, ...state.actors].map((one) => [one.actor, one.began]));
  const reported = actors.map((actor) => ({
    ...actor,
    tab,
    began: (moved.has(actor.actor) && before.get(actor.actor)) || actor.began,
  }));
  const rest = without(state, tab);
  const running = new Set(actors.map(({ actor }) => actor));
  return forgetting({
    ...rest,
    tabs: [...rest.tabs, { id: tab, address }],
    actors: [...rest.actors, ...reported],
    gone: rest.gone.filter(({ actor }) => !running.has(actor)),
    steps: [...known, ...steps].sort((one, other) => one.time - other.time),
  });
}

function withStep(state: LiveState, step: Step): LiveState {
  return forgetting({
    ...state,
    refusal: '',
    steps: [...state.steps, step],
    actors: state.actors.map((actor) =>
      actor.actor === step.actor ? { ...actor, state: step.after } : actor,
    ),
  });
}

/** What is known after a tab has said something. @param me the visualiser that reads it. */
export function heard(state: LiveState, message: TabMessage, me: string): LiveState {
  switch (message.type) {
    case 'tab.opened':
      return without(state, message.tab);
    case 'tab.closed':
      return without(state, message.tab);
    case 'tab.report':
      return message.to === me ? withReport(state, message) : state;
    case 'actor.started': {
      const { report, tab } = message;
      const others = state.actors.filter(({ actor }) => actor !== report.actor);
      return { ...state, actors: [...others, { ...report, tab }] };
    }
    case 'actor.stepped':
      return withStep(state, message.step);
    case 'actor.stopped':
      return keeping(state, ({ actor }) => actor !== message.actor);
    case 'event.refused':
      return { ...state, refusal: message.reason };
  }
}
