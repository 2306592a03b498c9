import { IconButton, chakra } from '@chakra-ui/react';
import type { CustomArrowProps } from 'react-slick';

/** An arrow button of the carousel. Slick passes the click handler, and the disabled state as a class. */
export function CarouselArrow({
  direction,
  onClick,
  className,
}: CustomArrowProps & { direction: 'previous' | 'next' }) {
  const isPrevious = direction === 'previous';
  return (
    <IconButton
      aria-label={isPrevious ? 'Previous category' : 'Next category'}
      variant="outline"
      rounded="full"
      bg="bg.panel"
      position="absolute"
      top={{ base: 'calc(100% + 0.75rem)', md: 'calc(50% - 1.25rem)' }}
      insetStart={isPrevious ? { base: 'calc(50% - 3rem)', md: '-14' } : undefined}
      insetEnd={isPrevious ? undefined : { base: 'calc(50% - 3rem)', md: '-14' }}
      disabled={className?.includes('slick-disabled') ?? false}
      onClick={onClick}
    >
      <chakra.svg viewBox="0 0 20 20" boxSize="5" aria-hidden>
        <path
          d={isPrevious ? 'M12.5 4.5L7 10l5.5 5.5' : 'M7.5 4.5L13 10l-5.5 5.5'}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </chakra.svg>
    </IconButton>
  );
}
