import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { Step } from '../live/messages';
import { Panel } from './panel';
import { StepRow } from './step-row';

interface StepLogProps {
  /** The oldest first. */
  steps: readonly Step[];
  /** Whose step it is, where several machines report. */
  nameOf: (step: Step) => string;
  /** The step whose moment is on screen. */
  moment: Step | undefined;
  onMoment: (step: Step) => void;
  empty: string;
}

/** As many rows as a screen has room for and some more: the page's work does not grow with its log. */
const rowsAtOnce = 60;

/** Every event that was taken or let pass, the latest on top; pressing one shows its moment. */
export function StepLog({ steps, nameOf, moment, onMoment, empty }: StepLogProps) {
  const [rows, setRows] = useState(rowsAtOnce);
  return (
    <Panel title="Log">
      {steps.length === 0 ? (
        <Text color="fg.muted" textStyle="sm">
          {empty}
        </Text>
      ) : (
        <Stack as="ol" gap="1" listStyleType="none" aria-label="Log">
          {steps
            .slice(-rows)
            .toReversed()
            .map((step, index) => (
              <Box as="li" key={steps.length - index}>
                <StepRow
                  step={step}
                  name={nameOf(step)}
                  shown={step === moment}
                  onPress={() => onMoment(step)}
                />
              </Box>
            ))}
        </Stack>
      )}
      {steps.length > rows && (
        <Button size="xs" variant="outline" onClick={() => setRows(rows + rowsAtOnce)}>
          Show {Math.min(rowsAtOnce, steps.length - rows)} older
        </Button>
      )}
    </Panel>
  );
}
