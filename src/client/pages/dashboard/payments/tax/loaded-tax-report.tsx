import { Badge, Flex, Heading, NativeSelect, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import {
  daysToAnswer,
  type ReportedSeller,
  type TaxReport,
} from '../../../../../contract/payments/tax-details';
import { refetchOnMountAndFocus } from '../../../../api/api';
import { loadFailureReason } from '../../../../api/request-failure';
import { taxDetailsApi, useTaxReportQuery } from '../../../../api/tax-details-api';
import { FormField } from '../../../../components/forms/form-field';
import { LoadFailure } from '../../../../components/loading/load-failure';
import { AmountText } from '../../../../components/money/amount-text';
import { formatDay } from '../../../../components/product/product-facts';
import { EmptyState } from '../../../../components/records/empty-state';
import { RecordsSkeleton } from '../../../../components/records/records-skeleton';
import { RecordsTable, type Column } from '../../../../components/records/records-table';
import { UserLink } from '../../console/people/user-link';
import { CsvExport } from '../../records/csv-export';

type Row = ReportedSeller & { _id: string };

const columns: readonly Column<Row>[] = [
  {
    heading: 'Seller',
    cardArea: 'title',
    cell: ({ sellerId, sellerName, sellerClosed }) => (
      <Stack gap="1" minWidth="0" align="start">
        <UserLink name={sellerName} id={sellerId} />
        {sellerClosed && <Badge colorPalette="orange">Account closed</Badge>}
      </Stack>
    ),
  },
  { heading: 'Sales', cell: ({ saleCount }) => <span>{saleCount}</span> },
  {
    heading: 'Amount less fees',
    cell: ({ totals }) => (
      <Stack gap="0">
        {totals.map((money) => (
          <AmountText key={money.currency} {...money} />
        ))}
      </Stack>
    ),
  },
  { heading: 'Tax details', cell: (seller) => <DetailsState {...seller} /> },
];

function DetailsState({ hasDetails, askedAt, reminders, heldAt }: ReportedSeller) {
  if (hasDetails) return <span>Entered</span>;
  const reminded = ['', ', reminded once', ', reminded twice'][reminders] ?? '';
  return (
    <Stack gap="1" align="start">
      <Badge colorPalette={heldAt ? 'red' : 'orange'}>
        {heldAt ? `Missing, payouts held since ${formatDay(heldAt)}` : 'Missing'}
      </Badge>
      <Text textStyle="sm" color="fg.muted">
        {askedAt === null ? 'Not asked yet' : `Asked on ${formatDay(askedAt)}${reminded}`}
      </Text>
    </Stack>
  );
}

const listedYears = 6;

/** Whom the operator has to report to the tax office, and the file with what they got. */
export function LoadedTaxReport() {
  const thisYear = new Date().getFullYear();
  const [year, setYear] = useState(thisYear);
  const { currentData, error, isFetching, refetch } = useTaxReportQuery(
    { year },
    refetchOnMountAndFocus,
  );
  return (
    <Stack as="section" gap="4" aria-labelledby="tax-report">
      <Stack direction={{ base: 'column', sm: 'row' }} justify="space-between" gap="3">
        <Heading as="h2" id="tax-report" textStyle="cardTitle">
          Report to the tax office (DAC7)
        </Heading>
        <Flex gap="3" align="end">
          <FormField label="Year">
            <NativeSelect.Root>
              <NativeSelect.Field
                value={year}
                onChange={({ currentTarget }) => setYear(Number(currentTarget.value))}
              >
                {Array.from({ length: listedYears }, (_, index) => (
                  <option key={index}>{thisYear - index}</option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </FormField>
          <CsvExport
            label="Export report"
            fileName={`tax-report-${year}.csv`}
            request={(dispatch) =>
              dispatch(taxDetailsApi.endpoints.exportTaxReport.initiate({ year }, { track: false }))
            }
          />
        </Flex>
      </Stack>
      {currentData ? (
        <ReportedSellers report={currentData} year={year} />
      ) : error ? (
        <LoadFailure
          label="the report to the tax office"
          reason={loadFailureReason(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <RecordsSkeleton label="Loading the report to the tax office" />
      )}
    </Stack>
  );
}

function ReportedSellers({ report, year }: { report: TaxReport; year: number }) {
  const { sellers, sellerCount, missingCount } = report;
  if (sellerCount === 0) {
    return (
      <EmptyState title={`No seller to report for ${year}`}>
        <Text color="fg.muted">
          Sellers appear here once they have reached the limit of the year.
        </Text>
      </EmptyState>
    );
  }
  return (
    <>
      <Text color="fg.muted">
        {`Due on January 31, ${year + 1}. Tax details are missing for ${missingCount} of ${sellerCount} sellers: the server asks them, reminds them twice, and holds their payouts after ${daysToAnswer} days.`}
      </Text>
      <RecordsTable
        label="the sellers to report"
        rows={sellers.map((seller) => ({ ...seller, _id: seller.sellerId }))}
        start={0}
        columns={columns}
      />
      {sellers.length < sellerCount && (
        <Text color="fg.muted">{`These are the first ${sellers.length}. The exported file has all.`}</Text>
      )}
    </>
  );
}
