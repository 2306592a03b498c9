import { screen, waitFor, within } from '@testing-library/react';
import { setConfiguration } from '../../../../../../src/client/services/configuration';
import type { Role } from '../../../../../../src/contract/accounts/user';
import { onCall } from '../../../../support/api-stub';
import { publicConfiguration } from '../../../../support/configuration';
import { admin } from '../../../../support/fixtures';
import { onListCall } from '../../../../support/list-pages';
import { renderApplication, signIn } from '../../../../support/render-application';
import { userWithHistory } from '../../../../support/user-record';

afterEach(() => {
  setConfiguration(publicConfiguration);
  jest.restoreAllMocks();
});

function openPage(role: Role, search = '') {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  signIn(admin, role);
  onCall('get', '/reports', []);
  return renderApplication(`/dashboard/reports${search}`);
}

test('an admin exports the figures of the last year, or of another one', async () => {
  const files: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push(this.download);
  });
  const { user } = openPage('Admin');
  const exports = onCall('post', '/reports/figures', () => new Response('year,figure'));
  const thisYear = new Date().getUTCFullYear();
  await user.click(await screen.findByRole('button', { name: 'Export figures' }));
  await waitFor(() => expect(files).toEqual([`moderation-${thisYear - 1}.csv`]));
  await user.selectOptions(screen.getByLabelText('Year of the figures'), String(thisYear));
  await user.click(await screen.findByRole('button', { name: 'Export figures' }));
  await waitFor(() =>
    expect(exports.map(({ body }) => body)).toEqual([{ year: thisYear - 1 }, { year: thisYear }]),
  );
});

test('a moderator exports no figures', async () => {
  openPage('moderator');
  expect(await screen.findByText('No report is open')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Export figures' })).not.toBeInTheDocument();
});

test('staff see sixty more objections at a time', async () => {
  const objections = Array.from({ length: 62 }, (_, number) => ({
    ...{ id: `decision-${number}`, subjectType: 'listing', subjectName: 'Diver' },
    ...{ personName: 'Sam', action: 'hideListing', createdAt: '2026-03-15T09:30:00.000Z' },
    ...{ endsAt: null, reversedAt: null, hasOpenAppeal: true },
  }));
  const requests = onListCall('/decisions', objections);
  const { user } = openPage('moderator', '?state=objections');
  const list = within(await screen.findByRole('list', { name: 'the objections' }));
  expect(list.getAllByRole('listitem')).toHaveLength(60);
  expect(requests.map(({ path }) => path)).toEqual(['/decisions?appealed=true&limit=61']);
  await user.click(screen.getByRole('link', { name: 'Show more objections' }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(62));
  expect(window.location.search).toBe('?state=objections&shown=120');
  await user.selectOptions(screen.getByLabelText('State'), 'Open');
  expect(await screen.findByText('No report is open')).toBeVisible();
  expect(window.location.search).toBe('');
});

test('staff see all reports about the user in the URL, and the decisions, until this filter is removed', async () => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  signIn(admin, 'moderator');
  onCall('get', '/users/:id', userWithHistory);
  const requests = [onCall('get', '/reports', []), onCall('get', '/decisions', [])];
  const { user } = renderApplication('/dashboard/reports?person=user-1');
  expect(await screen.findByText('No reports')).toBeVisible();
  expect(await screen.findByRole('link', { name: userWithHistory.displayName })).toHaveAttribute(
    'href',
    '/dashboard/users/user-1',
  );
  await user.selectOptions(screen.getByLabelText('State'), 'Open');
  expect(await screen.findByText('No report is open')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('State'), 'All decisions');
  expect(await screen.findByText('No decisions')).toBeVisible();
  expect(window.location.search).toBe('?person=user-1&state=decisions');
  await user.click(screen.getByRole('link', { name: 'Show all users' }));
  await waitFor(() => expect(window.location.search).toBe('?state=decisions'));
  await waitFor(() =>
    expect(requests.map((each) => each.map(({ path }) => path))).toEqual([
      ['/reports?person=user-1&limit=61', '/reports?state=open&person=user-1&limit=61'],
      ['/decisions?person=user-1&limit=61', '/decisions?limit=61'],
    ]),
  );
  expect(screen.queryByText(userWithHistory.displayName)).not.toBeInTheDocument();
});

test('staff read a reported review on the page of the report, and can hide it', async () => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  signIn(admin, 'moderator');
  onCall('get', '/reports/report-1', {
    ...{ id: 'report-1', subjectType: 'review', subjectId: 'review-1', subjectName: 'Diver' },
    ...{ message: null, reason: 'harassment', text: 'It insults me.', reporterName: 'Sam' },
    ...{ reporterId: 'user-2', personName: 'Bea', personId: 'user-1', decisionId: null },
    ...{ createdAt: '2026-03-15T09:30:00.000Z', personSince: '2026-01-15T09:30:00.000Z' },
    ...{ otherReports: 0, reportsOfPerson: 1, decisionsOfPerson: 0, strikes: 0 },
    ...{ listing: null, reports: [], decisions: [] },
    review: {
      ...{ rating: 1, text: 'You fool.', photos: [], reply: null },
      ...{ orderId: 'order-1', isReplyReported: false },
    },
  });
  renderApplication('/dashboard/reports/report-1');
  expect(await screen.findByText('You fool.')).toBeVisible();
  expect(screen.getByText('Reported review')).toBeVisible();
  expect(screen.getByText('It insults me.')).toBeVisible();
  const actions = within(await screen.findByLabelText('What is done'));
  expect(actions.getByRole('option', { name: 'Hide the review' })).toBeInTheDocument();
  expect(actions.queryByRole('option', { name: 'Hide the listing' })).not.toBeInTheDocument();
});
