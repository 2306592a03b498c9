import { Box, Text } from '@chakra-ui/react';
import { sequenceOf } from '../live/sequence';
import type { Step } from '../live/messages';
import { MessageRow } from './message-row';
import type { StepOwner } from './step-owner';
import { useLatestLane } from './use-latest-lane';

interface MessageLanesProps {
  /** The oldest first. */
  steps: readonly Step[];
  keyOf: (step: Step) => number;
  ownerOf: (actor: string) => StepOwner;
  selectedStep: Step | undefined;
  onSelectStep: (step: Step, machine: string) => void;
}

/** In rem: so that a name can be read. */
const narrowest = 4.5;

/** A sequence diagram: one lane per actor, the latest event at the bottom and scrolled into view. */
export function MessageLanes({
  steps,
  keyOf,
  ownerOf,
  selectedStep,
  onSelectStep,
}: MessageLanesProps) {
  const { lanes, messages } = sequenceOf(steps, (actor) => {
    const { machine, name } = ownerOf(actor);
    return machine ? name : undefined;
  });
  const view = useLatestLane(lanes.length, messages.at(-1));
  const lane = `${100 / lanes.length}%`;
  const middle = (place: number) => (place + 0.5) / lanes.length;
  const route = (from: number, to: number) =>
    `from ${lanes[from]?.name ?? ''} to ${lanes[to]?.name ?? ''}`;
  return (
    // From the bottom up, which keeps the end in view as it grows; no wider than the page, whatever is in it.
    <Box
      ref={view}
      display="flex"
      flexDirection="column-reverse"
      maxHeight="70vh"
      overflow="auto"
      contain="inline-size"
    >
      <Box minWidth={`${lanes.length * narrowest}rem`}>
        <Box display="flex" position="sticky" top="0" zIndex="1" bg="bg" borderBottomWidth="1px">
          {lanes.map(({ actor, name }) => (
            <Text
              key={actor}
              flex="1"
              minWidth="0"
              paddingX="1"
              textStyle="xs"
              fontWeight="600"
              textAlign="center"
              lineClamp="2"
              wordBreak="break-word"
              title={name}
            >
              {name}
            </Text>
          ))}
        </Box>
        <Box
          as="ol"
          listStyleType="none"
          aria-label="Sequence"
          backgroundImage="linear-gradient(to right, transparent calc(50% - 0.5px), {colors.border} calc(50% - 0.5px) calc(50% + 0.5px), transparent calc(50% + 0.5px))"
          backgroundSize={`${lane} 100%`}
        >
          {messages.map(({ step, from, to }) => (
            <li key={keyOf(step)}>
              <MessageRow
                step={step}
                machine={ownerOf(step.actor).machine}
                route={route(from, to)}
                from={middle(from)}
                to={middle(to)}
                shown={step === selectedStep}
                onPress={onSelectStep}
              />
            </li>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
