import { Box, Skeleton } from '@chakra-ui/react';
import { useState } from 'react';
import { routes } from '../../../../contract/routes';
import { useMustConfirmEmail } from '../../../session/use-must-confirm-email';
import { useSession } from '../../../session/use-session';
import { freshFor5Minutes } from '../../../api/api';
import { useCategoriesQuery } from '../../../api/categories-api';
import { loadFailureReason } from '../../../api/request-failure';
import { LoadFailure } from '../../../components/loading/load-failure';
import { LoadingStatus } from '../../../components/loading/loading-status';
import { LazyConfirmationNotice } from '../../../features/email-confirmation/lazy-confirmation-notice';
import { LazyListingGuidance } from '../../../features/listing-guidance/lazy-listing-guidance';
import { hasCapability } from '../../../services/configuration';
import { CreationWithServerDraft } from './drafts/creation-with-server-draft';
import { DashboardPage } from '../dashboard-page';
import { usePhotoUploads } from '../../../features/photo-uploads/use-photo-uploads';
import { ProductCreationForm } from '../../../features/product-creation/product-creation-form';
import type { CreationProps } from './drafts/creation-props';

export default function AddProductPage() {
  const { data, error, isFetching, refetch } = useCategoriesQuery(undefined, freshFor5Minutes);
  const session = useSession();
  const mustConfirm = useMustConfirmEmail();
  const [noticeAtButton, setNoticeAtButton] = useState<HTMLElement | null>(null);
  const Creation = hasCapability('extensions') ? CreationWithServerDraft : CreationWithBrowserDraft;
  return (
    <DashboardPage title={routes.addProduct.title}>
      {data && session.status === 'signedIn' ? (
        <>
          {mustConfirm && (
            <Box marginBottom="6" maxWidth="4xl">
              <LazyConfirmationNotice
                user={session.user}
                purpose="add a watch"
                repeatedIn={noticeAtButton}
              />
            </Box>
          )}
          <Creation
            seller={session}
            categories={data}
            guidance={hasCapability('extensions') && <LazyListingGuidance seller={session} />}
            reasonRef={mustConfirm ? setNoticeAtButton : undefined}
          />
        </>
      ) : error ? (
        <LoadFailure
          label="the categories"
          reason={loadFailureReason(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingStatus label="Loading the form">
          <Skeleton height="46rem" maxWidth="4xl" borderRadius="xl" />
        </LoadingStatus>
      )}
    </DashboardPage>
  );
}

/** Add a Product with a draft in this browser only, for a server that stores none. */
function CreationWithBrowserDraft(props: CreationProps) {
  const [addedCount, setAddedCount] = useState(0);
  const uploads = usePhotoUploads();
  // The key empties the form for a seller who adds another product before My Products has loaded.
  return (
    <ProductCreationForm
      key={addedCount}
      {...props}
      uploads={uploads}
      onAdded={() => setAddedCount(addedCount + 1)}
    />
  );
}
