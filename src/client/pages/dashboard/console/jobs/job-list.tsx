import { Badge, Stack, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import {
  doneJobDays,
  jobStates,
  jobTasks,
  type Job,
  type JobState,
} from '../../../../../contract/console/job';
import { refetchOnMountAndFocus } from '../../../../api/api';
import { useJobsQuery } from '../../../../api/jobs-api';
import { SectionPanel } from '../../../../components/page/section-panel';
import { DateTime } from '../../../../components/product/date-time';
import { EmptyState } from '../../../../components/records/empty-state';
import type { Column } from '../../../../components/records/records-table';
import { ExpandableRecords, useVisibleCount } from '../../records/expandable-records';
import { FilterSelects, type Filter } from '../../records/filter-selects';
import { RetryJobButton } from './retry-job-button';

const stateLabels: Record<JobState, string> = {
  failed: 'Failed',
  retrying: 'Retrying',
  waiting: 'Waiting',
  done: 'Done',
};
const palettes: Record<JobState, string> = {
  failed: 'red',
  retrying: 'orange',
  waiting: 'gray',
  done: 'green',
};

const filters: readonly Filter[] = [
  { name: 'state', label: 'State', all: 'Not done', options: stateLabels },
];

/** Returns the label of a job. A newer server may know others. */
const describeJob = ({ task }: Job) => (jobTasks as Partial<Record<string, string>>)[task] ?? task;

const commonColumns: readonly Column<Job>[] = [
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
];
const openColumns: readonly Column<Job>[] = [
  ...commonColumns,
  { heading: 'Next attempt', cell: ({ dueAt }) => (dueAt ? <DateTime date={dueAt} /> : 'None') },
  {
    heading: 'Action',
    cardArea: 'action',
    cell: (job) =>
      job.state === 'failed' ? <RetryJobButton id={job._id} label={describeJob(job)} /> : null,
  },
];

const doneColumns: readonly Column<Job>[] = [
  ...commonColumns,
  { heading: 'Done', cell: ({ doneAt }) => (doneAt ? <DateTime date={doneAt} /> : '–') },
];

/** The jobs that are not done, or those in the state of the URL. */
export function JobList() {
  const [search] = useSearchParams();
  const visibleCount = useVisibleCount();
  const state = jobStates.find((each) => each === search.get('state'));
  const query = useJobsQuery({ state, visibleCount }, refetchOnMountAndFocus);
  return (
    <SectionPanel title="List of jobs">
      <FilterSelects label="the jobs" filters={filters} />
      <ExpandableRecords
        label="the jobs"
        itemsLabel="jobs"
        columns={state === 'done' ? doneColumns : openColumns}
        query={query}
        visibleCount={visibleCount}
        tableFrom="large"
        empty={
          <EmptyState title={state ? 'No such jobs' : 'Everything is done'}>
            <Text color="fg.muted">
              {`Emails and refunds appear here until they are done, and for ${doneJobDays} days under Done.`}
            </Text>
          </EmptyState>
        }
      />
    </SectionPanel>
  );
}
