import { useEffect, useState } from 'react';
import { browserElk } from '../chart/browser-elk';
import { getChart } from '../chart/chart';
import { layOutChart, type ChartLayout } from '../chart/layout';
import type { Flow } from './flow';
import { useVisualiserConfig } from './visualiser-context';

const elk = browserElk();
const layouts = new Map<Flow, Promise<ChartLayout>>();

function getLayout(flow: Flow): Promise<ChartLayout> {
  const layoutPromise = layouts.get(flow) ?? layOutChart(getChart(flow.machine), elk);
  layouts.set(flow, layoutPromise);
  return layoutPromise;
}

/** Returns the layout of a flow's chart; undefined until it is computed. */
export function useLayout(flow: Flow): ChartLayout | undefined {
  const { flows } = useVisualiserConfig();
  const [currentLayout, setCurrentLayout] = useState<{ flow: Flow; layout: ChartLayout }>();
  useEffect(() => {
    let isMounted = true;
    void getLayout(flow).then((layout) => {
      if (isMounted) setCurrentLayout({ flow, layout });
      // Lay out the other flows in advance; the worker processes them one by one.
      flows.forEach((other) => void getLayout(other));
    });
    return () => {
      isMounted = false;
    };
  }, [flow, flows]);
  return currentLayout?.flow === flow ? currentLayout.layout : undefined;
}
