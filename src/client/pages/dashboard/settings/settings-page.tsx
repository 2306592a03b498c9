import { Stack } from '@chakra-ui/react';
import { routes } from '../../../../contract/routes';
import { refetchOnMount } from '../../../api/api';
import { requestFailureMessage } from '../../../api/request-failure';
import { useShopSettingsQuery } from '../../../api/settings-api';
import { LoadFailure } from '../../../components/loading/load-failure';
import { SectionSpinner } from '../../../components/loading/section-spinner';
import { DashboardPage } from '../dashboard-page';
import { SettingsForm } from './settings-form';
import { TestEmail } from './test-email';
import { UnfinishedPages } from './unfinished-pages';

export default function SettingsPage() {
  const { data, error, isFetching, refetch } = useShopSettingsQuery(undefined, refetchOnMount);
  return (
    <DashboardPage title={routes.settings.title}>
      {data ? (
        <Stack gap="6">
          <UnfinishedPages />
          <SettingsForm {...data} />
          <TestEmail />
        </Stack>
      ) : error ? (
        <LoadFailure
          label="the settings"
          reason={requestFailureMessage(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SectionSpinner label="Loading the settings" fillsWindow />
      )}
    </DashboardPage>
  );
}
