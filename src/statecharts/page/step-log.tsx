import { Button, Stack, Text } from '@chakra-ui/react';
import type { Elements } from './elements';
import type { Step } from '../live/messages';
import { MessageLanes } from './message-lanes';
import { Panel } from './panel';
import type { StepOwner } from './step-owner';
import { StepRow } from './step-row';
import { useRows } from './use-rows';

interface StepLogProps {
  /** The oldest first. */
  steps: readonly Step[];
  ownerOf: (actor: string) => StepOwner;
  /** The step whose moment is on screen. */
  selectedStep: Step | undefined;
  onSelectStep: (step: Step, machine: string) => void;
  empty: string;
  /** One row per step, the latest first, or arrows between senders and receivers, the latest last. */
  isSequence?: boolean;
  /** Above the rows. */
  controls?: Elements;
}

const keys = new WeakMap<Step, number>();
let lastKey = 0;

/** A step keeps its row, wherever in the log it moves as others come. */
function keyOf(step: Step): number {
  const key = keys.get(step) ?? (lastKey += 1);
  keys.set(step, key);
  return key;
}

/** Every event that was taken or let pass; pressing one shows its moment. */
export function StepLog(props: StepLogProps) {
  const { steps, ownerOf, selectedStep, onSelectStep, empty, isSequence = false, controls } = props;
  const rows = useRows(steps.length);
  return (
    <Panel title="Log">
      {controls}
      {steps.length === 0 ? (
        <Text color="fg.muted" textStyle="sm">
          {empty}
        </Text>
      ) : isSequence ? (
        <MessageLanes
          steps={steps.slice(-rows.shown)}
          keyOf={keyOf}
          ownerOf={ownerOf}
          selectedStep={selectedStep}
          onSelectStep={onSelectStep}
        />
      ) : (
        <Stack as="ol" gap="1" listStyleType="none" aria-label="Log">
          {steps
            .slice(-rows.shown)
            .toReversed()
            .map((step) => (
              <li key={keyOf(step)}>
                <StepRow
                  step={step}
                  {...ownerOf(step.actor)}
                  shown={step === selectedStep}
                  onPress={onSelectStep}
                />
              </li>
            ))}
        </Stack>
      )}
      {rows.more > 0 && (
        <Button size="xs" variant="outline" onClick={rows.showMore}>
          {`Show ${rows.more} older`}
        </Button>
      )}
    </Panel>
  );
}
