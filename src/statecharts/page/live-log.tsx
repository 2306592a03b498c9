import { Button, HStack, NativeSelect } from '@chakra-ui/react';
import { useState } from 'react';
import type { Elements } from './elements';
import type { LiveActor, LiveState } from '../live/live-state';
import type { Step } from '../live/messages';
import { StepLog } from './step-log';
import { stepOwners } from './step-owner';

interface LiveLogProps {
  live: LiveState;
  /** The one on screen. */
  actor: LiveActor | undefined;
  selectedStep: Step | undefined;
  onSelectStep: (step: Step, machine: string) => void;
  /** Absent where nothing more comes. */
  onClear: (() => void) | undefined;
  /** What can be made of the log. */
  children?: Elements;
}

const choices = { all: 'All actors', machine: 'This machine', actor: 'This actor' };
type Whose = keyof typeof choices;

/** What all actors did, or some of them, as it goes on or as it was when it was paused. */
export function LiveLog({
  live,
  actor,
  selectedStep,
  onSelectStep,
  onClear,
  children,
}: LiveLogProps) {
  const [whose, setWhose] = useState<Whose>('all');
  const [isSequence, setSequence] = useState(false);
  const [held, hold] = useState<readonly Step[]>();
  const ownerOf = stepOwners(live);
  const isOfShown = (one: string) =>
    whose === 'actor' ? one === actor?.actor : ownerOf(one).machine === actor?.machine;
  const isShown = ({ actor: taker, sender }: Step) =>
    whose === 'all' || isOfShown(taker) || (isSequence && !!sender && isOfShown(sender.actor));
  const last = held?.at(-1);
  const missed = held ? live.steps.length - 1 - live.steps.lastIndexOf(last as Step) : 0;
  return (
    <StepLog
      steps={(held ?? live.steps).filter(isShown)}
      ownerOf={ownerOf}
      selectedStep={selectedStep}
      onSelectStep={onSelectStep}
      empty={live.steps.length === 0 ? 'Nothing has happened yet.' : 'Nothing of this one.'}
      isSequence={isSequence}
      controls={
        <HStack gap="1" wrap="wrap">
          <NativeSelect.Root size="xs" width="7rem">
            <NativeSelect.Field
              aria-label="Whose log"
              value={whose}
              onChange={({ target }) => setWhose(target.value as Whose)}
            >
              {Object.entries(choices).map(([value, name]) => (
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
            onClick={() => setSequence(!isSequence)}
          >
            Sequence
          </Button>
          {onClear && (
            <>
              <Button
                size="xs"
                variant={held ? 'solid' : 'outline'}
                onClick={() => hold(held ? undefined : live.steps)}
              >
                {held ? `Go on (${missed} new)` : 'Pause'}
              </Button>
              <Button
                size="xs"
                variant="outline"
                onClick={() => {
                  hold(undefined);
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
