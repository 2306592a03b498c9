import { Box, Flex, HStack, IconButton, chakra } from '@chakra-ui/react';
import { memo, type ReactNode } from 'react';
import { chartRoot } from '../chart/chart-style';
import type { ReactElements } from './react-elements';
import {
  usePanZoom,
  type RevealTargets,
  type VisibleAreaStore,
  type FocusTarget,
} from '../chart/use-pan-zoom';

interface ChartCanvasProps {
  /** The size of the content. */
  width: number;
  height: number;
  /** The label for screen readers. Content with another label is fitted again. */
  label: string;
  revealTargets?: RevealTargets | undefined;
  focusTarget?: FocusTarget | undefined;
  /** Shown in the bar above the drawing, beside the zoom buttons. */
  search?: ReactElements;
  /** Renders an overview of the whole drawing above its lower left corner. */
  overview?: (visibleAreaStore: VisibleAreaStore) => ReactElements;
  /** SVG whose origin is its top left corner. */
  children: ReactNode;
}

const icons = {
  'Zoom in': 'M10 4v12M4 10h12',
  'Zoom out': 'M4 10h12',
  Fit: 'M3.5 8V3.5H8M12 3.5h4.5V8M16.5 12v4.5H12M8 16.5H3.5V12',
};

interface CanvasButtonProps {
  name: keyof typeof icons;
  onPress: () => void;
}

const CanvasButton = memo(function CanvasButton({ name, onPress }: CanvasButtonProps) {
  return (
    <IconButton variant="outline" size="xs" bg="bg.panel" aria-label={name} onClick={onPress}>
      <chakra.svg viewBox="0 0 20 20" boxSize="4" aria-hidden fill="none">
        <path d={icons[name]} stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
      </chakra.svg>
    </IconButton>
  );
});

/**
 * A canvas that pans and zooms a drawing: by wheel, pinch, drag and double click, by buttons, and by
 * the keys +, -, 0 and arrows while it has the focus. It fills its container.
 */
export function ChartCanvas(props: ChartCanvasProps) {
  const { width, height, label, revealTargets, focusTarget, search, overview, children } = props;
  const { canvas, content, overlay, visibleAreaStore, reveal, onKeyDown, ...zoomCommands } =
    usePanZoom({ width, height }, label, revealTargets, focusTarget);
  return (
    <Flex className={chartRoot} direction="column" width="full" height="full">
      <HStack justify="space-between" paddingX="3" paddingBottom="2" bg="bg">
        {search}
        <HStack gap="1">
          <CanvasButton name="Zoom in" onPress={zoomCommands.zoomIn} />
          <CanvasButton name="Zoom out" onPress={zoomCommands.zoomOut} />
          <CanvasButton name="Fit" onPress={zoomCommands.fit} />
        </HStack>
      </HStack>
      <Box position="relative" flex="1" minHeight="0" overflow="hidden">
        <chakra.svg
          ref={canvas}
          display="block"
          width="full"
          height="full"
          cursor="grab"
          touchAction="none"
          userSelect="none"
          _active={{ cursor: 'grabbing' }}
          _focusVisible={{ outlineWidth: '2px', outlineStyle: 'solid', outlineOffset: '-2px' }}
          role="group"
          tabIndex={0}
          aria-label={label}
          aria-keyshortcuts="+ - 0 ArrowLeft ArrowRight ArrowUp ArrowDown"
          onKeyDown={onKeyDown}
          onFocus={(event) => reveal(event.target)}
        >
          <g ref={content}>{children}</g>
        </chakra.svg>
        <Box ref={overlay} position="absolute" bottom="3" left="3">
          {overview?.(visibleAreaStore)}
        </Box>
      </Box>
    </Flex>
  );
}
