import type { Chart, ChartTransition } from './chart';
import { transitionWords } from './chart-words';
import type { LabelLayout } from './layout';
import { pressable } from './pressable';
import { TextRows } from './text-rows';

interface TransitionLabelProps {
  chart: Chart;
  transition: ChartTransition;
  label: LabelLayout;
  className: string;
  onPress?: ((transition: ChartTransition) => void) | undefined;
}

/** The pill on an arrow that says on what event, under what condition and with what effect. */
export function TransitionLabel(props: TransitionLabelProps) {
  const { chart, transition, label, className, onPress } = props;
  const { x, y, width, height, lines } = label;
  return (
    <g
      role="group"
      {...(onPress && pressable(() => onPress(transition)))}
      className={`chart-label ${className}`}
      aria-label={transitionWords(transition, chart)}
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
