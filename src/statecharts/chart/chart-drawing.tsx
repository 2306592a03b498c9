import type { ChartState } from './chart';
import { classNames } from './class-names';
import type { ChartLayout, TransitionLayout } from './layout';
import { StateBox } from './state-box';
import { TransitionLabel } from './transition-label';
import { headPath, linePath } from './arrow-path';
import type { ChartTransition } from './chart-transition';
import type { Point } from './straighten';

export interface ChartDrawingProps {
  layout: ChartLayout;
  /** Ids of the states to highlight. */
  active?: ReadonlySet<string>;
  /** Ids of the transitions that were just taken. */
  taken?: ReadonlySet<string>;
  /** Ids of the transitions that can be clicked now. */
  enabled?: ReadonlySet<string>;
  /** Ids of the states and transitions that a test run did not cover. */
  missed?: ReadonlySet<string>;
  /** The id of the selected state or transition. */
  selected?: string | undefined;
  onTransition?: (transition: ChartTransition) => void;
  onState?: (state: ChartState) => void;
}

const emptySet: ReadonlySet<string> = new Set();

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
 * Renders a chart as an SVG group, for an <svg> of the layout's size. All styling comes from the
 * classes and custom properties in chart-style.ts.
 */
export function ChartDrawing(props: ChartDrawingProps) {
  const {
    layout,
    active = emptySet,
    taken = emptySet,
    enabled = emptySet,
    missed = emptySet,
  } = props;
  const { selected, onTransition } = props;
  const getClassNames = ({ transition: { id } }: TransitionLayout, name: string) =>
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
            className={getClassNames(
              transition,
              `chart-arrow chart-on-${transition.transition.kind}`,
            )}
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
            className={getClassNames(transition, `chart-on-${transition.transition.kind}`)}
            onPress={enabled.has(transition.transition.id) ? onTransition : undefined}
          />
        )),
      )}
    </g>
  );
}

/** An arrow along these points, with rounded corners and a filled head. */
function TransitionArrow({ points, className }: { points: Point[]; className: string }) {
  return (
    <g className={className}>
      <path className="chart-line" d={linePath(points)} />
      <path className="chart-head" d={headPath(points)} />
    </g>
  );
}
