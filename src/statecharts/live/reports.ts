import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { getActiveStateIds } from '../chart/active-states';
import { isMachine, type RecordedActor, type RecordedStep } from './machine-recorder';
import type { ActorReport, Sender, StateReport, Step } from './messages';
import { redact } from './redact';

export function stateOf(snapshot: AnyMachineSnapshot): StateReport {
  return {
    status: snapshot.status,
    value: snapshot.value as StateReport['value'],
    states: getActiveStateIds(snapshot),
    context: redact(snapshot.context),
  };
}

const definitions = new WeakMap<AnyStateMachine, string>();

function definitionOf(machine: AnyStateMachine): string {
  const known = definitions.get(machine) ?? JSON.stringify(machine.config);
  definitions.set(machine, known);
  return known;
}

/** @param idOf the name of an actor among all tabs. */
export function actorOf(
  { id, ref, about, parent, began, isMirror }: RecordedActor,
  idOf: (actor: AnyActorRef) => string,
): ActorReport {
  const snapshot = ref.getSnapshot() as AnyMachineSnapshot;
  return {
    actor: id,
    machine: snapshot.machine.id,
    about,
    ...(parent && { parent: idOf(parent), definition: definitionOf(snapshot.machine) }),
    ...(isMirror && { isMirror }),
    began: stateOf(began),
    state: stateOf(snapshot),
  };
}

/** An actor that a machine invokes again keeps its name. */
function senderOf(ref: AnyActorRef, idOf: (actor: AnyActorRef) => string): Sender {
  if (isMachine(ref)) return { actor: idOf(ref), name: ref.id };
  const name = typeof ref.src === 'string' ? ref.src : ref.id;
  return { actor: `${ref._parent ? idOf(ref._parent) : idOf(ref)}/${name}`, name };
}

export function stepOf(
  { actor, sender, sent, time, event, transitions, after }: RecordedStep,
  idOf: (actor: AnyActorRef) => string,
): Step {
  return {
    actor: actor.id,
    ...(sender && { sender: senderOf(sender, idOf) }),
    time,
    sent,
    event: redact(event) as Step['event'],
    transitions,
    after: stateOf(after),
  };
}
