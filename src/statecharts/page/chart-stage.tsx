import { Center, Spinner, VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import { ChartCanvas } from './chart-canvas';
import { ChartOverview } from './chart-overview';
import { ChartDrawing } from '../chart/chart-drawing';
import type { Flow } from './flow';
import type { MissedIds } from '../simulation/coverage';
import type { PossibleExample } from '../simulation/possible-examples';
import type { FocusTarget } from '../chart/use-pan-zoom';
import { StateSearch } from './state-search';
import { useLayout } from './use-layout';

/** Selectors of the elements to keep visible: enabled transitions and active leaf states. */
const revealSelectors = ['.chart-enabled', '.chart-active.chart-atomic, .chart-active.chart-final'];

interface ChartStageProps {
  flow: Flow;
  active: readonly string[];
  taken: readonly string[];
  acceptedExamples: readonly PossibleExample[];
  missed?: MissedIds | undefined;
  /** Called with the name of the example event of the clicked transition. */
  onExample: (name: string) => void;
}

/** The chart of a flow, with active states and the transitions taken, enabled and missed. */
export function ChartStage(props: ChartStageProps) {
  const { flow, active, taken, acceptedExamples, missed, onExample } = props;
  const layout = useLayout(flow);
  const [focusTarget, setFocusTarget] = useState<FocusTarget & { id: string }>();
  if (!layout) {
    return (
      <Center height="full" role="status">
        <Spinner size="lg" color="brand.solid" />
        <VisuallyHidden>Drawing the chart</VisuallyHidden>
      </Center>
    );
  }
  const activeIds = new Set(active);
  const findExample = (id: string) =>
    acceptedExamples.find(({ transitions }) => transitions.includes(id));
  return (
    <ChartCanvas
      width={layout.width}
      height={layout.height}
      label={`Chart of ${flow.title}`}
      revealTargets={{ selectors: revealSelectors, key: active.join() }}
      focusTarget={focusTarget}
      search={
        <StateSearch
          states={layout.states}
          onFound={(id) => setFocusTarget({ id, selector: `[data-state="${CSS.escape(id)}"]` })}
        />
      }
      overview={(store) => (
        <ChartOverview layout={layout} active={activeIds} visibleAreaStore={store} />
      )}
    >
      <ChartDrawing
        layout={layout}
        active={activeIds}
        selected={focusTarget?.id}
        taken={new Set(taken)}
        enabled={new Set(acceptedExamples.flatMap(({ transitions }) => transitions))}
        missed={new Set(missed && [...missed.states, ...missed.transitions])}
        onTransition={({ id }) => {
          const example = findExample(id);
          if (example) onExample(example.name);
        }}
      />
    </ChartCanvas>
  );
}
