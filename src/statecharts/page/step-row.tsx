import { Box, Text, chakra } from '@chakra-ui/react';
import { memo } from 'react';
import type { Step } from '../live/messages';
import { formatStateValue } from '../chart/format-state-value';
import type { StepOwner } from './step-owner';
import { formatStepTime } from './step-time';

interface StepRowProps extends StepOwner {
  step: Step;
  isSelected: boolean;
  onPress: (step: Step, machine: string) => void;
}

/** One row of the log: actor, time, event and the state after it. */
export const StepRow = memo(function StepRow({
  step,
  machine,
  name,
  isSelected,
  onPress,
}: StepRowProps) {
  const { type, ...payload } = step.event;
  const isIgnored = step.transitions.length === 0;
  return (
    <Box
      borderWidth="1px"
      borderRadius="md"
      borderColor={isSelected ? 'accent' : 'border'}
      bg={isSelected ? 'brand.subtle' : 'bg.panel'}
    >
      <chakra.button
        type="button"
        width="full"
        textAlign="start"
        paddingX="2.5"
        paddingY="1.5"
        cursor="pointer"
        aria-pressed={isSelected}
        onClick={() => onPress(step, machine)}
      >
        <Text as="span" display="flex" justifyContent="space-between" gap="2" textStyle="xs">
          <Text as="span" color="fg.muted" truncate>
            {name}
          </Text>
          <Text as="span" color="fg.muted" whiteSpace="nowrap">
            {formatStepTime(step.time)}
          </Text>
        </Text>
        <Text as="span" display="block" fontFamily="mono" textStyle="xs" wordBreak="break-all">
          <b>{type}</b>
        </Text>
        <Text as="span" display="block" fontFamily="mono" textStyle="xs" color="fg.muted">
          {`${isIgnored ? 'Not for this state: ' : '→ '}${formatStateValue(step.after.value)}`}
        </Text>
      </chakra.button>
      {Object.keys(payload).length > 0 && (
        <Box as="details" paddingX="2.5" paddingBottom="1.5">
          <Text as="summary" textStyle="xs" color="fg.muted" cursor="pointer">
            Payload
          </Text>
          <Box as="pre" fontSize="xs" whiteSpace="pre-wrap" wordBreak="break-word">
            {JSON.stringify(payload, null, 2)}
          </Box>
        </Box>
      )}
    </Box>
  );
});
