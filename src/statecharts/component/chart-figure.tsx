import type { ELK } from 'elkjs/lib/elk-api';
import { useEffect, useState } from 'react';
import type { Chart } from '../chart/chart';
import { ChartDrawing } from '../chart/chart-drawing';
import { chartRoot, fileChartStyle } from '../chart/chart-style';
import { layoutOf, type ChartLayout } from '../chart/layout';

const nothing: readonly string[] = [];

// Known by its size until it is asked for: the engine is larger than all the rest.
let engine: Promise<ELK> | undefined;

async function layout(chart: Chart): Promise<ChartLayout> {
  engine ??= import('elkjs/lib/elk.bundled.js').then(({ default: Engine }) => new Engine());
  return layoutOf(chart, await engine);
}

export type ChartTheme = 'light' | 'dark';

interface ChartFigureProps {
  chart: Chart;
  /** The ids of the states to light. */
  active?: readonly string[];
  /** Of the system when absent. */
  theme?: ChartTheme | undefined;
}

/** A chart with its own style, as large as the place that it stands in allows. */
export function ChartFigure({ chart, active = nothing, theme }: ChartFigureProps) {
  const [known, setKnown] = useState<ChartLayout>();
  useEffect(() => {
    let wanted = true;
    void layout(chart).then((found) => {
      if (wanted) setKnown(found);
    });
    return () => {
      wanted = false;
    };
  }, [chart]);
  if (known?.chart !== chart) return <p role="status">{`Drawing ${chart.id} …`}</p>;
  return (
    <svg
      className={chartRoot}
      data-theme={theme}
      viewBox={`0 0 ${known.width} ${known.height}`}
      style={{ display: 'block', width: '100%', maxWidth: known.width, maxHeight: '100%' }}
      role="group"
      aria-label={`Chart of ${chart.id}`}
    >
      <style>{fileChartStyle}</style>
      <ChartDrawing layout={known} active={new Set(active)} />
    </svg>
  );
}
