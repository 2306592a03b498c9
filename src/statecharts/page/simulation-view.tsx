import { Button, Text } from '@chakra-ui/react';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Flow } from '../flows';
import type { Step } from '../live/messages';
import { possibleExamples } from '../simulation/possible-examples';
import { Simulation } from '../simulation/simulation';
import { ChartStage } from './chart-stage';
import { EventPanel } from './event-panel';
import { StatePanel } from './state-panel';
import { StepLog } from './step-log';
import { Workbench } from './workbench';

/** A machine by itself: pressing its enabled events moves it. */
export function SimulationView({ flow, menu }: { flow: Flow; menu: ReactNode }) {
  const [simulation] = useState(() => new Simulation(flow.machine));
  const { state: now, steps } = useSyncExternalStore(simulation.subscribe, () => simulation.run);
  const [moment, setMoment] = useState<Step>();

  const state = moment?.after ?? now;
  const possible = moment ? [] : possibleExamples(flow, now);
  const send = (event: Parameters<Simulation['send']>[0]) => simulation.send(event);
  const restart = () => {
    setMoment(undefined);
    simulation.restart();
  };
  return (
    <Workbench
      flow={flow}
      menu={menu}
      stage={
        <ChartStage
          flow={flow}
          active={state.states}
          taken={(moment ?? steps.at(-1))?.transitions ?? []}
          possible={possible}
          onExample={(name) => send(flow.examples[name] ?? { type: '' })}
        />
      }
      panels={
        <>
          <Text textStyle="sm" color="fg.muted">
            Press what is outlined in the chart, or send it from here. Nothing of the application is
            touched; the answers of the machine’s actors are yours to give.
          </Text>
          <Button
            size="sm"
            variant="outline"
            onClick={moment ? () => setMoment(undefined) : restart}
          >
            {moment ? 'Back to now' : 'Start again'}
          </Button>
          <StatePanel flow={flow} state={state} />
          <EventPanel
            flow={flow}
            possible={possible}
            empty={moment ? 'This is a moment of the past.' : 'The machine has come to its end.'}
            onSend={send}
          />
          <StepLog
            steps={steps}
            ownerOf={() => ({ machine: flow.machine.id, name: flow.title })}
            moment={moment}
            onMoment={setMoment}
            empty="Nothing has happened yet."
          />
        </>
      }
    />
  );
}
