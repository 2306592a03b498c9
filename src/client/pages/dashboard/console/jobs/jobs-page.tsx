import { Stack } from '@chakra-ui/react';
import { routes } from '../../../../../contract/routes';
import { DashboardPage } from '../../dashboard-page';
import { Health } from './health';
import { JobCountsTable } from './job-counts-table';
import { JobList } from './job-list';

/** What waits in the outbox, and whether the server and its services work. */
export default function JobsPage() {
  return (
    <DashboardPage title={routes.jobs.title}>
      <Stack gap="6">
        <Health />
        <JobCountsTable />
        <JobList />
      </Stack>
    </DashboardPage>
  );
}
