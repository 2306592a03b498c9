import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import {
  createActor,
  type Actor,
  type ActorOptions,
  type AnyStateMachine,
  type EventFromLogic,
  type SnapshotFrom,
} from 'xstate';

interface Lasting<Machine extends AnyStateMachine> {
  /** Whether something is being done that leaving the page does not undo. */
  isUnderWay: (snapshot: SnapshotFrom<Machine>) => boolean;
  /** Tells of an end that only the page would have shown. */
  tellEnd: (snapshot: SnapshotFrom<Machine>) => void;
}

/** The actors that a component shows. */
const shown = new WeakSet<object>();

/** Whether the page of a flow is still there, to be led on from. */
export const isShown = (actor: object): boolean => shown.has(actor);

/** Lets a flow whose page was left finish what it has under way, and ends it. */
function finish<Machine extends AnyStateMachine>(
  actor: Actor<Machine>,
  { isUnderWay, tellEnd }: Lasting<Machine>,
): void {
  if (!isUnderWay(actor.getSnapshot())) return void actor.stop();
  const end = () => {
    if (isUnderWay(actor.getSnapshot())) return;
    subscription.unsubscribe();
    tellEnd(actor.getSnapshot());
    actor.stop();
  };
  // A machine that reaches a final state says so by completing.
  const subscription = actor.subscribe({ next: end, complete: end });
}

/** Its actions go by what the page last rendered. */
function provideAnew(actor: Actor<AnyStateMachine>, machine: AnyStateMachine): void {
  actor.logic.implementations = machine.implementations;
}

/**
 * Runs a flow as `useMachine` does, but for one thing: what the server may have done already is
 * followed to its end when the page is left, and still announced.
 */
export function useLastingMachine<Machine extends AnyStateMachine>(
  machine: Machine,
  options: Pick<ActorOptions<AnyStateMachine>, 'inspect'>,
  lasting: Lasting<Machine>,
) {
  const [actor] = useState(() => createActor(machine, options as ActorOptions<Machine>));
  const [send] = useState(() => (event: EventFromLogic<Machine>) => actor.send(event));
  const [{ isUnderWay, tellEnd }] = useState(lasting);
  useLayoutEffect(() => provideAnew(actor, machine));
  useEffect(() => {
    shown.add(actor);
    actor.start();
    return () => {
      shown.delete(actor);
      // By then it is known whether the page was left, or only rendered anew.
      setTimeout(() => shown.has(actor) || finish(actor, { isUnderWay, tellEnd }));
    };
  }, [actor, isUnderWay, tellEnd]);
  const snapshot: SnapshotFrom<Machine> = useSelector(actor, (current) => current);
  return [snapshot, send] as const;
}
