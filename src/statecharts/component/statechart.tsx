import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { getActiveStateIds } from '../chart/active-states';
import { getChart } from '../chart/chart';
import { ChartFigure, type ChartTheme } from './chart-figure';

export interface StatechartProps {
  machine: AnyStateMachine;
  /** An actor of this machine, whose active states are highlighted. */
  actor?: AnyActorRef | undefined;
  /** Default: the theme of the system. */
  theme?: ChartTheme | undefined;
}

const isMachineSnapshot = (snapshot: object | undefined): snapshot is AnyMachineSnapshot =>
  snapshot !== undefined && 'machine' in snapshot;

/** Draws a machine and highlights the active states of an actor. */
export function Statechart({ machine, actor, theme }: StatechartProps) {
  const chart = useMemo(() => getChart(machine), [machine]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = actor?.subscribe(onChange);
      return () => subscription?.unsubscribe();
    },
    [actor],
  );
  const snapshot = useSyncExternalStore(
    subscribe,
    () => actor?.getSnapshot() as object | undefined,
    () => undefined,
  );
  const active = useMemo(
    () => (isMachineSnapshot(snapshot) ? getActiveStateIds(snapshot) : []),
    [snapshot],
  );
  return <ChartFigure chart={chart} active={active} theme={theme} />;
}
