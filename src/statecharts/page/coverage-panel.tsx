import { Button, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import type { Chart } from '../chart/chart';
import { coveredIn, missedOf, type Missed } from '../simulation/coverage';
import { Panel } from './panel';
import { useChosenFile } from './use-chosen-file';

interface CoveragePanelProps {
  chart: Chart;
  /** Absent until a test run is chosen. */
  missed: Missed | undefined;
  onMissed: (missed: Missed | undefined) => void;
}

/** Chooses the file of a test run, and says what of a chart it has left out. */
export function CoveragePanel({ chart, missed, onMissed }: CoveragePanelProps) {
  const input = useRef<HTMLInputElement>(null);
  const { problem, onChange } = useChosenFile(
    (text) => onMissed(missedOf(chart, coveredIn(text))),
    "can't be shown",
  );
  const left = missed && [...missed.states, ...missed.transitions];
  return (
    <Panel
      title="Test run"
      action={
        <Button
          size="xs"
          variant="outline"
          onClick={() => (missed ? onMissed(undefined) : input.current?.click())}
        >
          {missed ? 'Hide coverage' : 'Coverage'}
        </Button>
      }
    >
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label="Coverage of a test run"
        hidden
        onChange={onChange}
      />
      {left && (
        <Text role="status" textStyle="sm" wordBreak="break-word">
          {left.length === 0
            ? 'Every state was reached, and every transition taken.'
            : `Left out: ${left.join('; ')}`}
        </Text>
      )}
      {problem && (
        <Text role="alert" color="fg.error" textStyle="sm" wordBreak="break-word">
          {problem}
        </Text>
      )}
    </Panel>
  );
}
