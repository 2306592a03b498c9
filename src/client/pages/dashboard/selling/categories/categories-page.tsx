import { Button, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { routes } from '../../../../../contract/routes';
import { refetchOnMountAndFocus } from '../../../../api/api';
import { useEditableCategoriesQuery } from '../../../../api/category-administration-api';
import { requestFailureMessage } from '../../../../api/request-failure';
import { useMountedWhileOpen } from '../../../../components/dialogs/use-mounted-while-open';
import { LoadFailure } from '../../../../components/loading/load-failure';
import { RecordsSkeleton } from '../../../../components/records/records-skeleton';
import { DashboardPage } from '../../dashboard-page';
import { CategoryDialog } from './category-dialog';
import { CategoryList } from './category-list';

/** The categories, as an admin manages them. */
export default function CategoriesPage() {
  const query = useEditableCategoriesQuery(undefined, refetchOnMountAndFocus);
  const { data, error, isFetching, refetch } = query;
  const [isAdding, setIsAdding] = useState(false);
  const { isMounted, onExitComplete } = useMountedWhileOpen(isAdding);
  return (
    <DashboardPage title={routes.categories.title}>
      {data ? (
        <Stack gap="6">
          <Button alignSelf="start" onClick={() => setIsAdding(true)}>
            Add category
          </Button>
          <CategoryList categories={data} />
          {isMounted && (
            <CategoryDialog
              open={isAdding}
              onClose={() => setIsAdding(false)}
              onExitComplete={onExitComplete}
            />
          )}
        </Stack>
      ) : error ? (
        <LoadFailure
          label="the categories"
          reason={requestFailureMessage(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <RecordsSkeleton label="Loading the categories" />
      )}
    </DashboardPage>
  );
}
