import { Stack } from '@chakra-ui/react';
import { routes } from '../../../../../contract/routes';
import { freshFor5Minutes, refetchOnMount } from '../../../../api/api';
import { loadFailureReason } from '../../../../api/request-failure';
import { useShopSettingsQuery } from '../../../../api/settings-api';
import { useEditableSitePagesQuery } from '../../../../api/site-pages-api';
import { LoadFailure } from '../../../../components/loading/load-failure';
import { SectionSkeleton } from '../../../../components/loading/section-skeleton';
import { DashboardPage } from '../../dashboard-page';
import { SettingsForm } from './settings-form';
import { TestEmail } from './test-email';
import { UnfinishedPages } from './unfinished-pages';

export default function SettingsPage() {
  const { data, error, isFetching, refetch } = useShopSettingsQuery(undefined, refetchOnMount);
  const pages = useEditableSitePagesQuery(undefined, freshFor5Minutes);
  return (
    <DashboardPage title={routes.settings.title}>
      {/* Together, because the note about the pages would move the form. */}
      {data && !pages.isLoading ? (
        <Stack gap="6">
          <UnfinishedPages pages={pages.data ?? []} />
          <SettingsForm {...data} />
          <TestEmail />
        </Stack>
      ) : error ? (
        <LoadFailure
          label="the settings"
          reason={loadFailureReason(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SectionSkeleton label="Loading the settings" fillsWindow />
      )}
    </DashboardPage>
  );
}
