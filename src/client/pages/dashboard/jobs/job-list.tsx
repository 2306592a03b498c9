import { Badge, Stack, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { jobStates, jobTasks, type Job, type JobState } from '../../../../contract/job';
import { refetchOnMountAndFocus } from '../../../api/api';
import { useJobsQuery } from '../../../api/jobs-api';
import { SectionPanel } from '../../../components/page/section-panel';
import { DateTime } from '../../../components/product/date-time';
import { EmptyState } from '../../../components/records/empty-state';
import type { Column } from '../../../components/records/records-table';
import { ExpandableRecords, useVisibleCount } from '../expandable-records';
import { FilterSelects, type Filter } from '../reports/filter-selects';
import { RetryJobButton } from './retry-job-button';

const stateLabels: Record<JobState, string> = {
  failed: 'Failed',
  retrying: 'Retrying',
  waiting: 'Waiting',
};
const palettes: Record<JobState, string> = { failed: 'red', retrying: 'orange', waiting: 'gray' };

const filters: readonly Filter[] = [
  { name: 'state', label: 'State', all: 'Every state', options: stateLabels },
];

/** Returns the label of a job. A newer server may know others. */
const describeJob = ({ task }: Job) => (jobTasks as Partial<Record<string, string>>)[task] ?? task;

const columns: readonly Column<Job>[] = [
  {
    heading: 'Job',
    cardArea: 'title',
    cell: (job) => (
      <Stack gap="0.5">
        <Text>{describeJob(job)}</Text>
        <Text color="fg.muted" fontSize="xs" fontWeight="400" overflowWrap="anywhere">
          {job._id}
        </Text>
      </Stack>
    ),
  },
  {
    heading: 'State',
    cell: ({ state }) => (
      <Badge size="lg" colorPalette={palettes[state]}>
        {stateLabels[state]}
      </Badge>
    ),
  },
  { heading: 'Attempts', cell: ({ attempts }) => attempts },
  {
    heading: 'Last error',
    cell: ({ error }) => <Text overflowWrap="anywhere">{error ?? '–'}</Text>,
  },
  { heading: 'Created', cell: ({ createdAt }) => <DateTime date={createdAt} /> },
  { heading: 'Next attempt', cell: ({ dueAt }) => (dueAt ? <DateTime date={dueAt} /> : 'None') },
  {
    heading: 'Action',
    cardArea: 'action',
    cell: (job) =>
      job.state === 'failed' ? <RetryJobButton id={job._id} label={describeJob(job)} /> : null,
  },
];

/** The jobs that are not done. The URL has the filter. */
export function JobList() {
  const [search] = useSearchParams();
  const visibleCount = useVisibleCount();
  const state = jobStates.find((each) => each === search.get('state'));
  const query = useJobsQuery({ state, visibleCount }, refetchOnMountAndFocus);
  return (
    <SectionPanel title="Jobs that are not done">
      <FilterSelects label="the jobs" filters={filters} />
      <ExpandableRecords
        label="the jobs"
        itemsLabel="jobs"
        columns={columns}
        query={query}
        visibleCount={visibleCount}
        tableFrom="xl"
        empty={
          <EmptyState title={state ? 'No such jobs' : 'Everything is done'}>
            <Text color="fg.muted">Emails and refunds appear here until they are done.</Text>
          </EmptyState>
        }
      />
    </SectionPanel>
  );
}
