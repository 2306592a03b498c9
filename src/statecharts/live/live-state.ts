import type { ActorReport, StateReport, Step, TabMessage } from './messages';

/** A browser tab that reports its actors. */
export interface LiveTab {
  id: string;
  /** The URL path and query of its page when it last reported. */
  address: string;
}

export interface LiveActor extends ActorReport {
  tab: string;
}

/** The actors and events of the running application, as reported by its tabs. */
export interface LiveState {
  tabs: readonly LiveTab[];
  actors: readonly LiveActor[];
  /** Recently stopped actors. Their steps can still be inspected. */
  stopped: readonly LiveActor[];
  /** Oldest first. */
  steps: readonly Step[];
  /** Why the last event sent by this visualiser was rejected; empty if it was accepted. */
  rejection: string;
  /** When the log was cleared, in milliseconds since the epoch. Older steps in later reports are dropped. */
  clearedAt: number;
}

export const emptyLiveState: LiveState = {
  tabs: [],
  actors: [],
  stopped: [],
  steps: [],
  rejection: '',
  clearedAt: 0,
};

const maxSteps = 1_000;
const maxStoppedActors = 300;

/** Moves the actors for which `isKept` returns false to `stopped`. */
function retainActors(state: LiveState, isKept: (actor: LiveActor) => boolean): LiveState {
  const stopped = state.actors.filter((actor) => !isKept(actor));
  const before = state.stopped.filter(({ actor }) =>
    stopped.every((other) => other.actor !== actor),
  );
  return {
    ...state,
    actors: state.actors.filter(isKept),
    stopped: [...before, ...stopped].slice(-maxStoppedActors),
  };
}

function removeTab(state: LiveState, tab: string): LiveState {
  return retainActors(
    { ...state, tabs: state.tabs.filter(({ id }) => id !== tab) },
    (actor) => actor.tab !== tab,
  );
}

/** Drops the oldest steps. The state after the last dropped step becomes the initial state of its actor. */
function trimSteps(state: LiveState, limit = maxSteps): LiveState {
  const { steps, clearedAt } = state;
  const clearedCount = steps.findLastIndex(({ time }) => time <= clearedAt) + 1;
  const dropped = steps.slice(0, Math.max(clearedCount, steps.length - limit));
  if (dropped.length === 0) return state;
  const lastStates = new Map(
    dropped.map((step): [string, StateReport] => [step.actor, step.after]),
  );
  const withInitialState = (actor: LiveActor): LiveActor => {
    const initialState = lastStates.get(actor.actor);
    return initialState ? { ...actor, initialState } : actor;
  };
  return {
    ...state,
    steps: steps.slice(dropped.length),
    actors: state.actors.map(withInitialState),
    stopped: state.stopped.map(withInitialState),
  };
}

/** Keeps the latest `limit` steps. */
export const limitSteps = (state: LiveState, limit: number): LiveState => trimSteps(state, limit);

/** Restores a stored state. All actors count as stopped until their tabs report them. */
export const restoreState = (state: LiveState): LiveState =>
  retainActors({ ...state, tabs: [], rejection: '' }, () => false);

export const clearLog = (state: LiveState): LiveState =>
  trimSteps({ ...state, clearedAt: state.steps.at(-1)?.time ?? state.clearedAt });

type TabReport = Extract<TabMessage, { type: 'tab.report' }>;

/** Replaces the actors of a tab. A tab stores fewer steps than the visualiser, so older steps are kept. */
function applyReport(state: LiveState, { tab, address, actors, steps }: TabReport): LiveState {
  const firstReportedAt = steps[0]?.time ?? Infinity;
  const olderSteps = state.steps.filter(
    ({ actor, time }) => !actor.startsWith(`${tab}/`) || time < firstReportedAt,
  );
  const actorsWithOlderSteps = new Set(olderSteps.map(({ actor }) => actor));
  const initialStates = new Map(
    [...state.stopped, ...state.actors].map(({ actor, initialState }) => [actor, initialState]),
  );
  const reported = actors.map((actor) => ({
    ...actor,
    tab,
    initialState:
      (actorsWithOlderSteps.has(actor.actor) && initialStates.get(actor.actor)) ||
      actor.initialState,
  }));
  const otherTabs = removeTab(state, tab);
  const running = new Set(actors.map(({ actor }) => actor));
  return trimSteps({
    ...otherTabs,
    tabs: [...otherTabs.tabs, { id: tab, address }],
    actors: [...otherTabs.actors, ...reported],
    stopped: otherTabs.stopped.filter(({ actor }) => !running.has(actor)),
    steps: [...olderSteps, ...steps].sort((one, other) => one.time - other.time),
  });
}

function applyStep(state: LiveState, step: Step): LiveState {
  return trimSteps({
    ...state,
    rejection: '',
    steps: [...state.steps, step],
    actors: state.actors.map((actor) =>
      actor.actor === step.actor ? { ...actor, state: step.after } : actor,
    ),
  });
}

/** The reducer of messages from tabs. @param visualiserId the id of this visualiser */
export function reduceMessage(
  state: LiveState,
  message: TabMessage,
  visualiserId: string,
): LiveState {
  switch (message.type) {
    case 'tab.opened':
      return removeTab(state, message.tab);
    case 'tab.closed':
      return removeTab(state, message.tab);
    case 'tab.report':
      return message.to === visualiserId ? applyReport(state, message) : state;
    case 'actor.started': {
      const { report, tab } = message;
      const others = state.actors.filter(({ actor }) => actor !== report.actor);
      return { ...state, actors: [...others, { ...report, tab }] };
    }
    case 'actor.stepped':
      return applyStep(state, message.step);
    case 'actor.stopped':
      return retainActors(state, ({ actor }) => actor !== message.actor);
    case 'event.rejected':
      return { ...state, rejection: message.reason };
  }
}
