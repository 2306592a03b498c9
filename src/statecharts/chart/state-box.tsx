import type { ChartState } from './chart';
import { describeState } from './describe-chart';
import { classNames } from './class-names';
import type { StateLayout } from './layout';
import { getButtonProps } from './button-props';
import { TextRows } from './text-rows';

interface StateBoxProps {
  layout: StateLayout;
  active: boolean;
  missed: boolean;
  selected: boolean;
  onPress?: ((state: ChartState) => void) | undefined;
}

function HistoryMark({ layout: { x, y, width, height, state } }: { layout: StateLayout }) {
  return (
    <>
      <circle className="chart-box" cx={x + width / 2} cy={y + height / 2} r={width / 2} />
      <text className="chart-history" x={x + width / 2} y={y + height / 2 + 4.5}>
        {state.history?.depth === 'deep' ? 'H*' : 'H'}
      </text>
    </>
  );
}

function Tags({ tags }: Pick<StateLayout, 'tags'>) {
  return tags.map(({ x, y, width, height, text }) => (
    <g key={text} className="chart-tag-pill">
      <rect x={x} y={y} width={width} height={height} rx={height / 2} />
      <text className="chart-tag" x={x + width / 2} y={y + 12.2}>
        {text}
      </text>
    </g>
  ));
}

/** The line below the header of a state with child states. */
function HeaderLine({ layout: { x, width, header, state } }: { layout: StateLayout }) {
  if (state.states.length === 0) return null;
  const y = header.y + header.height;
  return <path className="chart-header-line" d={`M${x} ${y} H${x + width}`} />;
}

function Box({ layout }: { layout: StateLayout }) {
  const { x, y, width, height, state } = layout;
  const inset = 3.5;
  return (
    <>
      <rect className="chart-box" x={x} y={y} width={width} height={height} rx={10} />
      {state.type === 'final' && (
        <rect
          className="chart-final-line"
          x={x + inset}
          y={y + inset}
          width={width - 2 * inset}
          height={height - 2 * inset}
          rx={10 - inset}
        />
      )}
      <HeaderLine layout={layout} />
      <TextRows rows={layout.lines} />
      <Tags tags={layout.tags} />
    </>
  );
}

/** One state: a rounded box with its header text. */
export function StateBox({ layout, active, missed, selected, onPress }: StateBoxProps) {
  const { state, depth, region } = layout;
  const className = classNames(`chart-state chart-${state.type}`, {
    'chart-root': depth === 0,
    'chart-inner': state.states.length > 0,
    'chart-region': region,
    'chart-active': active,
    'chart-missed': missed,
    'chart-selected': selected,
  });
  return (
    <g
      role="group"
      {...(onPress && getButtonProps(() => onPress(state)))}
      className={className}
      aria-label={describeState(state, active)}
      data-state={state.id}
    >
      {state.type === 'history' ? <HistoryMark layout={layout} /> : <Box layout={layout} />}
    </g>
  );
}
