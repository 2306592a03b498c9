import { Button, HStack, NativeSelect } from '@chakra-ui/react';
import { useState } from 'react';
import type { ReactElements } from './react-elements';
import type { LiveActor, LiveState } from '../live/live-state';
import type { Step } from '../live/messages';
import { StepLog } from './step-log';
import { createStepOwnerLookup } from './step-owner';

interface LiveLogProps {
  live: LiveState;
  actor: LiveActor | undefined;
  selectedStep: Step | undefined;
  onSelectStep: (step: Step, machine: string) => void;
  /** Undefined for a recording, which cannot be paused or cleared. */
  onClear: (() => void) | undefined;
  /** Further buttons below the log controls. */
  children?: ReactElements;
}

const scopeLabels = { all: 'All actors', machine: 'This machine', actor: 'This actor' };
type LogScope = keyof typeof scopeLabels;

/** The log of all or some actors, which can be paused. */
export function LiveLog({
  live,
  actor,
  selectedStep,
  onSelectStep,
  onClear,
  children,
}: LiveLogProps) {
  const [logScope, setLogScope] = useState<LogScope>('all');
  const [isSequence, setIsSequence] = useState(false);
  const [pausedSteps, setPausedSteps] = useState<readonly Step[]>();
  const getOwner = createStepOwnerLookup(live);
  const isInScope = (actorId: string) =>
    logScope === 'actor' ? actorId === actor?.actor : getOwner(actorId).machine === actor?.machine;
  const isVisible = ({ actor: receiver, sender }: Step) =>
    logScope === 'all' ||
    isInScope(receiver) ||
    (isSequence && !!sender && isInScope(sender.actor));
  const lastPausedStep = pausedSteps?.at(-1);
  const newStepCount = pausedSteps
    ? live.steps.length - 1 - live.steps.lastIndexOf(lastPausedStep as Step)
    : 0;
  return (
    <StepLog
      steps={(pausedSteps ?? live.steps).filter(isVisible)}
      getOwner={getOwner}
      selectedStep={selectedStep}
      onSelectStep={onSelectStep}
      empty={live.steps.length === 0 ? 'Nothing has happened yet.' : 'No events in this scope.'}
      isSequence={isSequence}
      controls={
        <HStack gap="1" wrap="wrap">
          <NativeSelect.Root size="xs" width="7rem">
            <NativeSelect.Field
              aria-label="Log scope"
              value={logScope}
              onChange={({ target }) => setLogScope(target.value as LogScope)}
            >
              {Object.entries(scopeLabels).map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
          <Button
            size="xs"
            variant={isSequence ? 'solid' : 'outline'}
            aria-pressed={isSequence}
            onClick={() => setIsSequence(!isSequence)}
          >
            Sequence
          </Button>
          {onClear && (
            <>
              <Button
                size="xs"
                variant={pausedSteps ? 'solid' : 'outline'}
                onClick={() => setPausedSteps(pausedSteps ? undefined : live.steps)}
              >
                {pausedSteps ? `Go on (${newStepCount} new)` : 'Pause'}
              </Button>
              <Button
                size="xs"
                variant="outline"
                onClick={() => {
                  setPausedSteps(undefined);
                  onClear();
                }}
              >
                Clear
              </Button>
            </>
          )}
          {children}
        </HStack>
      }
    />
  );
}
