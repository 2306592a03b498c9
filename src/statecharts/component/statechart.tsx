import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { activeStates } from '../chart/active-states';
import { chartOf } from '../chart/chart';
import { ChartFigure } from './chart-figure';

export interface StatechartProps {
  machine: AnyStateMachine;
  /** One that runs this machine: the states that it is in are lit. */
  actor?: AnyActorRef | undefined;
}

/** A machine as a chart, and what an actor of it is in. */
export function Statechart({ machine, actor }: StatechartProps) {
  const chart = useMemo(() => chartOf(machine), [machine]);
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = actor?.subscribe(changed);
      return () => subscription?.unsubscribe();
    },
    [actor],
  );
  const snapshot = useSyncExternalStore(
    subscribe,
    () => actor?.getSnapshot() as AnyMachineSnapshot | undefined,
    () => undefined,
  );
  const active = useMemo(() => (snapshot ? activeStates(snapshot) : []), [snapshot]);
  return <ChartFigure chart={chart} active={active} />;
}
