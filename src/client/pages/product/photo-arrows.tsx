import { IconButton, chakra } from '@chakra-ui/react';

interface PhotoArrowsProps {
  visibleIndex: number;
  count: number;
  showPhoto: (index: number) => void;
}

const directions = [
  { label: 'Previous photo', offset: -1, side: 'left', path: 'M15 5l-7 7 7 7' },
  { label: 'Next photo', offset: 1, side: 'right', path: 'M9 5l7 7-7 7' },
] as const;

/** The arrow buttons of a strip of photos. At the first and last photo one of them does nothing. */
export function PhotoArrows({ visibleIndex, count, showPhoto }: PhotoArrowsProps) {
  return directions.map(({ label, offset, side, path }) => {
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
        <chakra.svg viewBox="0 0 24 24" boxSize="5" fill="none" aria-hidden>
          <path
            d={path}
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </chakra.svg>
      </IconButton>
    );
  });
}
