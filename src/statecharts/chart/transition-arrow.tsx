import { headPath, linePath } from './arrow-path';
import type { Point } from './positioned-graph';

/** An arrow along these points, with rounded corners and a filled head. */
export function TransitionArrow({ points, className }: { points: Point[]; className: string }) {
  return (
    <g className={className}>
      <path className="chart-line" d={linePath(points)} />
      <path className="chart-head" d={headPath(points)} />
    </g>
  );
}
