import { Box, Text, chakra } from '@chakra-ui/react';
import { memo } from 'react';
import type { Step } from '../live/messages';
import { stepTime } from './step-time';

interface MessageRowProps {
  step: Step;
  machine: string;
  /** The text for screen readers. */
  route: string;
  /** In the middle of which lane it begins and ends, as a share of the width. */
  from: number;
  to: number;
  shown: boolean;
  onPress: (step: Step, machine: string) => void;
}

const percent = (share: number) => `${share * 100}%`;

function Arrow({ from, to, isDashed }: { from: number; to: number; isDashed: boolean }) {
  const style = isDashed ? 'dashed' : 'solid';
  const isBack = to < from;
  const head = { borderBlock: '4px solid transparent', position: 'absolute' as const };
  if (from === to) {
    return (
      <Box
        position="absolute"
        left={percent(from)}
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
      left={percent(Math.min(from, to))}
      width={percent(Math.abs(to - from))}
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

/** An event as an arrow from its sender to its receiver. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { step, machine, route, from, to, shown, onPress } = props;
  const isIgnored = step.transitions.length === 0;
  const time = stepTime(step.time);
  // The words begin or end at an arrow's end, wherever there is more room for them.
  const [left, right] = [Math.min(from, to), 1 - Math.max(from, to)];
  const place = left <= right ? { left: percent(left) } : { right: percent(right) };
  return (
    <chakra.button
      type="button"
      position="relative"
      display="block"
      width="full"
      height="2.4rem"
      cursor="pointer"
      bg={shown ? 'brand.subtle' : undefined}
      aria-pressed={shown}
      aria-label={`${step.event.type} ${route}, ${isIgnored ? 'not for this state, ' : ''}${time}`}
      onClick={() => onPress(step, machine)}
    >
      <Text
        as="span"
        position="absolute"
        {...place}
        top="0.15rem"
        maxWidth={percent(1 - Math.min(left, right))}
        display="flex"
        gap="1"
        paddingX="0.5"
        bg={shown ? 'brand.subtle' : 'bg'}
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
