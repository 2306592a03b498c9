import type { ELK } from 'elkjs/lib/elk-api';
import { useEffect, useState } from 'react';
import type { Chart } from '../chart/chart';
import { ChartDrawing } from '../chart/chart-drawing';
import { chartRoot, fileChartStyle } from '../chart/chart-style';
import { layOutChart, type ChartLayout } from '../chart/layout';

const noStates: readonly string[] = [];

// Loaded on first use, because the layout engine is larger than everything else.
let elkPromise: Promise<ELK> | undefined;

async function layOutOnDemand(chart: Chart): Promise<ChartLayout> {
  elkPromise ??= import('elkjs/lib/elk.bundled.js').then(({ default: Engine }) => new Engine());
  return layOutChart(chart, await elkPromise);
}

export type ChartTheme = 'light' | 'dark';

interface ChartFigureProps {
  chart: Chart;
  /** The ids of the states to highlight. */
  active?: readonly string[];
  /** Default: the theme of the system. */
  theme?: ChartTheme | undefined;
}

/** A chart with its own styles, scaled down to fit its container. */
export function ChartFigure({ chart, active = noStates, theme }: ChartFigureProps) {
  const [currentLayout, setCurrentLayout] = useState<ChartLayout>();
  useEffect(() => {
    let isMounted = true;
    void layOutOnDemand(chart).then((layout) => {
      if (isMounted) setCurrentLayout(layout);
    });
    return () => {
      isMounted = false;
    };
  }, [chart]);
  if (currentLayout?.chart !== chart) return <p role="status">{`Drawing ${chart.id} …`}</p>;
  return (
    <svg
      className={chartRoot}
      data-theme={theme}
      viewBox={`0 0 ${currentLayout.width} ${currentLayout.height}`}
      style={{ display: 'block', width: '100%', maxWidth: currentLayout.width, maxHeight: '100%' }}
      role="group"
      aria-label={`Chart of ${chart.id}`}
    >
      <style>{fileChartStyle}</style>
      <ChartDrawing layout={currentLayout} active={new Set(active)} />
    </svg>
  );
}
