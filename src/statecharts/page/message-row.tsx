import { Box, Text, chakra } from '@chakra-ui/react';
import { memo } from 'react';
import type { Step } from '../live/messages';
import { formatStepTime } from './step-time';

interface MessageRowProps {
  step: Step;
  machine: string;
  /** The text for screen readers. */
  route: string;
  /** The centres of the lanes of sender and receiver, from 0 to 1. */
  from: number;
  to: number;
  isSelected: boolean;
  onPress: (step: Step, machine: string) => void;
}

const toPercent = (share: number) => `${share * 100}%`;

function Arrow({ from, to, isDashed }: { from: number; to: number; isDashed: boolean }) {
  const style = isDashed ? 'dashed' : 'solid';
  const isBack = to < from;
  const head = { borderBlock: '4px solid transparent', position: 'absolute' as const };
  if (from === to) {
    return (
      <Box
        position="absolute"
        left={toPercent(from)}
        top="1.35rem"
        width="0.9rem"
        height="0.7rem"
        borderWidth="1px"
        borderStartWidth="0"
        borderStyle={style}
        borderColor="fg.muted"
      >
        <Box {...head} bottom="-4px" left="0" borderInlineEnd="6px solid" color="fg.muted" />
      </Box>
    );
  }
  return (
    <Box
      position="absolute"
      left={toPercent(Math.min(from, to))}
      width={toPercent(Math.abs(to - from))}
      top="1.7rem"
      borderTopWidth="1px"
      borderStyle={style}
      borderColor="fg.muted"
      color="fg.muted"
    >
      <Box
        {...head}
        top="-4.5px"
        {...(isBack
          ? { left: '0', borderInlineEnd: '6px solid' }
          : { right: '0', borderInlineStart: '6px solid' })}
      />
    </Box>
  );
}

/** An event as an arrow from sender to receiver. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { step, machine, route, from, to, isSelected, onPress } = props;
  const isIgnored = step.transitions.length === 0;
  const time = formatStepTime(step.time);
  // The text starts or ends at the arrow, on the side with more space.
  const [left, right] = [Math.min(from, to), 1 - Math.max(from, to)];
  const textPosition = left <= right ? { left: toPercent(left) } : { right: toPercent(right) };
  return (
    <chakra.button
      type="button"
      position="relative"
      display="block"
      width="full"
      height="2.4rem"
      cursor="pointer"
      bg={isSelected ? 'brand.subtle' : undefined}
      aria-pressed={isSelected}
      aria-label={`${step.event.type} ${route}, ${isIgnored ? 'not for this state, ' : ''}${time}`}
      onClick={() => onPress(step, machine)}
    >
      <Text
        as="span"
        position="absolute"
        {...textPosition}
        top="0.15rem"
        maxWidth={toPercent(1 - Math.min(left, right))}
        display="flex"
        gap="1"
        paddingX="0.5"
        bg={isSelected ? 'brand.subtle' : 'bg'}
        fontFamily="mono"
        fontSize="2xs"
        lineHeight="1.1rem"
        whiteSpace="nowrap"
      >
        <chakra.b truncate>{step.event.type}</chakra.b>
        <chakra.span color="fg.muted">{time}</chakra.span>
      </Text>
      <Arrow from={from} to={to} isDashed={isIgnored} />
    </chakra.button>
  );
});
