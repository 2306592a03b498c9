import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { activeStates } from '../chart/active-states';
import { chartOf } from '../chart/chart';
import { ChartFigure, type ChartTheme } from './chart-figure';

export interface StatechartProps {
  machine: AnyStateMachine;
  /** One that runs this machine: the states that it is in are lit. */
  actor?: AnyActorRef | undefined;
  /** The colours; those of the system when absent. */
  theme?: ChartTheme | undefined;
}

const isOfMachine = (snapshot: object | undefined): snapshot is AnyMachineSnapshot =>
  snapshot !== undefined && 'machine' in snapshot;

/** A machine as a chart, and what an actor of it is in. */
export function Statechart({ machine, actor, theme }: StatechartProps) {
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
    () => actor?.getSnapshot() as object | undefined,
    () => undefined,
  );
  const active = useMemo(() => (isOfMachine(snapshot) ? activeStates(snapshot) : []), [snapshot]);
  return <ChartFigure chart={chart} active={active} theme={theme} />;
}
