import { Stack } from '@chakra-ui/react';
import { routes } from '../../../../../contract/routes';
import { refetchOnMount } from '../../../../api/api';
import { loadFailureReason } from '../../../../api/request-failure';
import { useSearchReportQuery } from '../../../../api/search-words-api';
import { useShopSettingsQuery } from '../../../../api/settings-api';
import { LoadFailure } from '../../../../components/loading/load-failure';
import { SectionSpinner } from '../../../../components/loading/section-spinner';
import { DashboardPage } from '../../dashboard-page';
import { PlacesForm } from './places-form';
import { SearchWordsForm } from './search-words-form';

/** What people searched for in vain, and the words and places that the search understands. */
export default function SearchWordsPage() {
  const report = useSearchReportQuery(undefined, refetchOnMount);
  const settings = useShopSettingsQuery(undefined, refetchOnMount);
  const error = report.error ?? settings.error;
  return (
    <DashboardPage title={routes.searchWords.title}>
      {report.data && settings.data ? (
        <Stack gap="6">
          <SearchWordsForm report={report.data} searchWords={settings.data.settings.searchWords} />
          <PlacesForm report={report.data} places={settings.data.settings.places} />
        </Stack>
      ) : error ? (
        <LoadFailure
          label="the search words"
          reason={loadFailureReason(error)}
          retrying={report.isFetching || settings.isFetching}
          onRetry={() => {
            void report.refetch();
            void settings.refetch();
          }}
        />
      ) : (
        <SectionSpinner label="Loading the search words" fillsWindow />
      )}
    </DashboardPage>
  );
}
