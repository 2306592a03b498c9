import { IconButton } from '@chakra-ui/react';
import ChevronLeftIcon from '@heroicons/react/24/outline/ChevronLeftIcon';
import ChevronRightIcon from '@heroicons/react/24/outline/ChevronRightIcon';
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
      {isPrevious ? <ChevronLeftIcon /> : <ChevronRightIcon />}
    </IconButton>
  );
}
