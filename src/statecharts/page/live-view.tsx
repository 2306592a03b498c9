import { Button, Text } from '@chakra-ui/react';
import { useMemo, type ReactNode } from 'react';
import type { Flow } from '../flows';
import type { useLive } from '../live/use-live';
import { possibleExamples } from '../simulation/possible-examples';
import { ActorList } from './actor-list';
import { ChartStage } from './chart-stage';
import { EventPanel } from './event-panel';
import { StatePanel } from './state-panel';
import { StepLog } from './step-log';
import { stepOwners } from './step-owner';
import type { LiveChoice } from './use-live-choice';
import { Workbench } from './workbench';

interface LiveViewProps {
  flow: Flow;
  live: ReturnType<typeof useLive>;
  choice: LiveChoice;
  menu: ReactNode;
}

/** A flow of the running application, as it goes on in another tab. */
export function LiveView({ flow, live, choice, menu }: LiveViewProps) {
  const { actor, moment, choose, show, backToNow } = choice;
  const state = moment?.after ?? actor?.state;
  const last = live.steps.findLast((step) => step.actor === actor?.actor);
  // The actors of a running application give their own answers.
  const now = moment ? undefined : actor?.state;
  const possible = useMemo(
    () =>
      now
        ? possibleExamples(flow, now).filter(
            ({ name }) => !flow.examples[name]?.type.startsWith('xstate.'),
          )
        : [],
    [flow, now],
  );
  const ownerOf = stepOwners(live);
  return (
    <Workbench
      flow={flow}
      menu={menu}
      stage={
        <ChartStage
          flow={flow}
          active={state?.states ?? []}
          taken={(moment ?? last)?.transitions ?? []}
          possible={possible}
          onExample={(name) => {
            const event = flow.examples[name];
            if (actor && event) live.send(actor.actor, event);
          }}
        />
      }
      panels={
        <>
          <ActorList
            live={live}
            machine={flow.machine.id}
            current={actor?.actor}
            onChoose={choose}
          />
          {moment && (
            <Button size="sm" variant="outline" onClick={backToNow}>
              Back to now
            </Button>
          )}
          {state && <StatePanel flow={flow} state={state} />}
          {actor && (
            <EventPanel
              flow={flow}
              possible={possible}
              empty={moment ? 'This is a moment of the past.' : 'It takes no event in this state.'}
              onSend={(event) => live.send(actor.actor, event)}
            />
          )}
          {live.refusal && (
            <Text role="alert" color="fg.error" textStyle="sm">
              {live.refusal}
            </Text>
          )}
          <StepLog
            steps={live.steps}
            ownerOf={ownerOf}
            moment={moment}
            onMoment={show}
            empty="Nothing has happened yet."
          />
        </>
      }
    />
  );
}
