import { Center, Spinner, VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import { ChartCanvas } from './chart-canvas';
import { ChartOverview } from './chart-overview';
import { ChartDrawing } from '../chart/chart-drawing';
import type { Flow } from './flow';
import type { Missed } from '../simulation/coverage';
import type { PossibleExample } from '../simulation/possible-examples';
import type { FocusTarget } from '../chart/use-pan-zoom';
import { StateSearch } from './state-search';
import { useLayout } from './use-layout';

/** What can be pressed, and the lit states that have none inside them. */
const inView = ['.chart-enabled', '.chart-active.chart-atomic, .chart-active.chart-final'];

interface ChartStageProps {
  flow: Flow;
  active: readonly string[];
  taken: readonly string[];
  possible: readonly PossibleExample[];
  missed?: Missed | undefined;
  /** The name of the example that the pressed transition stands for. */
  onExample: (name: string) => void;
}

/** A flow's chart with what is going on in it. */
export function ChartStage(props: ChartStageProps) {
  const { flow, active, taken, possible, missed, onExample } = props;
  const layout = useLayout(flow);
  const [focusTarget, seek] = useState<FocusTarget & { id: string }>();
  if (!layout) {
    return (
      <Center height="full" role="status">
        <Spinner size="lg" color="brand.solid" />
        <VisuallyHidden>Drawing the chart</VisuallyHidden>
      </Center>
    );
  }
  const lit = new Set(active);
  const leadingTo = (id: string) => possible.find(({ transitions }) => transitions.includes(id));
  return (
    <ChartCanvas
      width={layout.width}
      height={layout.height}
      label={`Chart of ${flow.title}`}
      attention={{ selectors: inView, key: active.join() }}
      focusTarget={focusTarget}
      search={
        <StateSearch
          states={layout.states}
          onFound={(id) => seek({ id, selector: `[data-state="${CSS.escape(id)}"]` })}
        />
      }
      overview={(seen) => <ChartOverview layout={layout} active={lit} inView={seen} />}
    >
      <ChartDrawing
        layout={layout}
        active={lit}
        selected={focusTarget?.id}
        taken={new Set(taken)}
        enabled={new Set(possible.flatMap(({ transitions }) => transitions))}
        missed={new Set(missed && [...missed.states, ...missed.transitions])}
        onTransition={({ id }) => {
          const example = leadingTo(id);
          if (example) onExample(example.name);
        }}
      />
    </ChartCanvas>
  );
}
