import { Box, Text, Textarea, VisuallyHidden } from '@chakra-ui/react';
import { useId, type KeyboardEvent, type RefObject } from 'react';
import { useField } from 'react-final-form';
import { maxMessageLength } from '../../../contract/talking/message-limits';

/** The number of remaining characters is visible below this number. */
const countdownFrom = 200;

interface ComposerTextProps {
  textRef: RefObject<HTMLTextAreaElement | null>;
  onSend: () => void;
}

/** The text field of a new message. */
export function ComposerText({ textRef, onSend }: ComposerTextProps) {
  const { input, meta } = useField<string, HTMLTextAreaElement>('text');
  const [hintId, errorId] = [useId(), useId()];
  const remaining = maxMessageLength - input.value.length;
  const error = meta.error as string | undefined;
  const isErrorVisible = error !== undefined && (meta.submitFailed || input.value !== '');
  const sendOnShortcut = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSend();
  };
  return (
    <Box flex="1" minWidth="0">
      <Textarea
        ref={textRef}
        {...input}
        aria-label="Your message"
        aria-describedby={`${hintId} ${errorId}`}
        aria-invalid={isErrorVisible}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        placeholder="Write a message"
        dir="auto"
        rows={1}
        autoresize
        display="block"
        minHeight="10"
        maxHeight="40"
        paddingY="2"
        borderRadius="2xl"
        bg="bg.panel"
        onKeyDown={sendOnShortcut}
      />
      <VisuallyHidden id={hintId}>Ctrl+Enter or Command+Enter sends it.</VisuallyHidden>
      <Text id={errorId} textStyle="xs" aria-live="polite">
        {isErrorVisible ? (
          <Text as="span" color="fg.error">
            {error}
          </Text>
        ) : (
          remaining < countdownFrom && (
            <Text as="span" color="fg.muted">{`${remaining} characters left`}</Text>
          )
        )}
      </Text>
    </Box>
  );
}
