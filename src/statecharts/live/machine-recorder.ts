import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Inspected } from './inspected';
import { transitionId } from '../chart/transition-id';

/** A machine that runs in this tab, or has just ended. */
export interface RecordedActor {
  id: string;
  ref: AnyActorRef;
  about: string;
  isMirror: boolean;
  /** The machine that started it. */
  parent: AnyActorRef | undefined;
  /** What it was in before the first of its steps that are kept. */
  began: AnyMachineSnapshot;
}

/** While one machine takes an event it may move others, so each collects its own transitions. */
interface KnownActor extends RecordedActor {
  transitions: string[];
  /** What was sent to it and is not taken yet, by whom. */
  letters: Letter[];
}

interface Letter {
  event: AnyEventObject;
  sender: AnyActorRef | undefined;
  sent: number;
}

/** One event that a machine of this tab has taken, or let pass. */
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

/** What the recorder tells about as it happens. */
export interface RecordingListener {
  started: (actor: RecordedActor) => void;
  stepped: (step: RecordedStep) => void;
  stopped: (actor: RecordedActor) => void;
}

/** How much is kept for a visualiser that is opened later. */
const keptSteps = 300;
const keptEnded = 20;
/** A machine that has ended is still sent events, and takes none. */
const keptLetters = 100;

export const isMachine = (ref: AnyActorRef) =>
  'machine' in ((ref.getSnapshot() as object | null) ?? {});

/** How an event that is taken now was sent; they are taken in the order in which they were sent. */
function letterOf(event: AnyEventObject, { letters }: KnownActor): Letter | undefined {
  const place = letters.findIndex((letter) => letter.event === event);
  return letters.splice(0, place + 1).at(-1);
}

/** Keeps track of the machines that run, and of what they did lately. */
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

  /** Takes in what an inspected machine did; what it invokes that is no machine is part of its chart. */
  hear({ event: inspected, time, about, isMirror = false }: Inspected): void {
    // Sent before the actor has a snapshot, which XState's development build refuses to read then.
    if (inspected.type === '@xstate.actor') return;
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
      letters: [],
    };
    this.known.set(ref, actor);

    if (inspected.type === '@xstate.event') {
      const { event, sourceRef } = inspected;
      if (event.type === 'xstate.init') return this.start(actor);
      this.lastSent = Math.max(time, this.lastSent + 0.001);
      const sender = sourceRef as AnyActorRef | undefined;
      actor.letters.push({ event, sender, sent: this.lastSent });
      if (actor.letters.length > keptLetters) actor.letters.shift();
    } else if (inspected.type === '@xstate.microstep') {
      actor.transitions.push(...inspected._transitions.map(transitionId));
    } else if (inspected.type === '@xstate.snapshot') {
      const { event, snapshot } = inspected;
      const transitions = actor.transitions.splice(0);
      if (event.type === 'xstate.init') return;
      if (event.type === 'xstate.stop') return this.stop(actor);
      const { sender, sent } = letterOf(event, actor) ?? { sender: undefined, sent: time };
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
    const dropped = this.steps.length > keptSteps ? this.steps.shift() : undefined;
    if (dropped) dropped.actor.began = dropped.after;
    this.listener.stepped(step);
    if (step.after.status !== 'active') this.dropOldest();
  }

  /** A machine that has come to its end never says when its component goes away. */
  private dropOldest(): void {
    const ended = this.actors.filter(
      ({ ref }) => (ref.getSnapshot() as AnyMachineSnapshot).status !== 'active',
    );
    ended.slice(0, -keptEnded).forEach((actor) => this.stop(actor));
  }
}
