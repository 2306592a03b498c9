import { HStack, Progress, Text, VisuallyHidden } from '@chakra-ui/react';
import type { SnapshotFrom } from 'xstate';
import { draftPictures, type productCreationMachine } from './product-creation.machine';

const percentFormat = new Intl.NumberFormat(undefined, { style: 'percent' });

/** Shows the current step of adding a product, and the progress of the current upload. */
export function CreationProgress({
  snapshot,
}: {
  snapshot: SnapshotFrom<typeof productCreationMachine>;
}) {
  const isUploading = snapshot.matches('uploading');
  const { progress, uploaded, draft } = snapshot.context;
  const pictures = draft ? draftPictures(draft) : [];
  const count = pictures.length;
  const uploadedCount = pictures.filter((picture) =>
    uploaded.some(({ image }) => image === picture),
  ).length;
  const uploadText =
    count > 1 ? `Uploading picture ${uploadedCount + 1} of ${count}` : 'Uploading the picture';
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
              <span>{uploadText}</span>
              <VisuallyHidden>{`, ${percentFormat.format(roundDownToQuarter(progress))}`}</VisuallyHidden>
            </>
          )}
          {snapshot.matches('saving') && <span>Saving the product</span>}
        </Text>
        {isUploading && <Text>{percentFormat.format(progress)}</Text>}
      </HStack>
      {isUploading && (
        <Progress.Track marginTop="2" aria-label={uploadText}>
          <Progress.Range />
        </Progress.Track>
      )}
    </Progress.Root>
  );
}

/** Rounds to quarters, so that screen readers do not announce each percent. */
function roundDownToQuarter(fraction: number): number {
  return Math.floor(fraction * 4) / 4;
}
