import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { InspectedEvent } from './inspected-event';
import { transitionId } from '../chart/transition-id';

/** A machine that runs in this tab or has just stopped. */
export interface RecordedActor {
  id: string;
  ref: AnyActorRef;
  label: string;
  isMirror: boolean;
  /** The actor that started it; undefined for a root actor. */
  parent: AnyActorRef | undefined;
  /** The state before its first recorded step. */
  initialSnapshot: AnyMachineSnapshot;
}

/** Each actor collects its own transitions: handling an event may trigger other actors. */
interface RecordingActor extends RecordedActor {
  transitions: string[];
  /** Events that were sent but not handled yet. */
  pendingEvents: PendingEvent[];
}

interface PendingEvent {
  event: AnyEventObject;
  sender: AnyActorRef | undefined;
  sentAt: number;
}

/** One event that a machine of this tab handled or ignored. */
export interface RecordedStep {
  actor: RecordedActor;
  /** Undefined if the event was not sent by an actor. */
  sender: AnyActorRef | undefined;
  /** When the event was sent, in milliseconds since the epoch; strictly increasing. */
  sentAt: number;
  time: number;
  event: AnyEventObject;
  transitions: string[];
  after: AnyMachineSnapshot;
}

/** Callbacks of the recorder. */
export interface RecordingListener {
  started: (actor: RecordedActor) => void;
  stepped: (step: RecordedStep) => void;
  stopped: (actor: RecordedActor) => void;
}

/** Limits of the recording, which is kept for visualisers that are opened later. */
const maxSteps = 300;
const maxEndedActors = 20;
/** A stopped machine never handles the events that are still sent to it. */
const maxPendingEvents = 100;

export const isMachine = (ref: AnyActorRef) =>
  'machine' in ((ref.getSnapshot() as object | null) ?? {});

/** Removes an event and all earlier ones from the pending events: events are handled in order. */
function takePendingEvent(
  event: AnyEventObject,
  { pendingEvents }: RecordingActor,
): PendingEvent | undefined {
  const index = pendingEvents.findIndex((pending) => pending.event === event);
  return pendingEvents.splice(0, index + 1).at(-1);
}

/** Records the running machines and their latest steps. */
export class MachineRecorder {
  readonly steps: RecordedStep[] = [];
  private lastSentAt = 0;
  private readonly recordedActors = new WeakMap<object, RecordingActor>();
  private readonly runningActors = new Map<string, RecordedActor>();

  constructor(
    private readonly tab: string,
    private readonly listener: RecordingListener,
  ) {}

  get actors(): RecordedActor[] {
    return [...this.runningActors.values()];
  }

  getActorId({ sessionId }: AnyActorRef): string {
    return `${this.tab}/${sessionId}`;
  }

  findActor(id: string): RecordedActor | undefined {
    return this.runningActors.get(id);
  }

  /** Records an inspection event. Actors that are not machines belong to the chart of their parent. */
  record({ event: inspected, time, label, isMirror = false }: InspectedEvent): void {
    // The actor has no snapshot yet; reading it throws in the development build of XState.
    if (inspected.type === '@xstate.actor') return;
    if (inspected.type === '@xstate.microstep' && inspected.event.type === 'xstate.init') return;
    const ref = inspected.actorRef as AnyActorRef;
    if (!isMachine(ref)) return;
    const isRoot = ref.sessionId === inspected.rootId;
    const actor = this.recordedActors.get(ref) ?? {
      id: this.getActorId(ref),
      ref,
      label: isRoot ? label : ref.id,
      isMirror,
      parent: isRoot ? undefined : ref._parent,
      initialSnapshot: ref.getSnapshot() as AnyMachineSnapshot,
      transitions: [],
      pendingEvents: [],
    };
    this.recordedActors.set(ref, actor);

    if (inspected.type === '@xstate.event') {
      const { event, sourceRef } = inspected;
      if (event.type === 'xstate.init') return this.start(actor);
      this.lastSentAt = Math.max(time, this.lastSentAt + 0.001);
      const sender = sourceRef as AnyActorRef | undefined;
      actor.pendingEvents.push({ event, sender, sentAt: this.lastSentAt });
      if (actor.pendingEvents.length > maxPendingEvents) actor.pendingEvents.shift();
    } else if (inspected.type === '@xstate.microstep') {
      actor.transitions.push(...inspected._transitions.map(transitionId));
    } else if (inspected.type === '@xstate.snapshot') {
      const { event, snapshot } = inspected;
      const transitions = actor.transitions.splice(0);
      if (event.type === 'xstate.init') return;
      if (event.type === 'xstate.stop') return this.stop(actor);
      const { sender, sentAt } = takePendingEvent(event, actor) ?? {
        sender: undefined,
        sentAt: time,
      };
      const after = snapshot as AnyMachineSnapshot;
      this.step({ actor, sender, sentAt, time, event, transitions, after });
    }
  }

  private start(actor: RecordedActor): void {
    this.runningActors.set(actor.id, actor);
    this.listener.started(actor);
  }

  private stop(actor: RecordedActor): void {
    if (this.runningActors.delete(actor.id)) this.listener.stopped(actor);
  }

  private step(step: RecordedStep): void {
    this.steps.push(step);
    const dropped = this.steps.length > maxSteps ? this.steps.shift() : undefined;
    if (dropped) dropped.actor.initialSnapshot = dropped.after;
    this.listener.stepped(step);
    if (step.after.status !== 'active') this.dropOldest();
  }

  /** Drops the oldest finished actors: XState emits no event when a finished actor is stopped. */
  private dropOldest(): void {
    const ended = this.actors.filter(
      ({ ref }) => (ref.getSnapshot() as AnyMachineSnapshot).status !== 'active',
    );
    ended.slice(0, -maxEndedActors).forEach((actor) => this.stop(actor));
  }
}
