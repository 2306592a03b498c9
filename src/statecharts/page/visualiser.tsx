import { useState } from 'react';
import { pageChartStyle } from '../chart/chart-style';
import type { LiveActor } from '../live/live-state';
import { useLive } from '../live/use-live';
import { FlowMenu } from './flow-menu';
import { LiveView } from './live-view';
import { SessionControls, type Recording } from './session-controls';
import { SimulationView } from './simulation-view';
import { useLiveSelection } from './use-live-selection';
import { useViewSelection } from './use-view-selection';
import {
  useVisualiserConfig,
  VisualiserProvider,
  type VisualiserConfig,
} from './visualiser-context';

export type { Flow } from './flow';

const isRunning = ({ machine, state }: LiveActor, id: string) =>
  machine === id && state.status === 'active';

/** Shows flows as statecharts: live in other tabs, or simulated. */
export function Visualiser({ config }: { config: VisualiserConfig }) {
  return (
    <VisualiserProvider value={config}>
      <VisualiserViews />
    </VisualiserProvider>
  );
}

function VisualiserViews() {
  const { flows } = useVisualiserConfig();
  const selection = useViewSelection();
  const { state, commands } = useLive();
  const [recording, setRecording] = useState<Recording>();
  const live = recording?.session ?? state;
  const liveSelection = useLiveSelection(live, selection);
  const simulatedFlow = selection.flow ?? flows[0];
  const currentFlow = selection.mode === 'live' ? liveSelection.flow : simulatedFlow;
  const runningCounts = flows
    .map(({ machine: { id } }) => live.actors.filter((actor) => isRunning(actor, id)).length)
    .join(' ');

  const openRecording = (openedRecording: Recording | undefined) => {
    liveSelection.backToNow();
    setRecording(openedRecording);
  };

  const menu = <FlowMenu selection={selection} current={currentFlow} running={runningCounts} />;
  return (
    <>
      <style>{pageChartStyle}</style>
      {selection.mode === 'live' ? (
        <LiveView
          key={recording?.name}
          flow={currentFlow}
          live={live}
          commands={recording ? undefined : commands}
          liveSelection={liveSelection}
          menu={menu}
        >
          <SessionControls session={live} recording={recording} onOpen={openRecording} />
        </LiveView>
      ) : (
        <SimulationView key={currentFlow.machine.id} flow={currentFlow} menu={menu} />
      )}
    </>
  );
}
