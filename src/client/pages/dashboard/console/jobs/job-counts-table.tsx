import { Text } from '@chakra-ui/react';
import { doneJobDays, type JobCounts } from '../../../../../contract/console/job';
import { formatCount } from '../../../../../contract/text/format-count';
import { refetchOnMountAndFocus } from '../../../../api/api';
import { useJobSummaryQuery } from '../../../../api/jobs-api';
import { loadFailureReason } from '../../../../api/request-failure';
import { LoadFailure } from '../../../../components/loading/load-failure';
import { SectionPanel } from '../../../../components/page/section-panel';
import { DateTime } from '../../../../components/product/date-time';
import { RecordsSkeleton } from '../../../../components/records/records-skeleton';
import { RecordsTable, type Column } from '../../../../components/records/records-table';

type Row = JobCounts & { _id: string; name: string };

const columns: readonly Column<Row>[] = [
  { heading: 'Jobs', cardArea: 'title', cell: ({ name }) => name },
  { heading: 'Waiting', cell: ({ waiting }) => formatCount(waiting) },
  { heading: 'Retrying', cell: ({ retrying }) => formatCount(retrying) },
  { heading: 'Failed', cell: ({ failed }) => formatCount(failed) },
  { heading: `Done in ${doneJobDays} days`, cell: ({ done }) => formatCount(done) },
  {
    heading: 'Last done',
    cell: ({ lastDoneAt }) => (lastDoneAt ? <DateTime date={lastDoneAt} /> : '–'),
  },
];

/** The emails and the other jobs, counted by state. */
export function JobCountsTable() {
  const { data, error, isFetching, refetch } = useJobSummaryQuery(
    undefined,
    refetchOnMountAndFocus,
  );
  return (
    <SectionPanel title="Emails and other jobs">
      {data ? (
        <RecordsTable
          label="jobs by state"
          rows={[
            { _id: 'emails', name: 'Emails', ...data.emails },
            { _id: 'others', name: 'Refunds and other calls', ...data.others },
          ]}
          start={0}
          columns={columns}
        />
      ) : error ? (
        <LoadFailure
          label="the counts"
          reason={loadFailureReason(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <RecordsSkeleton label="Loading the counts" />
      )}
      <Text color="fg.muted" textStyle="sm">
        An email counts as done when the mail server has accepted it, or when its recipient does not
        want it. If it bounces later, the message arrives at the sender address, not here.
      </Text>
    </SectionPanel>
  );
}
