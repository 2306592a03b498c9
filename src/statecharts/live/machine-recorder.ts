import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Inspected } from './inspected';
import { transitionId } from '../chart/transition-id';

/** A machine that runs in this tab, or has just stopped. */
export interface RecordedActor {
  id: string;
  ref: AnyActorRef;
  about: string;
  isMirror: boolean;
  /** The machine that started it. */
  parent: AnyActorRef | undefined;
  /** The state before its first recorded step. */
  began: AnyMachineSnapshot;
}

/** While one machine handles an event it may trigger others, so each collects its own transitions. */
interface KnownActor extends RecordedActor {
  transitions: string[];
  /** Events in its mailbox, with their senders. */
  pendingEvents: PendingEvent[];
}

interface PendingEvent {
  event: AnyEventObject;
  sender: AnyActorRef | undefined;
  sent: number;
}

/** One event that a machine of this tab handled or ignored. */
export interface RecordedStep {
  actor: RecordedActor;
  /** None where the event came from outside. */
  sender: AnyActorRef | undefined;
  /** As `time`; of two that were sent in one millisecond the later one has the greater number. */
  sent: number;
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

/** Limits of what is stored for visualisers that are opened later. */
const maxSteps = 300;
const maxEndedActors = 20;
/** A stopped machine may still be sent events, which it never handles. */
const maxPendingEvents = 100;

export const isMachine = (ref: AnyActorRef) =>
  'machine' in ((ref.getSnapshot() as object | null) ?? {});

/** Removes an event from the mailbox, and all before it: events are handled in order. */
function takePendingEvent(
  event: AnyEventObject,
  { pendingEvents }: KnownActor,
): PendingEvent | undefined {
  const place = pendingEvents.findIndex((pending) => pending.event === event);
  return pendingEvents.splice(0, place + 1).at(-1);
}

/** Records the running machines and their latest steps. */
export class MachineRecorder {
  readonly steps: RecordedStep[] = [];
  private lastSent = 0;
  private readonly known = new WeakMap<object, KnownActor>();
  private readonly started = new Map<string, RecordedActor>();

  constructor(
    private readonly tab: string,
    private readonly listener: RecordingListener,
  ) {}

  get actors(): RecordedActor[] {
    return [...this.started.values()];
  }

  idOf({ sessionId }: AnyActorRef): string {
    return `${this.tab}/${sessionId}`;
  }

  find(id: string): RecordedActor | undefined {
    return this.started.get(id);
  }

  /** Records an inspection event. Actors that are not machines belong to the chart of their parent. */
  record({ event: inspected, time, about, isMirror = false }: Inspected): void {
    // Sent before the actor has a snapshot, which XState's development build cannot read then.
    if (inspected.type === '@xstate.actor') return;
    if (inspected.type === '@xstate.microstep' && inspected.event.type === 'xstate.init') return;
    const ref = inspected.actorRef as AnyActorRef;
    if (!isMachine(ref)) return;
    const isRoot = ref.sessionId === inspected.rootId;
    const actor = this.known.get(ref) ?? {
      id: this.idOf(ref),
      ref,
      about: isRoot ? about : ref.id,
      isMirror,
      parent: isRoot ? undefined : ref._parent,
      began: ref.getSnapshot() as AnyMachineSnapshot,
      transitions: [],
      pendingEvents: [],
    };
    this.known.set(ref, actor);

    if (inspected.type === '@xstate.event') {
      const { event, sourceRef } = inspected;
      if (event.type === 'xstate.init') return this.start(actor);
      this.lastSent = Math.max(time, this.lastSent + 0.001);
      const sender = sourceRef as AnyActorRef | undefined;
      actor.pendingEvents.push({ event, sender, sent: this.lastSent });
      if (actor.pendingEvents.length > maxPendingEvents) actor.pendingEvents.shift();
    } else if (inspected.type === '@xstate.microstep') {
      actor.transitions.push(...inspected._transitions.map(transitionId));
    } else if (inspected.type === '@xstate.snapshot') {
      const { event, snapshot } = inspected;
      const transitions = actor.transitions.splice(0);
      if (event.type === 'xstate.init') return;
      if (event.type === 'xstate.stop') return this.stop(actor);
      const { sender, sent } = takePendingEvent(event, actor) ?? { sender: undefined, sent: time };
      const after = snapshot as AnyMachineSnapshot;
      this.step({ actor, sender, sent, time, event, transitions, after });
    }
  }

  private start(actor: RecordedActor): void {
    this.started.set(actor.id, actor);
    this.listener.started(actor);
  }

  private stop(actor: RecordedActor): void {
    if (this.started.delete(actor.id)) this.listener.stopped(actor);
  }

  private step(step: RecordedStep): void {
    this.steps.push(step);
    const dropped = this.steps.length > maxSteps ? this.steps.shift() : undefined;
    if (dropped) dropped.actor.began = dropped.after;
    this.listener.stepped(step);
    if (step.after.status !== 'active') this.dropOldest();
  }

  /** A finished machine sends no event when its component is unmounted. */
  private dropOldest(): void {
    const ended = this.actors.filter(
      ({ ref }) => (ref.getSnapshot() as AnyMachineSnapshot).status !== 'active',
    );
    ended.slice(0, -maxEndedActors).forEach((actor) => this.stop(actor));
  }
}
