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

/** The component that renders the actor, as the machine's effects see it. */
interface Host<Props> {
  /** As last rendered. */
  props: Props;
  isMounted: boolean;
}

interface DetachedOptions<Machine extends AnyStateMachine> {
  /** Whether a write is in flight, which leaving the page does not undo. */
  isPending: (snapshot: SnapshotFrom<Machine>) => boolean;
  /** Reports how it ended once no component is left to render that. */
  onSettled: (snapshot: SnapshotFrom<Machine>) => void;
  inspect?: ActorOptions<AnyStateMachine>['inspect'];
}

/**
 * Like `useMachine`, but the actor outlives its component until a pending write has settled.
 * @param provide is called once. Its effects read the host's props when they run.
 */
export function useDetachedActor<Machine extends AnyStateMachine, Props>(
  provide: (host: Readonly<Host<Props>>) => Machine,
  props: Props,
  { isPending, onSettled, ...options }: DetachedOptions<Machine>,
) {
  const [host] = useState(() => createHost(props));
  const [actor] = useState(() => createActor(provide(host), options as ActorOptions<Machine>));
  const [send] = useState(() => (event: EventFromLogic<Machine>) => actor.send(event));
  const [stopWhenSettled] = useState(() => () => stopSettled(actor, isPending, onSettled));
  useLayoutEffect(() => host.update({ props }));
  useEffect(() => {
    host.update({ isMounted: true });
    actor.start();
    return () => {
      host.update({ isMounted: false });
      // StrictMode mounts the component again at once.
      setTimeout(() => host.isMounted || stopWhenSettled());
    };
  }, [actor, host, stopWhenSettled]);
  const snapshot: SnapshotFrom<Machine> = useSelector(actor, (current) => current);
  return [snapshot, send] as const;
}

function createHost<Props>(props: Props) {
  const host = {
    props,
    isMounted: false,
    update: (changes: Partial<Host<Props>>) => void Object.assign(host, changes),
  };
  return host;
}

function stopSettled<Machine extends AnyStateMachine>(
  actor: Actor<Machine>,
  isPending: (snapshot: SnapshotFrom<Machine>) => boolean,
  onSettled: (snapshot: SnapshotFrom<Machine>) => void,
): void {
  if (!isPending(actor.getSnapshot())) return void actor.stop();
  const stop = () => {
    if (isPending(actor.getSnapshot())) return;
    subscription.unsubscribe();
    onSettled(actor.getSnapshot());
    actor.stop();
  };
  // An actor whose machine reaches a final state completes.
  const subscription = actor.subscribe({ next: stop, complete: stop });
}
