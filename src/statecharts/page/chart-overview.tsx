import { chakra } from '@chakra-ui/react';
import { memo, useSyncExternalStore, type PointerEvent } from 'react';
import { classNames } from '../chart/class-names';
import type { ChartLayout } from '../chart/layout';
import type { VisibleAreaStore } from '../chart/use-pan-zoom';

interface ChartOverviewProps {
  layout: ChartLayout;
  active: ReadonlySet<string>;
  inView: VisibleAreaStore;
}

const room = { width: 160, height: 110 };
/** Of the room, on a phone. */
const small = 0.55;

const OverviewStates = memo(function OverviewStates({
  layout,
  active,
}: Omit<ChartOverviewProps, 'inView'>) {
  return layout.states.map(({ state, x, y, width, height }) => {
    const name = classNames(`chart-${state.type}`, { 'chart-active': active.has(state.id) });
    return (
      <g key={state.id} className={name}>
        <rect className="chart-box" x={x} y={y} width={width} height={height} />
      </g>
    );
  });
});

/** All of a chart at the size of a stamp, and what of it is in view; for the pointer alone. */
export function ChartOverview({ layout, active, inView }: ChartOverviewProps) {
  const seen = useSyncExternalStore(inView.subscribe, inView.get);
  const { width, height } = layout;
  const isWhole =
    !seen ||
    (seen.x <= 0 && seen.y <= 0 && seen.x + seen.width >= width && seen.y + seen.height >= height);
  if (isWhole) return null;

  const scale = Math.min(room.width / width, room.height / height);
  const look = ({ currentTarget, clientX, clientY, buttons }: PointerEvent<SVGSVGElement>) => {
    if (buttons === 0) return;
    const stamp = currentTarget.getBoundingClientRect();
    const zoom = width / stamp.width;
    inView.lookAt((clientX - stamp.left) * zoom, (clientY - stamp.top) * zoom);
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
      width={{ base: `${width * scale * small}px`, md: `${width * scale}px` }}
      height={{ base: `${height * scale * small}px`, md: `${height * scale}px` }}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden
      onPointerDown={look}
      onPointerMove={look}
    >
      <OverviewStates layout={layout} active={active} />
      <rect
        fill="none"
        stroke="var(--chart-focus)"
        x={seen.x}
        y={seen.y}
        width={seen.width}
        height={seen.height}
        strokeWidth={2 / scale}
      />
    </chakra.svg>
  );
}
