import type { StateValue } from 'xstate';

/** The BroadcastChannel on which the application's tabs and the visualisers speak. */
export const channelName = 'secondhand-statecharts';

/** Undefined if the user blocks the site's data: Firefox then throws. */
export function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(channelName);
  } catch {
    return undefined;
  }
}

/** What a machine is in, as far as it can be sent to another tab. */
export interface StateReport {
  status: 'active' | 'done' | 'error' | 'stopped';
  value: StateValue;
  /** The ids of all active states, such as booking.editing and booking.editing.refused. */
  states: string[];
  /** Without secrets; what cannot be sent is described in words. */
  context: unknown;
}

/** An actor that has sent an event: a machine, or what a machine has invoked. */
export interface Sender {
  /** A machine's own name among all tabs; of anything else the same one each time it is invoked. */
  actor: string;
  name: string;
}

/** One event that an actor has taken, or let pass. */
export interface Step {
  actor: string;
  /** Absent where it came from outside, such as a press. */
  sender?: Sender;
  /** In milliseconds since the epoch, when it had been taken. */
  time: number;
  /** When it was sent, where that is known: before all that it has led to, if only by a fraction. */
  sent?: number;
  /** Without secrets. */
  event: { type: string } & Record<string, unknown>;
  /** The ids of the transitions taken; none when the event was not for this state. */
  transitions: string[];
  after: StateReport;
}

/** A running machine of a tab. */
export interface ActorReport {
  /** Unique among all tabs. */
  actor: string;
  /** The machine's id. */
  machine: string;
  /** What it is about, such as a product's name; empty where there is only one. */
  about: string;
  /** The actor of the machine that started it; none where the application did. */
  parent?: string;
  /** Of a machine that another one has started, which no list may name: its definition as JSON. */
  definition?: string;
  /** It follows what happens on the server, and takes no event from a visualiser. */
  isMirror?: true;
  /** The state before its first recorded step. */
  began: StateReport;
  state: StateReport;
}

export type TabMessage =
  /** A tab was opened and looks for visualisers. */
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
  /** An event from a visualiser was not sent on, and why. */
  | { type: 'event.rejected'; tab: string; actor: string; reason: string }
  | { type: 'tab.closed'; tab: string };

export type VisualiserMessage =
  /** With the tab that it stands in, where that one may report too. */
  | { type: 'visualiser.hello'; visualiser: string; tab?: string }
  | { type: 'visualiser.bye'; visualiser: string }
  /** Sends one of the machine's own events to a running actor. */
  | { type: 'event.send'; actor: string; event: { type: string } & Record<string, unknown> };

export type Message = TabMessage | VisualiserMessage;
