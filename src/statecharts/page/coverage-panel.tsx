import { Button, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import type { Chart } from '../chart/chart';
import { parseCoverage, findMissed, type MissedIds } from '../simulation/coverage';
import { Panel } from './panel';
import { useChosenFile } from './use-chosen-file';

interface CoveragePanelProps {
  chart: Chart;
  /** Undefined until a coverage file is chosen. */
  missed: MissedIds | undefined;
  onMissed: (missed: MissedIds | undefined) => void;
}

/** Opens the coverage file of a test run and lists the states and transitions that it missed. */
export function CoveragePanel({ chart, missed, onMissed }: CoveragePanelProps) {
  const input = useRef<HTMLInputElement>(null);
  const { problem, onChange } = useChosenFile(
    (text) => onMissed(findMissed(chart, parseCoverage(text))),
    "can't be shown",
  );
  const missedIds = missed && [...missed.states, ...missed.transitions];
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
      {missedIds && (
        <Text role="status" textStyle="sm" wordBreak="break-word">
          {missedIds.length === 0
            ? 'Every state was reached, and every transition taken.'
            : `Not covered: ${missedIds.join('; ')}`}
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
