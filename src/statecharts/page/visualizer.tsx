import { useState } from 'react';
import { pageChartStyle } from '../chart/chart-style';
import type { LiveActor } from '../live/live-state';
import { useLive } from '../live/use-live';
import { FlowMenu } from './flow-menu';
import { LiveView } from './live-view';
import { SessionControls, type Recording } from './session-controls';
import { SimulationView } from './simulation-view';
import { useLiveChoice } from './use-live-choice';
import { useShown } from './use-shown';
import {
  useVisualizerConfig,
  VisualizerProvider,
  type VisualizerConfig,
} from './visualizer-context';

const runs = ({ machine, state }: LiveActor, id: string) =>
  machine === id && state.status === 'active';

/** Every flow as a state chart: as it runs in other tabs, or by itself. */
export function Visualizer({ config }: { config: VisualizerConfig }) {
  return (
    <VisualizerProvider value={config}>
      <VisualizerViews />
    </VisualizerProvider>
  );
}

function VisualizerViews() {
  const { flows } = useVisualizerConfig();
  const shown = useShown();
  const { known, commands } = useLive();
  const [recording, setRecording] = useState<Recording>();
  const live = recording?.session ?? known;
  const choice = useLiveChoice(live, shown);
  const simulated = shown.flow ?? flows[0];
  const current = shown.mode === 'live' ? choice.flow : simulated;
  const running = flows
    .map(({ machine: { id } }) => live.actors.filter((one) => runs(one, id)).length)
    .join(' ');

  const open = (opened: Recording | undefined) => {
    choice.backToNow();
    setRecording(opened);
  };

  const menu = <FlowMenu shown={shown} current={current} running={running} />;
  return (
    <>
      <style>{pageChartStyle}</style>
      {shown.mode === 'live' ? (
        <LiveView
          key={recording?.name}
          flow={current}
          live={live}
          commands={recording ? undefined : commands}
          choice={choice}
          menu={menu}
        >
          <SessionControls session={live} recording={recording} onOpen={open} />
        </LiveView>
      ) : (
        <SimulationView key={current.machine.id} flow={current} menu={menu} />
      )}
    </>
  );
}
