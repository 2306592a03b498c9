import { cleanup, screen, within } from '@testing-library/react';
import { setConfiguration } from '../../../../../../src/client/services/configuration';
import { errorResponse, json, onCall } from '../../../../support/api-stub';
import { publicConfiguration } from '../../../../support/configuration';
import { admin, buyer, seller } from '../../../../support/fixtures';
import { renderApplication, signIn } from '../../../../support/render-application';
import { readTable } from '../../../../support/table';
import { userWithHistory as person } from '../../../../support/user-record';

beforeEach(() => {
  setConfiguration({
    ...publicConfiguration,
    capabilities: ['extensions'],
  });
});
afterEach(() => setConfiguration(publicConfiguration));

const ruleFields = {
  basis: 'terms',
  rule: 'Scam or fraud: nobody deceives others, or asks for payment outside of the shop (Terms, “What is not allowed”)',
};

const readActions = async () => {
  const group = await screen.findByRole('group', { name: 'Actions' });
  return within(group)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
};

test('shows an admin the orders, the listings and the acts of staff, with links to each', async () => {
  signIn(admin, 'Admin');
  onCall('get', '/users/:id', person);
  renderApplication('/dashboard/users/user-1');
  expect((await readTable('orders of the user'))[1]).toEqual([
    '1',
    'Omega Seamaster3A3C-9D10',
    'seller',
    buyer.displayName,
    expect.any(String),
    'Booked',
  ]);
  expect(screen.getByRole('link', { name: buyer.displayName })).toHaveAttribute(
    'href',
    '/dashboard/users/user-2',
  );
  expect((await readTable('listings of the user'))[1]).toContain('Hidden');
  expect((await readTable('acts of staff'))[1]?.slice(2)).toEqual([
    admin.displayName,
    expect.any(String),
    'Trade register HRB 1234.',
  ]);
  expect(screen.getByRole('link', { name: seller.email })).toBeVisible();
  expect(await readActions()).toEqual([
    'Verify',
    'Suspend',
    'Sign out everywhere',
    'Make moderator',
    'Delete',
  ]);
});

test('shows the active strikes and the decisions, with links to their statements of reasons', async () => {
  signIn(admin, 'moderator');
  const decision = {
    ...{ id: 'decision-1', subjectType: 'listing', subjectName: 'Omega Seamaster' },
    ...{ personId: person._id, personName: person.displayName, action: 'hideListing' },
    ...{ createdAt: '2026-03-16T09:30:00.000Z', endsAt: null, reversedAt: null },
    hasOpenAppeal: true,
  };
  const counts = { ...person.counts, strikes: 2 };
  onCall('get', '/users/:id', { ...person, counts, decisions: [decision] });
  renderApplication('/dashboard/users/user-1');
  const list = within(await screen.findByRole('list', { name: 'decisions about the user' }));
  expect(list.getByRole('link', { name: 'Hide the listing' })).toHaveAttribute(
    'href',
    '/decision/decision-1',
  );
  expect(screen.getByText('Active strikes').nextSibling).toHaveTextContent('2');
});

test('links an admin to the audit log when the account has more acts than the page shows', async () => {
  const [act] = person.acts;
  const acts = Array.from({ length: 20 }, (_, index) => ({ ...act, _id: String(index) }));
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  onCall('get', '/users/:id', (_request, count) =>
    json(count === 1 ? person : { ...person, acts }),
  );
  signIn(admin, 'Admin');
  renderApplication('/dashboard/users/user-1');
  await readTable('acts of staff');
  expect(screen.queryByRole('link', { name: 'All acts on the account' })).not.toBeInTheDocument();
  cleanup();
  renderApplication('/dashboard/users/user-1');
  expect(await screen.findByRole('link', { name: 'All acts on the account' })).toHaveAttribute(
    'href',
    '/dashboard/audit-log?q=user-1',
  );
});

test('links to all orders of a user who has more than their page shows', async () => {
  signIn(admin, 'Admin');
  onCall('get', '/users/:id', (_request, count) =>
    json(count === 1 ? person : { ...person, counts: { ...person.counts, purchases: 20 } }),
  );
  renderApplication('/dashboard/users/user-1');
  await readTable('orders of the user');
  expect(screen.queryByRole('link', { name: 'All orders of the user' })).not.toBeInTheDocument();
  cleanup();
  renderApplication('/dashboard/users/user-1');
  expect(await screen.findByRole('link', { name: 'All orders of the user' })).toHaveAttribute(
    'href',
    '/dashboard/all-orders?user=user-1',
  );
});

test('links to all reports and decisions about a user who has more than their page shows', async () => {
  signIn(admin, 'moderator');
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  const [report] = person.reports;
  const decision = {
    ...{ id: 'decision', subjectType: 'listing', subjectName: 'Omega Seamaster' },
    ...{ personId: person._id, personName: person.displayName, action: 'hideListing' },
    ...{ createdAt: '2026-03-16T09:30:00.000Z', endsAt: null, reversedAt: null },
    hasOpenAppeal: false,
  };
  const createRecord = (count: number) => ({
    ...person,
    reports: Array.from({ length: count }, (_, index) => ({ ...report, _id: String(index) })),
    decisions: Array.from({ length: count }, (_, index) => ({ ...decision, id: String(index) })),
  });
  onCall('get', '/users/:id', (_request, count) => json(createRecord(count === 1 ? 19 : 20)));
  renderApplication('/dashboard/users/user-1');
  await readTable('reports about the user');
  const name = /^All (reports|decisions) about the user$/;
  expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
  cleanup();
  renderApplication('/dashboard/users/user-1');
  const links = await screen.findAllByRole('link', { name });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/reports?person=user-1',
    '/dashboard/reports?state=decisions&person=user-1',
  ]);
});

test('a moderator neither sees the email address nor verifies, but can ask for contact data with a reason', async () => {
  signIn(admin, 'moderator');
  onCall('get', '/users/:id', { ...person, email: null });
  const contactDataRequests = onCall('post', '/users/:id/contact-data', {
    email: seller.email,
    phoneNumbers: ['01812345678'],
  });
  const { user } = renderApplication('/dashboard/users/user-1');
  expect(await readActions()).toEqual(['Suspend', 'Sign out everywhere']);
  expect(screen.queryByText(seller.email)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show contact data' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Show' }));
  expect(await dialog.findByText('Please say why.')).toBeVisible();
  expect(contactDataRequests).toHaveLength(0);
  await user.type(dialog.getByLabelText(/^Reason/), 'A buyer reports a threat.');
  await user.click(dialog.getByRole('button', { name: 'Show' }));
  expect(await screen.findByRole('link', { name: seller.email })).toBeVisible();
  expect(screen.getByRole('link', { name: '01812345678' })).toBeVisible();
  expect(contactDataRequests.map(({ body }) => body)).toEqual([
    { reason: 'A buyer reports a threat.' },
  ]);
});

test('suspends with a reason and a time, and keeps the reason when that fails', async () => {
  signIn(admin, 'Admin');
  let record = person;
  onCall('get', '/users/:id', () => json(record));
  let fails = true;
  const requests = onCall('put', '/users/:id/suspension', () => {
    if (fails) return errorResponse(409, "Admins and moderators can't be suspended.");
    record = {
      ...person,
      suspension: { reason: 'Sells replicas.', since: '2026-03-17T09:30:00.000Z', until: null },
    };
    return json({ acknowledged: true });
  });
  const { user } = renderApplication('/dashboard/users/user-1');
  await user.click(await screen.findByRole('button', { name: 'Suspend' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('How long'), '30 days');
  await user.type(dialog.getByLabelText(/^Facts/), 'Sells replicas.');
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(await dialog.findByText(/^Please name the rule/)).toBeVisible();
  await user.selectOptions(dialog.getByLabelText(/^Rule/), "The shop's terms: Scam or fraud");
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent("can't be suspended");
  expect(dialog.getByLabelText(/^Facts/)).toHaveValue('Sells replicas.');
  fails = false;
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByText('The user is suspended.')).toBeInTheDocument();
  expect(await screen.findByText(/^Suspended since/)).toBeVisible();
  expect(requests.map(({ body }) => body)).toEqual([
    { reason: 'Sells replicas.', ...ruleFields, days: 30 },
    { reason: 'Sells replicas.', ...ruleFields, days: 30 },
  ]);
  expect(await readActions()).toContain('Lift suspension');
});

test('a change of a suspension requires its duration again', async () => {
  signIn(admin, 'Admin');
  const suspension = { reason: 'Fraud.', since: '2026-03-17T09:30:00.000Z', until: null };
  onCall('get', '/users/:id', { ...person, suspension });
  const requests = onCall('put', '/users/:id/suspension', { acknowledged: true });
  const { user } = renderApplication('/dashboard/users/user-1');
  await user.click(await screen.findByRole('button', { name: 'Change suspension' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Facts/), 'Sells replicas.');
  await user.selectOptions(dialog.getByLabelText(/^Rule/), "The shop's terms: Scam or fraud");
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(await dialog.findByText('Please choose how long from now.')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText(/^How long/), 'Until lifted');
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByText('The user is suspended.')).toBeInTheDocument();
  expect(requests.map(({ body }) => body)).toEqual([{ reason: 'Sells replicas.', ...ruleFields }]);
});

test('shows the open orders, deletes the user with a reason, and shows the deleted user', async () => {
  signIn(admin, 'Admin');
  let storedPerson = person;
  onCall('get', '/users/:id', () => json(storedPerson));
  const orders = onCall('get', '/all-sales', []);
  const requests = onCall('delete', '/user/:id', () => {
    const deletedAt = '2026-03-17T09:30:00.000Z';
    storedPerson = { ...person, displayName: 'Deleted user', email: '', deletedAt };
    return json({ acknowledged: true, deletedCount: 1 });
  });
  const { user } = renderApplication('/dashboard/users/user-1');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('They have no open orders.')).toBeVisible();
  expect(orders.map(({ path }) => path)).toEqual(['/all-sales?openOf=user-1&limit=1000']);
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByText('Please say why.')).toBeVisible();
  await user.type(dialog.getByLabelText(/^Reason/), 'Registered twice.');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The user is deleted.')).toBeInTheDocument();
  expect(await screen.findByText('Deleted user')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Actions' })).not.toBeInTheDocument();
  expect(requests.map(({ path, body }) => [path, body])).toEqual([
    ['/user/user-1', { reason: 'Registered twice.' }],
  ]);
});

test('reports that there was no user to delete', async () => {
  signIn(admin, 'Admin');
  onCall('get', '/users/:id', person);
  onCall('get', '/all-sales', []);
  onCall('delete', '/user/:id', { acknowledged: true, deletedCount: 0 });
  const { user } = renderApplication('/dashboard/users/user-1');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Reason/), 'Registered twice.');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('they may be gone already');
  expect(screen.queryByText('The user is deleted.')).not.toBeInTheDocument();
});

test('offers no deletion of staff', async () => {
  signIn(admin, 'Admin');
  onCall('get', '/users/:id', { ...person, role: 'moderator' });
  renderApplication('/dashboard/users/user-1');
  expect(await readActions()).toEqual(['Sign out everywhere', 'Remove moderator role']);
});

test('shows that there is no such user', async () => {
  signIn(admin, 'Admin');
  onCall('get', '/users/:id', () => errorResponse(404, 'There is no such user.'));
  renderApplication('/dashboard/users/none');
  expect(await screen.findByText('There is no such user')).toBeVisible();
});

test('shows the notes of staff, and adds one', async () => {
  signIn(admin, 'moderator');
  onCall('get', '/users/:id', person);
  const note = { _id: 'note-1', authorName: 'Olga', createdAt: '2026-11-26T12:04:00.000Z' };
  let notes = [{ ...note, text: 'Sends the papers.' }];
  const read = onCall('get', '/staff-notes', (_request, count) =>
    count === 1 ? errorResponse(400, 'Not today.') : json(notes),
  );
  const added = onCall('post', '/staff-notes', () => {
    notes = [...notes, { ...note, _id: 'note-2', text: 'They came.' }];
    return json({ acknowledged: true });
  });
  const { user } = renderApplication('/dashboard/users/user-1');
  expect(await screen.findByText(/could not load the notes of staff. Not today/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  const list = await screen.findByRole('list', { name: 'notes of staff' });
  expect(list).toHaveTextContent('Sends the papers.');
  await user.type(screen.getByLabelText('Note'), 'They came.');
  await user.click(screen.getByRole('button', { name: 'Add the note' }));
  expect(await screen.findByText('They came.', { selector: 'li *' })).toBeVisible();
  expect(screen.getByLabelText('Note')).toHaveValue('');
  expect(read[0]?.path).toBe('/staff-notes?subjectType=user&subjectId=user-1');
  expect(added[0]?.body).toEqual({
    ...{ subjectType: 'user', subjectId: 'user-1', text: 'They came.' },
  });
});
