import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { activeStates } from '../chart/active-states';
import type { RecordedActor, RecordedStep } from './machine-recorder';
import type { ActorReport, StateReport, Step } from './messages';
import { redact } from './redact';

export function stateOf(snapshot: AnyMachineSnapshot): StateReport {
  return {
    status: snapshot.status,
    value: snapshot.value as StateReport['value'],
    states: activeStates(snapshot),
    context: redact(snapshot.context),
  };
}

/** @param idOf the name of an actor among all tabs. */
export function actorOf(
  { id, ref, about, parent, began }: RecordedActor,
  idOf: (actor: AnyActorRef) => string,
): ActorReport {
  const snapshot = ref.getSnapshot() as AnyMachineSnapshot;
  return {
    actor: id,
    machine: snapshot.machine.id,
    about,
    ...(parent && { parent: idOf(parent) }),
    began: stateOf(began),
    state: stateOf(snapshot),
  };
}

export function stepOf({ actor, time, event, transitions, after }: RecordedStep): Step {
  return {
    actor: actor.id,
    time,
    event: redact(event) as Step['event'],
    transitions,
    after: stateOf(after),
  };
}
