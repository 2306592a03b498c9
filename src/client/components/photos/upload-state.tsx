import { Button, HStack, Progress, Stack, Text } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import type { Photo } from './photo';
import type { PhotoStatus, PhotoUploads } from './photo-uploads';

interface UploadStateProps {
  photo: Photo;
  /** The photo's name in the labels of the buttons. */
  name: string;
  uploads: PhotoUploads;
}

const percentFormat = new Intl.NumberFormat('en', { style: 'percent' });

/** The progress or the failure of a photo's upload, over the bottom of the photo. */
export function UploadState({ photo: { id }, name, uploads }: UploadStateProps) {
  const status = useSyncExternalStore(uploads.subscribe, () => uploads.getStatus(id));
  if (!status || status.state === 'uploaded') return null;
  const isStopped = status.state === 'failed' || status.state === 'cancelled';
  return (
    <Stack
      position="absolute"
      bottom="0"
      insetX="0"
      paddingX="2"
      paddingY="1"
      gap="1"
      bg="bg.panel/90"
      textStyle="xs"
    >
      <HStack justify="space-between">
        <Text color={status.state === 'failed' ? 'fg.error' : 'fg'}>{describeStatus(status)}</Text>
        {isStopped ? (
          <Button
            size="2xs"
            variant="outline"
            aria-label={`Retry ${name}`}
            onClick={() => uploads.retry(id)}
          >
            Retry
          </Button>
        ) : (
          <Button
            size="2xs"
            variant="ghost"
            aria-label={`Cancel the upload of ${name}`}
            onClick={() => uploads.cancel(id)}
          >
            Cancel
          </Button>
        )}
      </HStack>
      {status.state === 'uploading' && (
        <Progress.Root value={Math.round(status.progress * 100)} size="xs">
          <Progress.Track aria-label={`Upload of ${name}`}>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
      )}
    </Stack>
  );
}

function describeStatus(status: Exclude<PhotoStatus, { state: 'uploaded' }>): string {
  switch (status.state) {
    case 'waiting':
      return 'Waiting';
    case 'shrinking':
      return 'Preparing';
    case 'uploading':
      return percentFormat.format(status.progress);
    case 'failed':
    case 'cancelled':
      return 'Not uploaded';
  }
}
