import type { ChartState, ChartTransition } from './chart';
import { classNames } from './class-names';
import type { ChartLayout, TransitionLayout } from './layout';
import { StateBox } from './state-box';
import { TransitionArrow } from './transition-arrow';
import { TransitionLabel } from './transition-label';

export interface ChartDrawingProps {
  layout: ChartLayout;
  /** Ids of the states to light. */
  active?: ReadonlySet<string>;
  /** Ids of the transitions that were just taken. */
  taken?: ReadonlySet<string>;
  /** Ids of the transitions that can be pressed now. */
  enabled?: ReadonlySet<string>;
  /** Ids of the states and the transitions that a test run has left out. */
  missed?: ReadonlySet<string>;
  /** The id of a state or a transition. */
  selected?: string | undefined;
  onTransition?: (transition: ChartTransition) => void;
  onState?: (state: ChartState) => void;
}

const none: ReadonlySet<string> = new Set();

function Defaults({ layout: { defaults } }: { layout: ChartLayout }) {
  return defaults.map(({ dot, points }, index) => (
    <g key={index} className="chart-default">
      {dot && (
        <circle cx={dot.x + dot.width / 2} cy={dot.y + dot.height / 2} r={dot.width / 2 - 1} />
      )}
      <TransitionArrow points={points} className="chart-arrow" />
    </g>
  ));
}

/**
 * A chart as SVG, to be put into an <svg> of the layout's size. It looks by the classes and the
 * custom properties of chart-style alone.
 */
export function ChartDrawing(props: ChartDrawingProps) {
  const { layout, active = none, taken = none, enabled = none, missed = none } = props;
  const { selected, onTransition } = props;
  const stateOf = ({ transition: { id } }: TransitionLayout, name: string) =>
    classNames(name, {
      'chart-taken': taken.has(id),
      'chart-enabled': enabled.has(id),
      'chart-missed': missed.has(id),
      'chart-selected': selected === id,
    });
  return (
    <g className="chart">
      {layout.states.map((state) => (
        <StateBox
          key={state.state.id}
          layout={state}
          active={active.has(state.state.id)}
          missed={missed.has(state.state.id)}
          selected={selected === state.state.id}
          onPress={props.onState}
        />
      ))}
      <Defaults layout={layout} />
      {layout.transitions.flatMap((transition) =>
        transition.arrows.map((points, index) => (
          <TransitionArrow
            key={`${transition.transition.id} ${index}`}
            points={points}
            className={stateOf(transition, `chart-arrow chart-on-${transition.transition.kind}`)}
          />
        )),
      )}
      {layout.transitions.flatMap((transition) =>
        transition.labels.map((label, index) => (
          <TransitionLabel
            key={`${transition.transition.id} ${index}`}
            chart={layout.chart}
            transition={transition.transition}
            label={label}
            className={stateOf(transition, `chart-on-${transition.transition.kind}`)}
            onPress={enabled.has(transition.transition.id) ? onTransition : undefined}
          />
        )),
      )}
    </g>
  );
}
