import { Button, Stack, Text } from '@chakra-ui/react';
import type { ReactElements } from './react-elements';
import type { Step } from '../live/messages';
import { MessageLanes } from './message-lanes';
import { Panel } from './panel';
import type { StepOwner } from './step-owner';
import { StepRow } from './step-row';
import { useRows } from './use-rows';

interface StepLogProps {
  /** Oldest first. */
  steps: readonly Step[];
  getOwner: (actor: string) => StepOwner;
  /** The step whose state is shown. */
  selectedStep: Step | undefined;
  onSelectStep: (step: Step, machine: string) => void;
  empty: string;
  /** Whether to show a sequence diagram, latest step last, instead of a list, latest step first. */
  isSequence?: boolean;
  /** Shown above the rows. */
  controls?: ReactElements;
}

const keys = new WeakMap<Step, number>();
let lastKey = 0;

/** Returns a stable React key for a step. */
function getKey(step: Step): number {
  const key = keys.get(step) ?? (lastKey += 1);
  keys.set(step, key);
  return key;
}

/** The log of handled and ignored events. Clicking one shows the state after it. */
export function StepLog(props: StepLogProps) {
  const {
    steps,
    getOwner,
    selectedStep,
    onSelectStep,
    empty,
    isSequence = false,
    controls,
  } = props;
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
          steps={steps.slice(-rows.visibleCount)}
          getKey={getKey}
          getOwner={getOwner}
          selectedStep={selectedStep}
          onSelectStep={onSelectStep}
        />
      ) : (
        <Stack as="ol" gap="1" listStyleType="none" aria-label="Log">
          {steps
            .slice(-rows.visibleCount)
            .toReversed()
            .map((step) => (
              <li key={getKey(step)}>
                <StepRow
                  step={step}
                  {...getOwner(step.actor)}
                  isSelected={step === selectedStep}
                  onPress={onSelectStep}
                />
              </li>
            ))}
        </Stack>
      )}
      {rows.nextCount > 0 && (
        <Button size="xs" variant="outline" onClick={rows.showMore}>
          {`Show ${rows.nextCount} older`}
        </Button>
      )}
    </Panel>
  );
}
