import { HStack, Progress, Text, VisuallyHidden } from '@chakra-ui/react';
import type { SnapshotFrom } from 'xstate';
import { picturesOf, type productCreationMachine } from './product-creation.machine';

const percentage = new Intl.NumberFormat(undefined, { style: 'percent' });

/** The current step, and the progress of the current upload. */
export function CreationProgress({
  snapshot,
}: {
  snapshot: SnapshotFrom<typeof productCreationMachine>;
}) {
  const isUploading = snapshot.matches('uploading');
  const { progress, uploaded, draft } = snapshot.context;
  const pictures = draft ? picturesOf(draft) : [];
  const count = pictures.length;
  const sent = pictures.filter((picture) => uploaded.some(({ image }) => image === picture)).length;
  const sending = count > 1 ? `Uploading picture ${sent + 1} of ${count}` : 'Uploading the picture';
  return (
    <Progress.Root
      value={Math.round(progress * 100)}
      paddingBottom={snapshot.hasTag('busy') ? '5' : '0'}
    >
      <HStack justify="space-between" color="fg.muted">
        {/* Always mounted: screen readers announce only changes of an existing live region. */}
        <Text role="status">
          {isUploading && (
            <>
              <span>{sending}</span>
              <VisuallyHidden>{`, ${percentage.format(quarterOf(progress))}`}</VisuallyHidden>
            </>
          )}
          {snapshot.matches('saving') && <span>Saving the product</span>}
        </Text>
        {isUploading && <Text>{percentage.format(progress)}</Text>}
      </HStack>
      {isUploading && (
        <Progress.Track marginTop="2" aria-label={sending}>
          <Progress.Range />
        </Progress.Track>
      )}
    </Progress.Root>
  );
}

/** Screen readers announce each quarter, not each percent. */
function quarterOf(part: number): number {
  return Math.floor(part * 4) / 4;
}
