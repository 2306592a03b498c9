import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import type { LiveState } from '../live/live-state';
import { sessionOf, sessionText } from '../live/session-file';
import { saveFile } from './save-file';
import { useChosenFile } from './use-chosen-file';

/** What happened at another time, as it was saved to a file. */
export interface Recording {
  /** The file's name. */
  name: string;
  session: LiveState;
}

interface SessionControlsProps {
  session: LiveState;
  /** Absent while the session is the one that goes on now. */
  recording: Recording | undefined;
  onOpen: (recording: Recording | undefined) => void;
}

const fileName = () =>
  `statecharts-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.json`;

/** Saves what is known to a file, and opens such a file. */
export function SessionControls({ session, recording, onOpen }: SessionControlsProps) {
  const input = useRef<HTMLInputElement>(null);
  const { problem, onChange } = useChosenFile((text, name) => {
    const opened = sessionOf(text);
    const actors = [...opened.gone, ...opened.actors];
    onOpen({ name, session: { ...opened, actors, gone: [] } });
  }, "can't be opened");
  return (
    <Stack gap="1">
      {recording && (
        <HStack gap="2" justify="space-between" role="status">
          <Text textStyle="sm" wordBreak="break-word">
            {`Recorded in ${recording.name}`}
          </Text>
          <Button size="xs" flexShrink="0" onClick={() => onOpen(undefined)}>
            Back to live
          </Button>
        </HStack>
      )}
      <HStack gap="1">
        <Button
          size="xs"
          variant="outline"
          disabled={session.steps.length === 0}
          onClick={() => saveFile(fileName(), 'application/json', sessionText(session))}
        >
          Export
        </Button>
        <Button size="xs" variant="outline" onClick={() => input.current?.click()}>
          Import
        </Button>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          aria-label="Recorded session"
          hidden
          onChange={onChange}
        />
      </HStack>
      {problem && (
        <Text role="alert" color="fg.error" textStyle="sm" wordBreak="break-word">
          {problem}
        </Text>
      )}
    </Stack>
  );
}
