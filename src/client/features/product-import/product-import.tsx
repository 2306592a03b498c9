import { Skeleton, Stack } from '@chakra-ui/react';
import { needsPhotos } from '../../../contract/selling/product-import';
import { FailureNote } from '../../components/forms/failure-note';
import { LoadFailure } from '../../components/loading/load-failure';
import { LoadingStatus } from '../../components/loading/loading-status';
import { FileChoice } from './file-choice';
import { FirstRows } from './first-rows';
import { ImportProgress } from './import-progress';
import { ImportResult } from './import-result';
import { ImportReview } from './import-review';
import { PhotoChoice } from './photo-choice';
import { useProductImport } from './use-product-import';

/** The import of products from a CSV file: the choice of the file, its check, the progress and the result. */
export function ProductImport() {
  const { snapshot, send, uploaded } = useProductImport();
  const { latestImport, chosen, failure } = snapshot.context;
  if (snapshot.matches('loadFailed')) {
    return (
      <LoadFailure
        label="your import"
        reason={failure}
        onRetry={() => send({ type: 'productImport.retry' })}
      />
    );
  }
  if (snapshot.matches('loading')) {
    return (
      <LoadingStatus label="Loading your import">
        <Skeleton height="64" maxWidth="4xl" borderRadius="xl" />
      </LoadingStatus>
    );
  }
  const isRunning = snapshot.matches('running');
  const isCancelling = snapshot.matches('cancelling');
  const isInProgress = isRunning || (isCancelling && latestImport?.state === 'running');
  const isUploading = snapshot.matches('uploading');
  const isReviewing = snapshot.matches('reviewing') || snapshot.matches('starting');
  const cancel = () => send({ type: 'productImport.cancel' });
  return (
    <Stack gap="6" maxWidth="4xl">
      {latestImport?.state === 'done' && <ImportResult latestImport={latestImport} />}
      {latestImport && (isReviewing || isUploading || isCancelling) && !isInProgress && (
        <ImportReview
          latestImport={latestImport}
          busy={snapshot.hasTag('busy')}
          canStart={snapshot.can({ type: 'productImport.start' }) || snapshot.matches('starting')}
          onStart={() => send({ type: 'productImport.start' })}
          onDiscard={cancel}
          firstRows={
            <FirstRows
              rows={latestImport.firstRows}
              encoding={chosen?.encoding}
              disabled={snapshot.hasTag('busy')}
              onEncode={
                chosen &&
                ((encoding) => send({ type: 'productImport.choose', file: chosen.file, encoding }))
              }
            />
          }
        >
          {needsPhotos(latestImport) ? (
            <PhotoChoice
              neededFiles={latestImport.neededFiles}
              uploaded={uploaded}
              uploading={isUploading}
              disabled={snapshot.hasTag('busy')}
              onChoose={(files) => send({ type: 'productImport.addPhotos', files })}
              onStop={() => send({ type: 'productImport.stop' })}
            />
          ) : null}
        </ImportReview>
      )}
      {isInProgress && (
        <ImportProgress
          latestImport={latestImport}
          interrupted={snapshot.matches({ running: 'interrupted' })}
          cancelling={isCancelling}
          onCancel={cancel}
        />
      )}
      {snapshot.hasTag('failed') && <FailureNote>{failure}</FailureNote>}
      {!isRunning && !isCancelling && !isUploading && (
        <FileChoice
          checking={snapshot.matches('checking')}
          disabled={snapshot.hasTag('busy')}
          onChoose={(file) => send({ type: 'productImport.choose', file })}
        />
      )}
    </Stack>
  );
}
