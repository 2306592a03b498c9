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

/** The component that renders the actor, for the machine's actors and actions. */
interface RenderingComponent<Props> {
  /** The props of the last render. */
  props: Props;
  isMounted: boolean;
}

interface DetachedOptions<Machine extends AnyStateMachine> {
  /** Whether a write is in flight, so that the actor must not stop yet. */
  isPending: (snapshot: SnapshotFrom<Machine>) => boolean;
  /** Reports the result if the component has unmounted before the write settled. */
  onSettled: (snapshot: SnapshotFrom<Machine>) => void;
  inspect?: ActorOptions<AnyStateMachine>['inspect'];
}

/**
 * Like `useMachine`, but the actor outlives its component until a pending write has settled.
 * @param createMachine called once. Its actors and actions read the current props from the component.
 */
export function useDetachedActor<Machine extends AnyStateMachine, Props>(
  createMachine: (component: Readonly<RenderingComponent<Props>>) => Machine,
  props: Props,
  { isPending, onSettled, ...options }: DetachedOptions<Machine>,
) {
  const [component] = useState(() => createComponentReference(props));
  const [actor] = useState(() =>
    createActor(createMachine(component), options as ActorOptions<Machine>),
  );
  const [send] = useState(() => (event: EventFromLogic<Machine>) => actor.send(event));
  const [stop] = useState(() => () => stopWhenSettled(actor, isPending, onSettled));
  useLayoutEffect(() => component.update({ props }));
  // The cleanup of an effect may come after the response that the user has not waited for.
  useLayoutEffect(() => {
    component.update({ isMounted: true });
    return () => component.update({ isMounted: false });
  }, [component]);
  useEffect(() => {
    actor.start();
    // StrictMode mounts the component again at once, so check that after the timeout.
    return () => void setTimeout(() => component.isMounted || stop());
  }, [actor, component, stop]);
  const snapshot: SnapshotFrom<Machine> = useSelector(actor, (current) => current);
  return [snapshot, send, actor] as const;
}

function createComponentReference<Props>(props: Props) {
  const component = {
    props,
    isMounted: false,
    update: (changes: Partial<RenderingComponent<Props>>) => void Object.assign(component, changes),
  };
  return component;
}

/** Stops the actor: at once, or when its pending write has settled. */
function stopWhenSettled<Machine extends AnyStateMachine>(
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
  // In a final state the actor completes instead of emitting another snapshot.
  const subscription = actor.subscribe({ next: stop, complete: stop });
}
