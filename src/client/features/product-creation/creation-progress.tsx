import { HStack, Progress, Text, VisuallyHidden } from '@chakra-ui/react';
import type { SnapshotFrom } from 'xstate';
import type { productCreationMachine } from './product-creation.machine';

const percentage = new Intl.NumberFormat(undefined, { style: 'percent' });

/** What is being done, and how much of the picture has been sent. */
export function CreationProgress({
  snapshot,
}: {
  snapshot: SnapshotFrom<typeof productCreationMachine>;
}) {
  const isUploading = snapshot.matches('uploading');
  const { progress } = snapshot.context;
  return (
    <Progress.Root
      value={Math.round(progress * 100)}
      paddingBottom={snapshot.hasTag('busy') ? '5' : '0'}
    >
      <HStack justify="space-between" color="fg.muted">
        {/* There from the start, because a text that comes with its element is not announced. */}
        <Text role="status">
          {isUploading && (
            <>
              Sending the picture
              <VisuallyHidden>, {percentage.format(quarterOf(progress))}</VisuallyHidden>
            </>
          )}
          {snapshot.matches('saving') && 'Saving the product'}
        </Text>
        {isUploading && <Text>{percentage.format(progress)}</Text>}
      </HStack>
      {isUploading && (
        <Progress.Track marginTop="2" aria-label="Sending the picture">
          <Progress.Range />
        </Progress.Track>
      )}
    </Progress.Root>
  );
}

/** Said aloud at every quarter, not at every percent. */
function quarterOf(part: number): number {
  return Math.floor(part * 4) / 4;
}
