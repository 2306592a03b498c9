import { useEffect, useState } from 'react';
import { browserElk } from '../chart/browser-elk';
import { chartOf } from '../chart/chart';
import { layoutOf, type ChartLayout } from '../chart/layout';
import type { Flow } from './flow';
import { useVisualiserConfig } from './visualiser-context';

const elk = browserElk();
const layouts = new Map<Flow, Promise<ChartLayout>>();

function layout(flow: Flow): Promise<ChartLayout> {
  const known = layouts.get(flow) ?? layoutOf(chartOf(flow.machine), elk);
  layouts.set(flow, known);
  return known;
}

/** Where everything of a flow's chart is; undefined until that has been worked out. */
export function useLayout(flow: Flow): ChartLayout | undefined {
  const { flows } = useVisualiserConfig();
  const [known, setKnown] = useState<{ flow: Flow; layout: ChartLayout }>();
  useEffect(() => {
    let wanted = true;
    void layout(flow).then((found) => {
      if (wanted) setKnown({ flow, layout: found });
      // The others are wanted next, one after the other.
      flows.forEach((other) => void layout(other));
    });
    return () => {
      wanted = false;
    };
  }, [flow, flows]);
  return known?.flow === flow ? known.layout : undefined;
}
