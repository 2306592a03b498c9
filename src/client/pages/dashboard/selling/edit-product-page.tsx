import { Skeleton } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { routes } from '../../../../contract/routes';
import { freshFor5Minutes } from '../../../api/api';
import { useCategoriesQuery } from '../../../api/categories-api';
import { loadFailureReason } from '../../../api/request-failure';
import { LoadFailure } from '../../../components/loading/load-failure';
import { LoadingStatus } from '../../../components/loading/loading-status';
import { LazyListingGuidance } from '../../../features/listing-guidance/lazy-listing-guidance';
import { usePhotoUploads } from '../../../features/photo-uploads/use-photo-uploads';
import { ProductEdit } from '../../../features/product-edit/product-edit';
import { useSession } from '../../../session/use-session';
import { DashboardPage } from '../dashboard-page';

/** The page on which a seller edits one of their products. */
export default function EditProductPage() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useCategoriesQuery(undefined, freshFor5Minutes);
  const session = useSession();
  const uploads = usePhotoUploads();
  return (
    <DashboardPage title={routes.editProduct.title}>
      {data ? (
        <ProductEdit
          key={id}
          id={id}
          categories={data}
          uploads={uploads}
          guidance={session.status === 'signedIn' && <LazyListingGuidance seller={session} />}
        />
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
