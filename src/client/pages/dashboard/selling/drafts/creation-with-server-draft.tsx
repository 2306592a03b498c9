import { Link as ChakraLink, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { inGoodsWords } from '../../../../../contract/website/goods-words';
import type { StoredDraft } from '../../../../../contract/selling/product-draft';
import { useProductDraftQuery } from '../../../../api/product-drafts-api';
import { loadFailureReason, toRequestFailure } from '../../../../api/request-failure';
import { LoadFailure } from '../../../../components/loading/load-failure';
import { LoadingStatus } from '../../../../components/loading/loading-status';
import { EmptyState } from '../../../../components/records/empty-state';
import { usePhotoUploads } from '../../../../features/photo-uploads/use-photo-uploads';
import { ProductCreationForm } from '../../../../features/product-creation/product-creation-form';
import { DraftConflict } from '../../../../features/product-draft/draft-conflict';
import { DraftStatus } from '../../../../features/product-draft/draft-status';
import { localDraftStore } from '../../../../features/product-draft/local-drafts';
import { useProductDraft } from '../../../../features/product-draft/use-product-draft';
import { paths } from '../../../../services/paths/paths';
import type { CreationProps } from './creation-props';
import { DraftList } from './draft-list';
import { useOpenDraft } from './use-open-draft';

/** The number of drafts that Add a Product offers to continue. */
const offeredDrafts = 3;

/** Add a Product with a draft on the server. Requires extensions. */
export function CreationWithServerDraft(props: CreationProps) {
  const { id, isNew, requestedId, showInUrl, startNew } = useOpenDraft(props.seller.user.uid);
  const formProps = { ...props, id, onSaved: showInUrl, onAdded: startNew };
  return (
    <>
      {isNew && <DraftList heading="Continue a draft" limit={offeredDrafts} except={id} />}
      {isNew ? (
        <CreationFormWithDraft key={id} {...formProps} stored={undefined} />
      ) : (
        <StoredDraftForm key={id} {...formProps} isLinked={requestedId !== null} />
      )}
    </>
  );
}

interface CreationFormWithDraftProps extends CreationProps {
  id: string;
  onSaved: (id: string) => void;
  onAdded: () => void;
}

/**
 * Loads a draft, then shows its form.
 * @param props.isLinked whether the URL names the draft, so that a deleted one is explained
 */
function StoredDraftForm({
  isLinked,
  ...props
}: CreationFormWithDraftProps & { isLinked: boolean }) {
  const { id, seller } = props;
  const { data, error, isFetching, refetch } = useProductDraftQuery(id);
  if (data) return <CreationFormWithDraft {...props} stored={data} />;
  if (!error) {
    return (
      <LoadingStatus label="Loading the draft">
        <Skeleton height="46rem" borderRadius="xl" />
      </LoadingStatus>
    );
  }
  const { status } = toRequestFailure(error);
  if (status !== 404) {
    return (
      <LoadFailure
        label="the draft"
        reason={loadFailureReason(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const isUnsaved = localDraftStore(seller.user.uid).read(id) !== undefined;
  return isUnsaved || !isLinked ? (
    <CreationFormWithDraft {...props} stored={undefined} />
  ) : (
    <DeletedDraft />
  );
}

function DeletedDraft() {
  return (
    <EmptyState title="This draft no longer exists">
      <Text color="fg.muted">
        {inGoodsWords('You deleted it, or you put the watch up for sale.')}
      </Text>
      <ChakraLink asChild variant="underline">
        <Link to={paths.myProducts}>My Products</Link>
      </ChakraLink>
      <ChakraLink asChild variant="underline">
        <Link to={paths.addProduct}>{inGoodsWords('Add another watch')}</Link>
      </ChakraLink>
    </EmptyState>
  );
}

function CreationFormWithDraft({
  id,
  stored,
  onSaved,
  ...props
}: CreationFormWithDraftProps & { stored: StoredDraft | undefined }) {
  const { uid } = props.seller.user;
  const { snapshot, send, serverDraft } = useProductDraft({ uid, id, stored, onSaved });
  const uploads = usePhotoUploads();
  return (
    <Stack gap="4">
      <DraftConflict snapshot={snapshot} send={send} />
      <ProductCreationForm {...props} uploads={uploads} serverDraft={serverDraft} />
      <DraftStatus snapshot={snapshot} send={send} />
    </Stack>
  );
}
