import { IconButton, chakra } from '@chakra-ui/react';

interface CarouselPauseProps {
  paused: boolean;
  onToggle: () => void;
}

/** The button that pauses autoplay (WCAG 2.2.2). Hovering over the slides pauses it only temporarily. */
export function CarouselPause({ paused, onToggle }: CarouselPauseProps) {
  return (
    <IconButton
      aria-label={paused ? 'Play the carousel' : 'Pause the carousel'}
      variant="ghost"
      size="sm"
      rounded="full"
      onClick={onToggle}
    >
      <chakra.svg viewBox="0 0 20 20" boxSize="5" aria-hidden fill="currentColor">
        <path d={paused ? 'M6 4l10 6-10 6z' : 'M6 4h3v12H6zM11 4h3v12h-3z'} />
      </chakra.svg>
    </IconButton>
  );
}
