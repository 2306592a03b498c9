import { HStack, Progress, Text, VisuallyHidden } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import type { SnapshotFrom } from 'xstate';
import { uploadProgress } from '../../components/photos/describe-uploads';
import type { PhotoUploads } from '../../components/photos/photo-uploads';
import type { productCreationMachine } from './product-creation.machine';

const percentFormat = new Intl.NumberFormat('en', { style: 'percent' });

interface CreationProgressProps {
  snapshot: SnapshotFrom<typeof productCreationMachine>;
  uploads: Pick<PhotoUploads, 'getStatus' | 'subscribe'>;
}

/** Shows the current step of adding a product, and the progress of the uploads. */
export function CreationProgress({ snapshot, uploads }: CreationProgressProps) {
  const isUploading = snapshot.matches('uploading');
  const photos = snapshot.context.draft?.photos ?? [];
  const progress = useSyncExternalStore(uploads.subscribe, () =>
    uploadProgress(photos, uploads.getStatus),
  );
  const uploadText = photos.length > 1 ? 'Uploading the photos' : 'Uploading the photo';
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
