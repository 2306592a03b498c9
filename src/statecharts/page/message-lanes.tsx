import { Box, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { createSequence, type SequenceMessage } from '../live/sequence';
import type { Step } from '../live/messages';
import { MessageRow } from './message-row';
import type { StepOwner } from './step-owner';

interface MessageLanesProps {
  /** Oldest first. */
  steps: readonly Step[];
  getKey: (step: Step) => number;
  getOwner: (actor: string) => StepOwner;
  selectedStep: Step | undefined;
  onSelectStep: (step: Step, machine: string) => void;
}

/** The minimum width of a lane in rem, so that its name is readable. */
const minLaneWidth = 4.5;

/** A sequence diagram: one lane per actor, the latest event at the bottom and scrolled into view. */
export function MessageLanes({
  steps,
  getKey,
  getOwner,
  selectedStep,
  onSelectStep,
}: MessageLanesProps) {
  const { lanes, messages } = createSequence(steps, (actor) => {
    const { machine, name } = getOwner(actor);
    return machine ? name : undefined;
  });
  const view = useLatestLane(lanes.length, messages.at(-1));
  const laneWidth = `${100 / lanes.length}%`;
  const getLaneCentre = (laneIndex: number) => (laneIndex + 0.5) / lanes.length;
  const describeRoute = (from: number, to: number) =>
    `from ${lanes[from]?.name ?? ''} to ${lanes[to]?.name ?? ''}`;
  return (
    // column-reverse keeps the end in view as the list grows; contain keeps the box within the page.
    <Box
      ref={view}
      display="flex"
      flexDirection="column-reverse"
      maxHeight="70vh"
      overflow="auto"
      contain="inline-size"
    >
      <Box minWidth={`${lanes.length * minLaneWidth}rem`}>
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
          backgroundSize={`${laneWidth} 100%`}
        >
          {messages.map(({ step, from, to }) => (
            <li key={getKey(step)}>
              <MessageRow
                step={step}
                machine={getOwner(step.actor).machine}
                route={describeRoute(from, to)}
                from={getLaneCentre(from)}
                to={getLaneCentre(to)}
                isSelected={step === selectedStep}
                onPress={onSelectStep}
              />
            </li>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

/**
 * Scrolls horizontally to the lane of the latest message, but only while the end of the log is visible.
 */
function useLatestLane(lanes: number, latest: SequenceMessage | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  const { step, to = 0 } = latest ?? {};
  useEffect(() => {
    const view = ref.current;
    // In a column-reverse box, scrollTop is 0 at the end and negative above it.
    if (!view || !step || view.scrollTop < 0) return;
    const laneWidth = view.scrollWidth / lanes;
    const [start, end] = [to * laneWidth, (to + 1) * laneWidth];
    if (start < view.scrollLeft) view.scrollLeft = start;
    if (end > view.scrollLeft + view.clientWidth) view.scrollLeft = end - view.clientWidth;
  }, [step, to, lanes]);
  return ref;
}
