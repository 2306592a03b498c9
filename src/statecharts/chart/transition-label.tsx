import type { Chart, ChartTransition } from './chart';
import { transitionWords } from './chart-words';
import type { TransitionLayout } from './layout';
import { pressable } from './pressable';
import { TextRows } from './text-rows';

interface TransitionLabelProps {
  chart: Chart;
  layout: TransitionLayout;
  className: string;
  onPress?: ((transition: ChartTransition) => void) | undefined;
}

/** The pill on an arrow that says on what event, under what condition and with what effect. */
export function TransitionLabel({ chart, layout, className, onPress }: TransitionLabelProps) {
  const { transition, label } = layout;
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
