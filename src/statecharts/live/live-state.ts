import type { ActorReport, StateReport, Step, TabMessage } from './messages';

/** A tab of the application that reports. */
export interface LiveTab {
  id: string;
  /** The page that it last reported. */
  address: string;
}

export interface LiveActor extends ActorReport {
  tab: string;
}

/** What a visualiser knows of the running application. */
export interface LiveState {
  tabs: readonly LiveTab[];
  actors: readonly LiveActor[];
  /** Actors that stopped recently. Their steps can still be inspected. */
  gone: readonly LiveActor[];
  /** The oldest first. */
  steps: readonly Step[];
  /** Why the last event sent from here was rejected; empty if it was not. */
  rejection: string;
  /** When the log was cleared. Later reports of tabs do not restore older steps. */
  clearedAt: number;
}

export const nothingLive: LiveState = {
  tabs: [],
  actors: [],
  gone: [],
  steps: [],
  rejection: '',
  clearedAt: 0,
};

const maxSteps = 1_000;
const maxStoppedActors = 300;

/** Moves the other actors to `gone`. */
function retainActors(state: LiveState, stays: (actor: LiveActor) => boolean): LiveState {
  const gone = state.actors.filter((actor) => !stays(actor));
  const before = state.gone.filter(({ actor }) => gone.every((one) => one.actor !== actor));
  return {
    ...state,
    actors: state.actors.filter(stays),
    gone: [...before, ...gone].slice(-maxStoppedActors),
  };
}

function withoutTab(state: LiveState, tab: string): LiveState {
  return retainActors(
    { ...state, tabs: state.tabs.filter(({ id }) => id !== tab) },
    (actor) => actor.tab !== tab,
  );
}

/** Drops the oldest steps. Their last state becomes the state in which the actor began. */
function trimSteps(state: LiveState, kept = maxSteps): LiveState {
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

/** Limits the number of steps. */
export const latestSteps = (state: LiveState, kept: number): LiveState => trimSteps(state, kept);

/** A stored state. Its actors count as stopped until their tabs report them. */
export const restored = (state: LiveState): LiveState =>
  retainActors({ ...state, tabs: [], rejection: '' }, () => false);

/** Clears the log. */
export const cleared = (state: LiveState): LiveState =>
  trimSteps({ ...state, clearedAt: state.steps.at(-1)?.time ?? state.clearedAt });

type TabReport = Extract<TabMessage, { type: 'tab.report' }>;

/** A tab stores fewer steps than the visualiser, so older steps are kept. */
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
  const rest = withoutTab(state, tab);
  const running = new Set(actors.map(({ actor }) => actor));
  return trimSteps({
    ...rest,
    tabs: [...rest.tabs, { id: tab, address }],
    actors: [...rest.actors, ...reported],
    gone: rest.gone.filter(({ actor }) => !running.has(actor)),
    steps: [...known, ...steps].sort((one, other) => one.time - other.time),
  });
}

function withStep(state: LiveState, step: Step): LiveState {
  return trimSteps({
    ...state,
    rejection: '',
    steps: [...state.steps, step],
    actors: state.actors.map((actor) =>
      actor.actor === step.actor ? { ...actor, state: step.after } : actor,
    ),
  });
}

/** The reducer of messages from tabs. @param me the id of this visualiser */
export function reduceMessage(state: LiveState, message: TabMessage, me: string): LiveState {
  switch (message.type) {
    case 'tab.opened':
      return withoutTab(state, message.tab);
    case 'tab.closed':
      return withoutTab(state, message.tab);
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
      return retainActors(state, ({ actor }) => actor !== message.actor);
    case 'event.rejected':
      return { ...state, rejection: message.reason };
  }
}
