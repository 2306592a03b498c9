import { Box, Icon, Text, VisuallyHidden, type BoxProps } from '@chakra-ui/react';
import ArrowUturnLeftIcon from '@heroicons/react/24/outline/ArrowUturnLeftIcon';
import CheckIcon from '@heroicons/react/24/outline/CheckIcon';
import { orderStateLabels } from '../../../contract/buying/order-states';
import type { SaleDetails } from '../../../contract/buying/sale';
import { milestonesOf, orderProgress } from './order-milestones';

/** The steps of an order as a bar, as far as it has come. An order that left the way ends in its state. */
export function OrderProgress({ sale }: { sale: SaleDetails }) {
  const { reachedCount, isOffTheWay } = orderProgress(sale);
  const milestones = milestonesOf(sale);
  const items = isOffTheWay
    ? [
        ...milestones.slice(0, reachedCount),
        { name: orderStateLabels[sale.state], shape: ArrowUturnLeftIcon },
      ]
    : milestones;
  const currentIndex = isOffTheWay ? reachedCount : reachedCount - 1;
  return (
    <Box as="ol" aria-label="Progress" css={listStyles} data-screen-only>
      {items.map(({ name, shape }, index) => {
        const position = index < currentIndex ? 'done' : index > currentIndex ? 'ahead' : 'current';
        return (
          <Box as="li" key={name} aria-current={position === 'current' ? 'step' : undefined}>
            <Box {...circleStyles[position]}>
              <Icon as={position === 'done' ? CheckIcon : shape} boxSize="5" display="block" />
            </Box>
            <Text
              textStyle={{ base: 'xs', md: 'sm' }}
              overflowWrap="anywhere"
              fontWeight={position === 'current' ? '600' : '400'}
              color={position === 'ahead' ? 'fg.muted' : 'fg'}
            >
              <span>{name}</span>
              {position === 'ahead' && <VisuallyHidden>, to come</VisuallyHidden>}
            </Text>
          </Box>
        );
      })}
    </Box>
  );
}

/** Beside each other with a line between them; one below the other where the names don't fit. */
const listStyles: BoxProps['css'] = {
  display: 'flex',
  listStyleType: 'none',
  '& > li': { position: 'relative', display: 'flex', alignItems: 'center', gap: '1.5' },
  '@media (max-width: 21.99rem)': { flexDirection: 'column', gap: '2' },
  '@media (min-width: 22rem)': {
    '& > li': { flex: '1 1 0', minWidth: '0', flexDirection: 'column', textAlign: 'center' },
    '& > li + li::before': {
      content: '""',
      position: 'absolute',
      top: '4.5',
      insetInlineEnd: 'calc(50% + 1.5rem)',
      width: 'calc(100% - 3rem)',
      borderTopWidth: '2px',
      borderColor: 'border.emphasized',
    },
  },
};

const circle = {
  flexShrink: '0',
  padding: '2',
  borderRadius: 'full',
  borderWidth: '1px',
  transition: 'transform 150ms ease-out',
} satisfies BoxProps;

const circleStyles = {
  done: { ...circle, bg: 'brand.muted', color: 'brand.fg', borderColor: 'brand.muted' },
  current: {
    ...circle,
    bg: 'brand.muted',
    color: 'brand.fg',
    borderColor: 'accent',
    outline: '1px solid',
    outlineColor: 'accent',
  },
  ahead: { ...circle, color: 'fg.muted', transform: 'scale(0.85)' },
} satisfies Record<string, BoxProps>;
