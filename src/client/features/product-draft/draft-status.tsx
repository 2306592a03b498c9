import { Button, HStack, Text } from '@chakra-ui/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { localDateFormat } from '../../components/dates/local-format';
import { formatDateTime } from '../../components/product/product-facts';
import type { productDraftMachine } from './product-draft.machine';

interface DraftStatusProps {
  snapshot: SnapshotFrom<typeof productDraftMachine>;
  send: ActorRefFrom<typeof productDraftMachine>['send'];
}

/**
 * Shows whether the draft is saved. Screen readers announce only a failure, because the draft is saved
 * every few seconds while the seller types.
 */
export function DraftStatus({ snapshot, send }: DraftStatusProps) {
  const { savedAt, failure } = snapshot.context;
  const isFailed = snapshot.matches({ editing: 'failed' });
  return (
    <HStack gap="0" wrap="wrap" minHeight="8" textStyle="sm" color="fg.muted">
      <Text role="status">
        {isFailed && (
          // A margin instead of a gap of the row, because this element is empty without a failure.
          <Text as="span" marginEnd="3">
            {`The draft isn't saved, but this tab keeps it. ${failure}`}
          </Text>
        )}
      </Text>
      {isFailed && (
        <Button size="xs" variant="outline" onClick={() => send({ type: 'productDraft.save' })}>
          Retry
        </Button>
      )}
      {snapshot.hasTag('unsaved') && <Text>Saving the draft…</Text>}
      {snapshot.matches({ editing: 'saved' }) && savedAt !== null && (
        <Text>{`Draft saved ${formatSavedTime(savedAt)}`}</Text>
      )}
    </HStack>
  );
}

const timeFormat = localDateFormat({ timeStyle: 'short' });

/** Returns the time, with the date unless it is today. */
function formatSavedTime(date: string): string {
  const time = new Date(date);
  const isToday = time.toDateString() === new Date().toDateString();
  return isToday ? timeFormat.format(time) : formatDateTime(date);
}
