import { Alert, Button, Text } from '@chakra-ui/react';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { getChart } from '../chart/chart';
import type { Flow } from './flow';
import type { StateReport, Step } from '../live/messages';
import type { MissedIds } from '../simulation/coverage';
import { emptyInput, needsInput } from '../simulation/needs-input';
import { possibleExamples } from '../simulation/possible-examples';
import { Simulation } from '../simulation/simulation';
import { ChartStage } from './chart-stage';
import { CoveragePanel } from './coverage-panel';
import { EventPanel } from './event-panel';
import { InputForm } from './input-form';
import { StatePanel } from './state-panel';
import { StepLog } from './step-log';
import { Workbench } from './workbench';

/** Why the machine accepts no event, by its status. */
const noEventReasons: Record<StateReport['status'], string> = {
  active: 'It accepts no event in this state.',
  done: 'The machine is done.',
  error: 'The machine has failed.',
  stopped: 'The machine has been stopped.',
};

/** A simulation of a machine: clicking an enabled transition sends its event. */
export function SimulationView({ flow, menu }: { flow: Flow; menu: ReactNode }) {
  const [simulation] = useState(() => new Simulation(flow.machine));
  const {
    state: currentState,
    steps,
    problem,
  } = useSyncExternalStore(simulation.subscribe, () => simulation.run);
  const [example] = useState(() => needsInput(flow.machine) && { input: emptyInput(flow.machine) });
  const [hasStarted, setHasStarted] = useState(!example);
  const [selectedStep, setSelectedStep] = useState<Step>();
  const [missed, setMissed] = useState<MissedIds>();

  const state = selectedStep?.after ?? currentState;
  const acceptedExamples = selectedStep ? [] : possibleExamples(flow, currentState);
  const send = (event: Parameters<Simulation['send']>[0]) => simulation.send(event);
  const restart = () => {
    setSelectedStep(undefined);
    simulation.restart();
  };
  const startWith = (input: unknown) => {
    setSelectedStep(undefined);
    setHasStarted(true);
    simulation.startWith(input);
  };
  const hasFailedToStart = hasStarted && currentState.status === 'error' && steps.length === 0;
  return (
    <Workbench
      flow={flow}
      menu={menu}
      stage={
        <ChartStage
          flow={flow}
          active={state.states}
          taken={(selectedStep ?? steps.at(-1))?.transitions ?? []}
          acceptedExamples={acceptedExamples}
          missed={missed}
          onExample={(name) => send(flow.examples[name] ?? { type: '' })}
        />
      }
      panels={
        <>
          <Text textStyle="sm" color="fg.muted">
            Click an outlined transition or send its event here. You also send the results of the
            machine’s actors. The application is not affected.
          </Text>
          {example && (
            <InputForm
              example={example.input}
              problem={hasFailedToStart ? problem : ''}
              onStart={startWith}
            />
          )}
          {hasStarted && (
            <Button
              size="sm"
              variant="outline"
              onClick={selectedStep ? () => setSelectedStep(undefined) : restart}
            >
              {selectedStep ? 'Back to now' : 'Start again'}
            </Button>
          )}
          {hasStarted && problem && !(example && hasFailedToStart) && (
            <Alert.Root status="error" role="alert" borderRadius="md">
              <Alert.Indicator />
              <Alert.Description>{`The machine has failed. ${problem}`}</Alert.Description>
            </Alert.Root>
          )}
          <StatePanel flow={flow} state={state} />
          <CoveragePanel chart={getChart(flow.machine)} missed={missed} onMissed={setMissed} />
          <EventPanel
            flow={flow}
            acceptedExamples={acceptedExamples}
            empty={selectedStep ? 'This is a past state.' : noEventReasons[currentState.status]}
            onSend={send}
          />
        </>
      }
      log={
        <StepLog
          steps={steps}
          getOwner={() => ({ machine: flow.machine.id, name: flow.title })}
          selectedStep={selectedStep}
          onSelectStep={setSelectedStep}
          empty="Nothing has happened yet."
        />
      }
    />
  );
}
