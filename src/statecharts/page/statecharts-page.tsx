import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { routes } from '../../contract/routes';
import { PageHead } from '../../client/components/page/page-head';
import { pageChartStyle } from '../chart/chart-style';
import { flows } from '../flows';
import { useLive } from '../live/use-live';
import { FlowList } from './flow-list';
import { FlowSelect } from './flow-select';
import { LiveView } from './live-view';
import { ModeSwitch } from './mode-switch';
import { SessionControls, type Recording } from './session-controls';
import { SimulationView } from './simulation-view';
import { useLiveChoice } from './use-live-choice';
import { addressOf, useShown } from './use-shown';

/** Every flow as a state chart: as it runs in other tabs, or by itself. */
export default function StatechartsPage() {
  const shown = useShown();
  const { known, ...commands } = useLive();
  const [recording, setRecording] = useState<Recording>();
  const live = recording?.session ?? known;
  const choice = useLiveChoice(live, shown);
  const simulated = shown.flow ?? flows[0];
  const current = shown.mode === 'live' ? choice.flow : simulated;
  const running = Object.fromEntries(
    flows.map(({ machine: { id } }) => [
      id,
      live.actors.filter(({ machine, state }) => machine === id && state.status === 'active')
        .length,
    ]),
  );

  const open = (opened: Recording | undefined) => {
    choice.backToNow();
    setRecording(opened);
  };

  const menu = (
    <>
      <ModeSwitch shown={{ ...shown, flow: shown.mode === 'live' ? shown.flow : current }} />
      {shown.mode === 'live' && (
        <Button
          asChild
          size="xs"
          variant={shown.flow ? 'outline' : 'subtle'}
          aria-current={shown.flow ? undefined : 'true'}
        >
          <Link to={addressOf({ mode: 'live', flow: undefined })}>Follow whatever moves</Link>
        </Button>
      )}
      <FlowSelect shown={shown} current={current} />
      <FlowList shown={shown} current={current} running={running} />
    </>
  );
  return (
    <>
      <PageHead title={routes.statecharts.title} />
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
