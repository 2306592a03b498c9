import { screen, waitFor, within } from '@testing-library/react';
import { setConfiguration } from '../../../../../../src/client/services/configuration';
import type { HealthReport } from '../../../../../../src/contract/console/health-report';
import type { Job, JobSummary } from '../../../../../../src/contract/console/job';
import { json, onCall } from '../../../../support/api-stub';
import { publicConfiguration } from '../../../../support/configuration';
import { admin } from '../../../../support/fixtures';
import { renderApplication, signIn } from '../../../../support/render-application';

const since = '2026-03-14T09:30:00.000Z';

const report: HealthReport = {
  checks: [
    { name: 'database', state: 'ok', message: 'The database answers.', since },
    { name: 'mail', state: 'failed', message: 'The mail server rejects the password.', since },
  ],
  alerts: [{ name: 'DeadLetters', isFiring: true, message: 'Jobs have failed for good.' }],
  version: '1.0.0',
  startedAt: since,
  migrations: {
    ...{ applied: 24, latest: { name: '024_reversal_reasons.sql', appliedAt: since } },
    ...{ pending: ['025_more.sql'], unknown: [] },
  },
};
const summary: JobSummary = {
  emails: { waiting: 1, retrying: 2, failed: 3, done: 40 },
  others: { waiting: 0, retrying: 0, failed: 0, done: 5, lastDoneAt: since },
};
const failedJob: Job = {
  ...{ _id: 'email/1', task: 'email', state: 'failed', attempts: 12, error: '550 No mailbox' },
  ...{ createdAt: since, failedAt: since },
};
const waitingJob: Job = {
  ...{ _id: 'later/2', task: 'later', state: 'waiting', attempts: 0, createdAt: since },
  dueAt: since,
};

beforeEach(() => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  signIn(admin, 'Admin');
  onCall('get', '/health-report', report);
  onCall('get', '/jobs/summary', summary);
});
afterEach(() => setConfiguration(publicConfiguration));

test('shows the failing services, the firing alerts, the pending migrations and the numbers of jobs', async () => {
  onCall('get', '/jobs', []);
  renderApplication('/dashboard/jobs');
  const services = await screen.findByRole('region', { name: 'Services' });
  const [database, mail] = within(services).getAllByRole('listitem');
  expect(database).toHaveTextContent(/Database.*Works/);
  expect(mail).toHaveTextContent(/Mail server.*Fails.*rejects the password/);
  expect(screen.getByRole('region', { name: 'Alerts' })).toHaveTextContent(/Failed jobs.*Firing/);
  expect(screen.getByText(/025_more.sql/)).toBeVisible();
  const emails = await screen.findByRole('row', { name: /Emails/ });
  expect(emails).toHaveTextContent(/Emails.*1.*2.*3.*40/);
});

test('retries a failed job, and filters by state', async () => {
  const listRequests = onCall('get', '/jobs', [failedJob, waitingJob]);
  const retryRequests = onCall('post', '/jobs/retries', { acknowledged: true, modifiedCount: 1 });
  const { user } = renderApplication('/dashboard/jobs');
  expect(await screen.findByText('550 No mailbox')).toBeVisible();
  // A job that only a newer server knows.
  expect(screen.getByText('later')).toBeVisible();
  const [retry, ...others] = screen.getAllByRole('button', { name: /^Retry/ });
  expect(others).toEqual([]);
  await user.click(retry!);
  expect(await screen.findByText('The job runs again.')).toBeInTheDocument();
  expect(retryRequests.map(({ body }) => body)).toEqual([{ id: 'email/1' }]);
  await waitFor(() => expect(listRequests).toHaveLength(2));
  await user.selectOptions(screen.getByLabelText('State'), 'Failed');
  await waitFor(() => expect(listRequests.at(-1)?.path).toContain('state=failed'));
});

test('shows when a job was done, and offers no retry for it', async () => {
  const finishedJob: Job = {
    ...{ _id: 'wishEmail/3', task: 'wishEmail', state: 'done', attempts: 1, createdAt: since },
    doneAt: since,
  };
  const listRequests = onCall('get', '/jobs', ({ path }) =>
    json(path.includes('done') ? [finishedJob] : []),
  );
  const { user } = renderApplication('/dashboard/jobs');
  await user.selectOptions(await screen.findByLabelText('State'), 'Done');
  const row = await screen.findByRole('row', { name: /Email about a wish/ });
  expect(row).toHaveTextContent(/Done.*Mar 14, 2026.*Mar 14, 2026/);
  expect(within(row).queryByRole('button')).not.toBeInTheDocument();
  expect(listRequests.at(-1)?.path).toContain('state=done');
});
