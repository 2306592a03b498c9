import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useVisualiserConfig } from './visualiser-context';
import { formatStateValue } from '../chart/format-state-value';
import type { Flow } from './flow';
import type { LiveActor } from '../live/live-state';
import type { Step } from '../live/messages';
import { recordedTest } from '../live/recorded-test';
import { getMachineImport } from './machine-import';

interface TestButtonProps {
  flow: Flow;
  actor: LiveActor;
  /** The steps of the actor to replay. */
  steps: readonly Step[];
}

/** Copies a test that replays the log of one actor. */
export function TestButton({ flow, actor, steps }: TestButtonProps) {
  const { notify } = useVisualiserConfig();
  const [problem, setProblem] = useState('');
  const lastStep = steps.at(-1);
  const copy = async () => {
    if (!lastStep) return;
    const subject = [flow.title, actor.about].filter(Boolean).join(', ');
    const name = `${subject}: ${formatStateValue(actor.initialState.value)} to ${formatStateValue(lastStep.after.value)}`;
    try {
      const recording = { initialState: actor.initialState, steps };
      await navigator.clipboard.writeText(
        recordedTest(flow.machine, getMachineImport(flow), name, recording),
      );
      setProblem('');
      notify.success('Test copied');
    } catch (error) {
      setProblem(`No test can be generated. ${(error as Error).message}`);
    }
  };
  return (
    <Stack gap="1" align="start">
      <Button size="xs" variant="outline" disabled={!lastStep} onClick={() => void copy()}>
        Copy as test
      </Button>
      {problem && (
        <Text role="alert" color="fg.error" textStyle="sm">
          {problem}
        </Text>
      )}
    </Stack>
  );
}
