import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useVisualiserConfig } from './visualiser-context';
import { formatStateValue } from '../chart/state-name';
import type { Flow } from './flow';
import type { LiveActor } from '../live/live-state';
import type { Step } from '../live/messages';
import { recordedTest } from '../live/recorded-test';
import { machineImport } from './machine-import';

interface TestButtonProps {
  flow: Flow;
  actor: LiveActor;
  /** What the actor did, as far as it is wanted. */
  steps: readonly Step[];
}

/** Makes a test of what is in the log of one actor. */
export function TestButton({ flow, actor, steps }: TestButtonProps) {
  const { notify } = useVisualiserConfig();
  const [problem, setProblem] = useState('');
  const last = steps.at(-1);
  const copy = async () => {
    if (!last) return;
    const subject = [flow.title, actor.about].filter(Boolean).join(', ');
    const name = `${subject}: ${formatStateValue(actor.began.value)} to ${formatStateValue(last.after.value)}`;
    try {
      const stretch = { began: actor.began, steps };
      await navigator.clipboard.writeText(
        recordedTest(flow.machine, machineImport(flow), name, stretch),
      );
      setProblem('');
      notify.success('Test copied');
    } catch (error) {
      setProblem(`No test can be made of this. ${(error as Error).message}`);
    }
  };
  return (
    <Stack gap="1" align="start">
      <Button size="xs" variant="outline" disabled={!last} onClick={() => void copy()}>
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
