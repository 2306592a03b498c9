import type { Chart } from './chart';
import { describeTransition } from './describe-chart';
import type { LabelLayout } from './layout';
import { getButtonProps } from './button-props';
import { TextRows } from './text-rows';
import type { ChartTransition } from './chart-transition';

interface TransitionLabelProps {
  chart: Chart;
  transition: ChartTransition;
  label: LabelLayout;
  className: string;
  onPress?: ((transition: ChartTransition) => void) | undefined;
}

/** The label on an arrow: event, guard, actions and description. */
export function TransitionLabel(props: TransitionLabelProps) {
  const { chart, transition, label, className, onPress } = props;
  const { x, y, width, height, lines } = label;
  return (
    <g
      role="group"
      {...(onPress && getButtonProps(() => onPress(transition)))}
      className={`chart-label ${className}`}
      aria-label={describeTransition(transition, chart)}
      data-transition={transition.id}
    >
      <rect
        className="chart-pill"
        x={x}
        y={y}
        width={width}
        height={height}
        rx={Math.min(height / 2, 9)}
      />
      <TextRows rows={lines} />
    </g>
  );
}
