import { Stack, Text } from '@chakra-ui/react';
import type { AnyEventObject } from 'xstate';
import type { Flow } from './flow';
import type { PossibleExample } from '../simulation/possible-examples';
import { EventSender } from './event-sender';
import { Panel } from './panel';

interface EventPanelProps {
  flow: Flow;
  acceptedExamples: readonly PossibleExample[];
  /** The text shown if no event is possible. */
  empty: string;
  onSend: (event: AnyEventObject) => void;
}

/** The events that the machine accepts in its current state. */
export function EventPanel({ flow, acceptedExamples, empty, onSend }: EventPanelProps) {
  return (
    <Panel title="Accepted events">
      {acceptedExamples.length === 0 ? (
        <Text color="fg.muted" textStyle="sm">
          {empty}
        </Text>
      ) : (
        <Stack gap="2">
          {acceptedExamples.map(({ name }) => (
            <EventSender
              key={`${flow.machine.id} ${name}`}
              name={name}
              event={flow.examples[name] ?? { type: '' }}
              onSend={onSend}
            />
          ))}
        </Stack>
      )}
    </Panel>
  );
}
