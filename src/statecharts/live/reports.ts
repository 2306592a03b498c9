import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { getActiveStateIds } from '../chart/active-states';
import { isMachine, type RecordedActor, type RecordedStep } from './machine-recorder';
import type { ActorReport, Sender, StateReport, Step } from './messages';
import { redact } from './redact';

export function toStateReport(snapshot: AnyMachineSnapshot): StateReport {
  return {
    status: snapshot.status,
    value: snapshot.value as StateReport['value'],
    states: getActiveStateIds(snapshot),
    context: redact(snapshot.context),
  };
}

const definitions = new WeakMap<AnyStateMachine, string>();

function serializeDefinition(machine: AnyStateMachine): string {
  const cached = definitions.get(machine) ?? JSON.stringify(machine.config);
  definitions.set(machine, cached);
  return cached;
}

/** @param getActorId returns an id that is unique among all tabs. */
export function toActorReport(
  { id, ref, label, parent, initialSnapshot, isMirror }: RecordedActor,
  getActorId: (actor: AnyActorRef) => string,
): ActorReport {
  const snapshot = ref.getSnapshot() as AnyMachineSnapshot;
  return {
    actor: id,
    machine: snapshot.machine.id,
    about: label,
    ...(parent && {
      parent: getActorId(parent),
      definition: serializeDefinition(snapshot.machine),
    }),
    ...(isMirror && { isMirror }),
    initialState: toStateReport(initialSnapshot),
    state: toStateReport(snapshot),
  };
}

/** An actor that is not a machine gets an id that stays the same when it is invoked again. */
function toSender(ref: AnyActorRef, getActorId: (actor: AnyActorRef) => string): Sender {
  if (isMachine(ref)) return { actor: getActorId(ref), name: ref.id };
  const name = typeof ref.src === 'string' ? ref.src : ref.id;
  return { actor: `${ref._parent ? getActorId(ref._parent) : getActorId(ref)}/${name}`, name };
}

export function toStepReport(
  { actor, sender, sentAt, time, event, transitions, after }: RecordedStep,
  getActorId: (actor: AnyActorRef) => string,
): Step {
  return {
    actor: actor.id,
    ...(sender && { sender: toSender(sender, getActorId) }),
    time,
    sent: sentAt,
    event: redact(event) as Step['event'],
    transitions,
    after: toStateReport(after),
  };
}
