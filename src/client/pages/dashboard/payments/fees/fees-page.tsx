import { Box, Text } from '@chakra-ui/react';
import { routes } from '../../../../../contract/routes';
import { freshFor5Minutes, refetchOnMount } from '../../../../api/api';
import { useCategoriesQuery } from '../../../../api/categories-api';
import { payoutsApi } from '../../../../api/payouts-api';
import { loadFailureReason } from '../../../../api/request-failure';
import { useShopSettingsQuery } from '../../../../api/settings-api';
import { LoadFailure } from '../../../../components/loading/load-failure';
import { SectionSkeleton } from '../../../../components/loading/section-skeleton';
import { DashboardPage } from '../../dashboard-page';
import { CsvExport } from '../../records/csv-export';
import { FeesForm } from './fees-form';

/** What the shop keeps of the price of a sale. */
export default function FeesPage() {
  const settings = useShopSettingsQuery(undefined, refetchOnMount);
  const categories = useCategoriesQuery(undefined, freshFor5Minutes);
  const error = settings.error ?? categories.error;
  return (
    <DashboardPage title={routes.fees.title}>
      <Text maxWidth="3xl" color="fg.muted">
        What the shop keeps of the price when a sale completes. Sellers see it while they enter a
        price. Each fee has an invoice with the address of your Imprint; a refund after the sale has
        a credit note.
      </Text>
      <Box>
        <CsvExport
          label="Export invoices"
          fileName="fee-invoices.csv"
          request={(dispatch, options) =>
            dispatch(payoutsApi.endpoints.exportFeeDocuments.initiate(undefined, options))
          }
        />
      </Box>
      {settings.data && categories.data ? (
        <FeesForm fees={settings.data.settings.fees} categories={categories.data} />
      ) : error ? (
        <LoadFailure
          label="the fees"
          reason={loadFailureReason(error)}
          retrying={settings.isFetching || categories.isFetching}
          onRetry={() => {
            void settings.refetch();
            void categories.refetch();
          }}
        />
      ) : (
        <SectionSkeleton label="Loading the fees" fillsWindow />
      )}
    </DashboardPage>
  );
}
