import { Button, Stack } from '@chakra-ui/react';
import { routes } from '../../../../../contract/routes';
import { refetchOnMountAndFocus } from '../../../../api/api';
import { useEditableCategoriesQuery } from '../../../../api/category-administration-api';
import { loadFailureReason } from '../../../../api/request-failure';
import { LoadFailure } from '../../../../components/loading/load-failure';
import { RecordsSkeleton } from '../../../../components/records/records-skeleton';
import { DashboardPage } from '../../dashboard-page';
import { CategoryDialog } from './category-dialog';
import { CategoryList } from './category-list';
import { useCategoryEdit } from './use-category-edit';

/** The categories, as an admin manages them. */
export default function CategoriesPage() {
  const query = useEditableCategoriesQuery(undefined, refetchOnMountAndFocus);
  const { data, error, isFetching, refetch } = query;
  const addition = useCategoryEdit();
  return (
    <DashboardPage title={routes.categories.title}>
      {data ? (
        <Stack gap="6">
          <Button alignSelf="start" onClick={() => addition.open()}>
            Add category
          </Button>
          <CategoryList categories={data} />
          {addition.isMounted && <CategoryDialog edit={addition} />}
        </Stack>
      ) : error ? (
        <LoadFailure
          label="the categories"
          reason={loadFailureReason(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <RecordsSkeleton label="Loading the categories" />
      )}
    </DashboardPage>
  );
}
