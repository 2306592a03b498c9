import { chakra } from '@chakra-ui/react';
import { memo, useSyncExternalStore, type PointerEvent } from 'react';
import { classNames } from '../chart/class-names';
import type { ChartLayout } from '../chart/layout';
import type { VisibleAreaStore } from '../chart/use-pan-zoom';

interface ChartOverviewProps {
  layout: ChartLayout;
  active: ReadonlySet<string>;
  visibleAreaStore: VisibleAreaStore;
}

const maxSize = { width: 160, height: 110 };
const phoneScale = 0.55;

const OverviewStates = memo(function OverviewStates({
  layout,
  active,
}: Omit<ChartOverviewProps, 'visibleAreaStore'>) {
  return layout.states.map(({ state, x, y, width, height }) => {
    const name = classNames(`chart-${state.type}`, { 'chart-active': active.has(state.id) });
    return (
      <g key={state.id} className={name}>
        <rect className="chart-box" x={x} y={y} width={width} height={height} />
      </g>
    );
  });
});

/** A small map of the whole chart that marks the visible area. A click or drag pans the canvas. */
export function ChartOverview({ layout, active, visibleAreaStore }: ChartOverviewProps) {
  const visibleArea = useSyncExternalStore(visibleAreaStore.subscribe, visibleAreaStore.get);
  const { width, height } = layout;
  const isFullyVisible =
    !visibleArea ||
    (visibleArea.x <= 0 &&
      visibleArea.y <= 0 &&
      visibleArea.x + visibleArea.width >= width &&
      visibleArea.y + visibleArea.height >= height);
  if (isFullyVisible) return null;

  const scale = Math.min(maxSize.width / width, maxSize.height / height);
  const centerOnPointer = ({
    currentTarget,
    clientX,
    clientY,
    buttons,
  }: PointerEvent<SVGSVGElement>) => {
    if (buttons === 0) return;
    const overviewBox = currentTarget.getBoundingClientRect();
    const zoom = width / overviewBox.width;
    visibleAreaStore.centerOnPoint(
      (clientX - overviewBox.left) * zoom,
      (clientY - overviewBox.top) * zoom,
    );
  };
  return (
    <chakra.svg
      className="chart"
      data-testid="overview"
      display="block"
      bg="bg.panel"
      outline="1px solid"
      outlineColor="border"
      cursor="pointer"
      touchAction="none"
      width={{ base: `${width * scale * phoneScale}px`, md: `${width * scale}px` }}
      height={{ base: `${height * scale * phoneScale}px`, md: `${height * scale}px` }}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden
      onPointerDown={centerOnPointer}
      onPointerMove={centerOnPointer}
    >
      <OverviewStates layout={layout} active={active} />
      <rect
        fill="none"
        stroke="var(--chart-focus)"
        x={visibleArea.x}
        y={visibleArea.y}
        width={visibleArea.width}
        height={visibleArea.height}
        strokeWidth={2 / scale}
      />
    </chakra.svg>
  );
}
