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

let isPreparing = false;

/**
 * Lays out flows in advance, one after another: the worker processes its requests in order, so a flow that is
 * chosen meanwhile waits for one of them at most.
 */
async function prepareLayouts(flows: readonly Flow[]): Promise<void> {
  if (isPreparing) return;
  isPreparing = true;
  // A failed layout is reported when its flow is chosen.
  for (const flow of flows) await getLayout(flow).catch(() => undefined);
  isPreparing = false;
}

/** Returns the layout of a flow's chart; undefined until it is computed. */
export function useLayout(flow: Flow): ChartLayout | undefined {
  const { flows } = useVisualiserConfig();
  const [currentLayout, setCurrentLayout] = useState<{ flow: Flow; layout: ChartLayout }>();
  useEffect(() => {
    let isMounted = true;
    void getLayout(flow).then((layout) => {
      if (isMounted) setCurrentLayout({ flow, layout });
      void prepareLayouts(flows);
    });
    return () => {
      isMounted = false;
    };
  }, [flow, flows]);
  return currentLayout?.flow === flow ? currentLayout.layout : undefined;
}
