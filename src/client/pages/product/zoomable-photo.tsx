import { Box } from '@chakra-ui/react';
import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { ProductPicture } from '../../components/product/product-picture';

/** The scale of a close-up. */
const magnification = 2.5;

interface ZoomablePhotoProps {
  source: string;
  name: string;
  isCloseUp: boolean;
  /** Called with true to show a close-up, and with false to show the whole photo. */
  onToggle: (closeUp: boolean) => void;
}

/** A photo, whole or as a scrollable close-up. A click switches between the two. */
export function ZoomablePhoto({ source, name, isCloseUp, onToggle }: ZoomablePhotoProps) {
  const frame = useRef<HTMLDivElement>(null);
  /** The clicked point, as fractions of the frame's width and height. */
  const point = useRef({ x: 0.5, y: 0.5 });

  const toggle = (event: MouseEvent) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    point.current = { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
    onToggle(!isCloseUp);
  };

  useLayoutEffect(() => {
    const element = frame.current;
    if (!isCloseUp || !element) return;
    const { x, y } = point.current;
    element.scrollTo({
      left: x * element.scrollWidth - element.clientWidth / 2,
      top: y * element.scrollHeight - element.clientHeight / 2,
      behavior: 'instant',
    });
    // The arrow keys scroll the focused element.
    element.focus({ preventScroll: true });
    point.current = { x: 0.5, y: 0.5 };
  }, [isCloseUp]);

  const size = isCloseUp ? `${magnification * 100}%` : '100%';
  return (
    <Box
      ref={frame}
      boxSize="full"
      overflow={isCloseUp ? 'auto' : 'hidden'}
      overscrollBehavior="contain"
      {...(isCloseUp && { tabIndex: 0, role: 'group', 'aria-label': 'Close-up' })}
      cursor={isCloseUp ? 'zoom-out' : 'zoom-in'}
      onClick={toggle}
    >
      <Box display="grid" width={size} height={size}>
        <ProductPicture
          source={source}
          name={name}
          ratio="auto"
          fit="contain"
          sizes={isCloseUp ? `${magnification * 100}vw` : '100vw'}
          priority={isCloseUp}
        />
      </Box>
    </Box>
  );
}
