import { Button, Center, Text } from '@chakra-ui/react';
import { useCallback, useMemo, type ReactNode } from 'react';
import type { AnyEventObject } from 'xstate';
import type { ReactElements } from './react-elements';
import type { Flow } from './flow';
import type { LiveActor, LiveState } from '../live/live-state';
import type { Step, StateReport } from '../live/messages';
import type { LiveCommands } from '../live/use-live';
import { possibleExamples } from '../simulation/possible-examples';
import { ActorList } from './actor-list';
import { ChartStage } from './chart-stage';
import { EventPanel } from './event-panel';
import { LiveLog } from './live-log';
import { StatePanel } from './state-panel';
import { TestButton } from './test-button';
import type { LiveSelection } from './use-live-selection';
import { Workbench } from './workbench';

interface LiveViewProps {
  flow: Flow;
  live: LiveState;
  /** Undefined for a recording. */
  commands: LiveCommands | undefined;
  liveSelection: LiveSelection;
  menu: ReactNode;
  /** Further log controls. */
  children: ReactElements;
}

function explainNoEvents(actor: LiveActor, selectedStep: Step | undefined): string {
  if (selectedStep) return 'This is a past state.';
  if (actor.isMirror) return 'It mirrors the server. Send its events from its page.';
  return 'It accepts no event in this state.';
}

/** A flow of the application, live in another tab or from a recording. */
export function LiveView({ flow, live, commands, liveSelection, menu, children }: LiveViewProps) {
  const { actor, selectedStep, hasChart, chooseActor, showStep, backToNow } = liveSelection;
  const state = selectedStep?.after ?? actor?.state;
  const visibleSteps = selectedStep
    ? live.steps.slice(0, live.steps.lastIndexOf(selectedStep) + 1)
    : live.steps;
  const actorSteps = visibleSteps.filter((other) => other.actor === actor?.actor);
  const step = actorSteps.at(-1);
  const actorId = actor?.actor;
  const currentState = selectedStep || !commands || actor?.isMirror ? undefined : actor?.state;
  // In a running application, results come from the actors themselves.
  const acceptedExamples = useMemo(
    () =>
      currentState
        ? possibleExamples(flow, currentState).filter(
            ({ name }) => !flow.examples[name]?.type.startsWith('xstate.'),
          )
        : [],
    [flow, currentState],
  );
  const send = useCallback(
    (event: AnyEventObject) => {
      if (actorId !== undefined) commands?.send(actorId, event);
    },
    [actorId, commands],
  );
  return (
    <Workbench
      flow={flow}
      menu={menu}
      stage={
        !hasChart ? (
          <Center height="full" padding="5">
            <Text role="status">
              {`The application reports no chart for ${actor?.machine}, and no flow here has that id.`}
            </Text>
          </Center>
        ) : (
          <ChartStage
            flow={flow}
            active={state?.states ?? []}
            taken={step?.transitions ?? []}
            acceptedExamples={acceptedExamples}
            onExample={(name) => {
              const event = flow.examples[name];
              if (event) send(event);
            }}
          />
        )
      }
      panels={
        <>
          <ActorList
            title={commands ? 'Running actors' : 'Recorded actors'}
            live={live}
            machine={flow.machine.id}
            current={actor?.actor}
            onChoose={chooseActor}
          />
          {selectedStep && (
            <Button size="sm" variant="outline" onClick={backToNow}>
              {commands ? 'Back to now' : 'Back to the end'}
            </Button>
          )}
          {state && hasChart && (
            <StatePanel
              flow={flow}
              state={state}
              before={actor && step && getStateBefore(live.steps, actor, step)}
            />
          )}
          {actor && commands && (
            <EventPanel
              flow={flow}
              acceptedExamples={acceptedExamples}
              empty={explainNoEvents(actor, selectedStep)}
              onSend={send}
            />
          )}
          {live.rejection && (
            <Text role="alert" color="fg.error" textStyle="sm">
              {live.rejection}
            </Text>
          )}
        </>
      }
      log={
        <LiveLog
          live={live}
          actor={actor}
          selectedStep={selectedStep}
          onSelectStep={showStep}
          onClear={commands?.clear}
        >
          {actor && flow.file && <TestButton flow={flow} actor={actor} steps={actorSteps} />}
          {children}
        </LiveLog>
      }
    />
  );
}

function getStateBefore(steps: readonly Step[], actor: LiveActor, step: Step): StateReport {
  const stepIndex = steps.lastIndexOf(step);
  const previousStep = steps.slice(0, stepIndex).findLast((other) => other.actor === actor.actor);
  return previousStep?.after ?? actor.initialState;
}
