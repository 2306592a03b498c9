import type { StateValue } from 'xstate';

/** The BroadcastChannel between the tabs of the application and the visualisers. */
export const channelName = 'secondhand-statecharts';

/** Returns undefined if the user blocks site data, because Firefox throws in that case. */
export function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(channelName);
  } catch {
    return undefined;
  }
}

/** A snapshot of a machine that can be sent to another tab. */
export interface StateReport {
  status: 'active' | 'done' | 'error' | 'stopped';
  value: StateValue;
  /** The ids of all active states, such as booking.editing and booking.editing.rejected. */
  states: string[];
  /** The context without secrets. Values that cannot be cloned are replaced by a description. */
  context: unknown;
}

/** The actor that sent an event: a machine or an actor that a machine invoked. */
export interface Sender {
  /** A machine's id, unique among all tabs. Other actors keep their id when they are invoked again. */
  actor: string;
  name: string;
}

/** One event that an actor handled or ignored. */
export interface Step {
  actor: string;
  /** Absent if the event was not sent by an actor, such as for a click. */
  sender?: Sender;
  /** When it was handled, in milliseconds since the epoch. */
  time: number;
  /** When it was sent, in milliseconds since the epoch; strictly increasing. Absent if unknown. */
  sent?: number;
  /** The event without secrets. */
  event: { type: string } & Record<string, unknown>;
  /** The ids of the transitions taken; empty if the event was ignored in this state. */
  transitions: string[];
  after: StateReport;
}

/** A running machine of a tab. */
export interface ActorReport {
  /** Unique among all tabs. */
  actor: string;
  /** The machine's id. */
  machine: string;
  /** The subject of the machine, such as a product name; empty if only one such machine exists. */
  about: string;
  /** The parent actor; absent for a root actor. */
  parent?: string;
  /** The definition of a child machine as JSON: the visualiser may not know its flow. */
  definition?: string;
  /** Set if it mirrors state on the server and rejects events from visualisers. */
  isMirror?: true;
  /** The state before its first recorded step. */
  initialState: StateReport;
  state: StateReport;
}

export type TabMessage =
  /** A tab was opened. Visualisers answer with `visualiser.opened`, which requests its report. */
  | { type: 'tab.opened'; tab: string }
  /** The recording of a tab, for a visualiser that was just opened. */
  | {
      type: 'tab.report';
      tab: string;
      to: string;
      address: string;
      actors: ActorReport[];
      steps: Step[];
    }
  | { type: 'actor.started'; tab: string; report: ActorReport }
  | { type: 'actor.stepped'; tab: string; step: Step }
  | { type: 'actor.stopped'; tab: string; actor: string }
  /** An event from a visualiser was not forwarded. */
  | { type: 'event.rejected'; tab: string; actor: string; reason: string }
  | { type: 'tab.closed'; tab: string };

export type VisualiserMessage =
  /** A visualiser was opened; `tab` is its own tab if that also reports. */
  | { type: 'visualiser.opened'; visualiser: string; tab?: string }
  | { type: 'visualiser.closed'; visualiser: string }
  /** Sends one of the machine's own events to a running actor. */
  | { type: 'event.send'; actor: string; event: { type: string } & Record<string, unknown> };

export type Message = TabMessage | VisualiserMessage;
