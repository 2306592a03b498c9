import { ChartDrawing } from './chart-drawing';
import { chartRoot, fileChartStyle } from './chart-style';
import type { ChartLayout } from './layout';

const margin = 12;

/** A chart as a self-contained SVG document with light and dark styles. */
export function StandAloneChart({ layout }: { layout: ChartLayout }) {
  const { width, height, chart } = layout;
  const size = { width: width + 2 * margin, height: height + 2 * margin };
  return (
    <svg
      className={chartRoot}
      xmlns="http://www.w3.org/2000/svg"
      {...size}
      viewBox={`${-margin} ${-margin} ${size.width} ${size.height}`}
    >
      <title>{chart.id}</title>
      <desc>{chart.description}</desc>
      <style>{fileChartStyle}</style>
      <rect className="chart-ground" x={-margin} y={-margin} {...size} />
      <ChartDrawing layout={layout} />
    </svg>
  );
}
