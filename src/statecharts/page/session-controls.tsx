import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import type { LiveState } from '../live/live-state';
import { parseSession, serializeSession } from '../live/session-file';
import { saveFile } from './save-file';
import { useChosenFile } from './use-chosen-file';

/** A session that was opened from a file. */
export interface Recording {
  /** The file's name. */
  name: string;
  session: LiveState;
}

interface SessionControlsProps {
  session: LiveState;
  /** Undefined while the live session is shown. */
  recording: Recording | undefined;
  onOpen: (recording: Recording | undefined) => void;
}

const fileName = () =>
  `statecharts-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.json`;

/** Exports the session to a file and opens such files. */
export function SessionControls({ session, recording, onOpen }: SessionControlsProps) {
  const input = useRef<HTMLInputElement>(null);
  const { problem, onChange } = useChosenFile((text, name) => {
    const openedSession = parseSession(text);
    const actors = [...openedSession.stopped, ...openedSession.actors];
    onOpen({ name, session: { ...openedSession, actors, stopped: [] } });
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
          onClick={() => saveFile(fileName(), 'application/json', serializeSession(session))}
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
