import { Box, Button, Skeleton, Text } from '@chakra-ui/react';
import type { Category } from '../../../contract/selling/category';
import { FailureNote } from '../../components/forms/failure-note';
import { LoadFailure } from '../../components/loading/load-failure';
import { LoadingStatus } from '../../components/loading/loading-status';
import type { ReactElements } from '../../components/react-elements';
import { toHostedPhotos } from '../../components/photos/photo';
import type { PhotoUploads } from '../../components/photos/photo-uploads';
import { ChangeReview } from './change-review';
import { ConflictChoice } from './conflict-choice';
import { EditForm } from './edit-form';
import { getChanges, getConflicts, getLockedChanges } from './product-edit.machine';
import { useProductEdit } from './use-product-edit';

interface ProductEditProps {
  id: string;
  categories: readonly Category[];
  uploads: PhotoUploads;
  /** Advice for the seller, rendered inside the form. */
  guidance?: ReactElements;
}

/** The edit of a product: its form, the review of the changes, or the choice between two edits. */
export function ProductEdit({ id, categories, uploads, guidance }: ProductEditProps) {
  const [snapshot, send] = useProductEdit(id, uploads);
  const { base, values, choices, failure } = snapshot.context;
  if (snapshot.matches('loadFailed')) {
    return (
      <LoadFailure
        label="the watch"
        reason={failure}
        onRetry={() => send({ type: 'productEdit.retry' })}
      />
    );
  }
  if (!base || snapshot.matches('loading')) {
    return (
      <LoadingStatus label="Loading the form">
        <Skeleton height="46rem" maxWidth="4xl" borderRadius="xl" />
      </LoadingStatus>
    );
  }
  if (snapshot.matches('conflict')) {
    return (
      <ConflictChoice
        conflicts={getConflicts(snapshot.context)}
        locked={getLockedChanges(snapshot.context)}
        choices={choices}
        categories={categories}
        canContinue={snapshot.can({ type: 'productEdit.resolve' })}
        onChoose={(field, side) => send({ type: 'productEdit.choose', field, side })}
        onContinue={() => send({ type: 'productEdit.resolve' })}
      />
    );
  }
  const { photos, photoMarks } = values ?? base;
  const isForm = snapshot.hasTag('form');
  return (
    <>
      {/* Stays mounted during the review, so that its photos and texts are there on the way back. */}
      <Box hidden={!isForm}>
        <EditForm
          key={`${base.revision} ${base.isHeld}`}
          product={base}
          photos={toHostedPhotos(photos, photoMarks)}
          categories={categories}
          uploads={uploads}
          busy={snapshot.matches('uploading')}
          guidance={guidance}
          onReview={(draft) => send({ type: 'productEdit.review', draft })}
          cancel={
            snapshot.can({ type: 'productEdit.cancel' }) && (
              <Button
                variant="ghost"
                size="lg"
                onClick={() => send({ type: 'productEdit.cancel' })}
              >
                Cancel
              </Button>
            )
          }
        >
          {snapshot.matches({ editing: 'unchanged' }) && (
            <Text role="status">Nothing has changed yet.</Text>
          )}
          {snapshot.matches({ editing: 'uploadFailed' }) && <FailureNote>{failure}</FailureNote>}
        </EditForm>
      </Box>
      {!isForm && (
        <Box maxWidth="4xl">
          <ChangeReview
            changes={getChanges(snapshot.context)}
            categories={categories}
            busy={snapshot.hasTag('busy')}
            failure={snapshot.hasTag('failed') ? failure : undefined}
            onSave={() => send({ type: 'productEdit.save' })}
            onBack={() => send({ type: 'productEdit.back' })}
          />
        </Box>
      )}
    </>
  );
}
