import { useState } from 'react';
import { pageChartStyle } from '../chart/chart-style';
import type { LiveActor } from '../live/live-state';
import { useLive } from '../live/use-live';
import { FlowMenu } from './flow-menu';
import { LiveView } from './live-view';
import { SessionControls, type Recording } from './session-controls';
import { SimulationView } from './simulation-view';
import { useLiveChoice } from './use-live-choice';
import { useViewSelection } from './use-view-selection';
import {
  useVisualiserConfig,
  VisualiserProvider,
  type VisualiserConfig,
} from './visualiser-context';

export type { Flow } from './flow';

const runs = ({ machine, state }: LiveActor, id: string) =>
  machine === id && state.status === 'active';

/** Every flow as a state chart: as it runs in other tabs, or by itself. */
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
  const { known, commands } = useLive();
  const [recording, setRecording] = useState<Recording>();
  const live = recording?.session ?? known;
  const choice = useLiveChoice(live, selection);
  const simulated = selection.flow ?? flows[0];
  const current = selection.mode === 'live' ? choice.flow : simulated;
  const running = flows
    .map(({ machine: { id } }) => live.actors.filter((one) => runs(one, id)).length)
    .join(' ');

  const open = (opened: Recording | undefined) => {
    choice.backToNow();
    setRecording(opened);
  };

  const menu = <FlowMenu selection={selection} current={current} running={running} />;
  return (
    <>
      <style>{pageChartStyle}</style>
      {selection.mode === 'live' ? (
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
