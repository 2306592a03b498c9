import { Button, Field, HStack, Stack, Text, Textarea } from '@chakra-ui/react';
import { memo, useState } from 'react';
import type { AnyEventObject } from 'xstate';
import { payloadText, withPayload } from '../simulation/payload';

interface EventSenderProps {
  /** The label of the event for users. */
  name: string;
  event: AnyEventObject;
  onSend: (event: AnyEventObject) => void;
}

/** Sends one event with an editable payload. */
export const EventSender = memo(function EventSender(props: EventSenderProps) {
  const { name, event, onSend } = props;
  const [text, setText] = useState(() => payloadText(event));
  const [problem, setProblem] = useState('');
  const send = () => {
    try {
      onSend(withPayload(event, text));
      setProblem('');
    } catch (error) {
      setProblem(error instanceof SyntaxError ? error.message : String(error));
    }
  };
  return (
    <Stack gap="2" borderWidth="1px" borderRadius="md" padding="2.5" bg="bg.panel">
      <HStack justify="space-between" align="start" gap="2">
        <Stack gap="0" minWidth="0">
          <Text fontWeight="600" textStyle="sm">
            {name}
          </Text>
          <Text fontFamily="mono" textStyle="xs" color="fg.muted" wordBreak="break-all">
            {event.type}
          </Text>
        </Stack>
        <Button size="xs" variant="outline" onClick={send} aria-label={`Send: ${name}`}>
          Send
        </Button>
      </HStack>
      {text !== '' && (
        <Field.Root invalid={problem !== ''}>
          <Textarea
            aria-label={`Payload of ${name}`}
            fontFamily="mono"
            fontSize="xs"
            rows={Math.min(text.split('\n').length, 6)}
            value={text}
            spellCheck={false}
            onChange={({ target }) => setText(target.value)}
          />
          <Field.ErrorText role="alert">{`This payload can't be sent: ${problem}`}</Field.ErrorText>
        </Field.Root>
      )}
    </Stack>
  );
});
