import { screen, waitFor, within } from '@testing-library/react';
import type { ListedPerson } from '../../../../../../src/contract/console/person';
import { setConfiguration } from '../../../../../../src/client/services/configuration';
import { deferResponse, json, onCall } from '../../../../support/api-stub';
import { publicConfiguration } from '../../../../support/configuration';
import { admin, seller } from '../../../../support/fixtures';
import { currentUrl, renderApplication, signIn } from '../../../../support/render-application';
import { readTable } from '../../../../support/table';

const person: ListedPerson = {
  _id: 'user-1',
  displayName: seller.displayName,
  photoURL: '',
  role: 'seller',
  hasBothRoles: true,
  email: seller.email,
  suspended: true,
  deleted: false,
  registeredAt: '2026-03-15T09:30:00.000Z',
};

beforeEach(() => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  signIn(admin, 'Admin');
  onCall('get', '/staff-invitations', []);
});
afterEach(() => setConfiguration(publicConfiguration));

test('lists people with their roles and states, and links to each', async () => {
  const userWithoutRole = {
    ...person,
    _id: 'user-2',
    displayName: '',
    role: null,
    suspended: false,
  };
  onCall('get', '/users', [person, { ...userWithoutRole, hasBothRoles: false, deleted: true }]);
  renderApplication('/dashboard/people');
  const [headings, first, second] = await readTable('the people');
  expect(headings).toEqual(['No.', 'Name', 'Email', 'Role', 'Status', 'Registered']);
  expect(first?.slice(2, 5)).toEqual([seller.email, 'buyer and seller', 'Suspended']);
  expect(second?.slice(3, 5)).toEqual(['No role yet', 'Deleted']);
  const link = screen.getByRole('link', { name: seller.displayName });
  expect(link).toHaveAttribute('href', '/dashboard/users/user-1');
  expect(screen.getByRole('link', { name: 'No name' })).toBeVisible();
});

test('searches and filters, with the filters in the URL', async () => {
  const requests = onCall('get', '/users', ({ path }) =>
    json(path.includes('role=Admin') ? [] : [person]),
  );
  const { user } = renderApplication('/dashboard/people?q=ada&state=suspended');
  await screen.findByRole('table', { name: 'the people' });
  expect(screen.getByRole('searchbox', { name: 'Name, email address or id' })).toHaveValue('ada');
  expect(requests.map(({ path }) => path)).toEqual(['/users?text=ada&state=suspended&limit=61']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Admins');
  expect(await screen.findByText('No people found')).toBeVisible();
  expect(currentUrl()).toBe('/dashboard/people?q=ada&state=suspended&role=Admin');
  await user.click(screen.getByRole('link', { name: 'Show all people' }));
  await waitFor(() => expect(requests.at(-1)?.path).toBe('/users?limit=61'));
});

test('lets an admin export what is filtered', async () => {
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  onCall('get', '/users', [person]);
  const exports = onCall('get', '/users/export', () => new Response('csv'));
  const { user } = renderApplication('/dashboard/people?state=suspended');
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() =>
    expect(click.mock.contexts).toContainEqual(expect.objectContaining({ download: 'people.csv' })),
  );
  expect(exports.map(({ path }) => path)).toEqual(['/users/export?state=suspended']);
  click.mockRestore();
});

test('shows a moderator neither email addresses nor an export', async () => {
  onCall('get', '/users', [{ ...person, email: null }]);
  signIn(admin, 'moderator');
  renderApplication('/dashboard/people');
  expect(await screen.findByText('Hidden')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument();
});

test('does not show that no people were found while the list loads with other filters', async () => {
  const allPeople = deferResponse([person]);
  onCall('get', '/users', (request, count) =>
    request.path.includes('state=') ? json([]) : allPeople.respond(request, count),
  );
  const { user } = renderApplication('/dashboard/people?state=suspended');
  await user.click(await screen.findByRole('link', { name: 'Show all people' }));
  expect(await screen.findByText('Loading the people')).toBeInTheDocument();
  expect(screen.queryByText('No people found')).not.toBeInTheDocument();
  allPeople.release();
  expect(await screen.findByRole('table', { name: 'the people' })).toBeVisible();
});

test('an admin invites staff by email, and revokes an invitation', async () => {
  const invitation = {
    ...{ _id: 'invitation-1', email: 'ada@example.com', role: 'moderator' },
    ...{ invitedBy: 'Olga', expiresAt: '2026-12-05T09:30:00.000Z' },
  };
  onCall('get', '/users', []);
  onCall('get', '/staff-invitations', [invitation]);
  const invited = onCall('post', '/staff-invitations', { acknowledged: true });
  const revoked = onCall('post', '/staff-invitations/:id/revocation', { acknowledged: true });
  const { user } = renderApplication('/dashboard/people');
  expect((await readTable('the invitations'))[1]?.slice(1, 4)).toEqual([
    'ada@example.com',
    'Moderator',
    'Olga',
  ]);
  await user.click(screen.getByRole('button', { name: 'Invite staff' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Email address'), 'bea');
  await user.type(dialog.getByLabelText('Reason'), 'She knows watches.');
  await user.click(dialog.getByRole('button', { name: 'Invite' }));
  expect(dialog.getByText('Please enter a valid email address.')).toBeVisible();
  await user.type(dialog.getByLabelText('Email address'), '@example.com');
  await user.selectOptions(dialog.getByLabelText('Role'), 'Admin');
  await user.click(dialog.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText('The invitation is on its way.')).toBeInTheDocument();
  expect(invited[0]?.body).toEqual({
    ...{ email: 'bea@example.com', role: 'Admin', reason: 'She knows watches.' },
  });
  await user.click(screen.getByRole('button', { name: /Revoke the invitation of ada/ }));
  const question = within(await screen.findByRole('dialog'));
  await user.type(question.getByLabelText('Reason'), 'A wrong address.');
  await user.click(question.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('The invitation is revoked.')).toBeInTheDocument();
  expect(revoked[0]?.path).toBe('/staff-invitations/invitation-1/revocation');
});
