import { IconButton } from '@chakra-ui/react';
import ChevronLeftIcon from '@heroicons/react/24/outline/ChevronLeftIcon';
import ChevronRightIcon from '@heroicons/react/24/outline/ChevronRightIcon';

interface PhotoArrowsProps {
  visibleIndex: number;
  count: number;
  showPhoto: (index: number) => void;
}

const directions = [
  { label: 'Previous photo', offset: -1, side: 'left', shape: ChevronLeftIcon },
  { label: 'Next photo', offset: 1, side: 'right', shape: ChevronRightIcon },
] as const;

/** The arrow buttons of a strip of photos. At the first and last photo one of them does nothing. */
export function PhotoArrows({ visibleIndex, count, showPhoto }: PhotoArrowsProps) {
  return directions.map(({ label, offset, side, shape: Shape }) => {
    const isEnd = visibleIndex + offset < 0 || visibleIndex + offset >= count;
    return (
      <IconButton
        key={label}
        aria-label={label}
        // Not `disabled`, which would remove the focus from the pressed button.
        aria-disabled={isEnd}
        onClick={() => showPhoto(visibleIndex + offset)}
        variant="solid"
        size="sm"
        position="absolute"
        top="50%"
        {...{ [side]: '3' }}
        transform="translateY(-50%)"
        borderRadius="full"
        bg="bg.panel/85"
        color="fg"
        _hover={{ bg: 'bg.panel' }}
        opacity={isEnd ? 0.4 : 1}
      >
        <Shape />
      </IconButton>
    );
  });
}
