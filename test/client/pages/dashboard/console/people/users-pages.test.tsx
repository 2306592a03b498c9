import { screen, waitFor, within } from '@testing-library/react';
import { setConfiguration } from '../../../../../../src/client/services/configuration';
import { publicConfiguration } from '../../../../support/configuration';
import { admin, buyer, seller, userRecord } from '../../../../support/fixtures';
import { onListCall } from '../../../../support/list-pages';
import { json, onCall, errorResponse } from '../../../../support/api-stub';
import { currentUrl, renderApplication, signIn } from '../../../../support/render-application';
import { sale } from '../../../../support/sales';
import { readTable } from '../../../../support/table';

beforeEach(() => signIn(admin, 'Admin'));

describe.each([
  {
    title: 'All Sellers',
    page: '/dashboard/all-sellers',
    call: '/all-seller',
    table: 'the sellers',
    person: userRecord(seller, { role: 'seller' }),
    verified: 'User Verified Successfully!',
    deleted: 'Seller Deleted Successfully!',
    keptOrders: /^Paid orders: 2. They stay paid, and the buyers see that the account was closed/,
    lostOrders: /^Unpaid orders: 1. They can no longer be paid/,
  },
  {
    title: 'All Buyers',
    page: '/dashboard/all-buyers',
    call: '/all-buyer',
    table: 'the buyers',
    person: userRecord(buyer, { role: 'buyer' }),
    verified: 'Buyer Verified Successfully!',
    deleted: 'Buyer Deleted Successfully!',
    keptOrders: /^Paid orders: 2. The watches stay sold; the buyer can't open the receipts/,
    lostOrders: /^Unpaid orders: 1. They are cancelled, and the watches can be booked again/,
  },
])(
  '$title',
  ({
    title,
    page,
    call: callPath,
    table,
    person,
    verified: verifiedToast,
    deleted: deletedToast,
    ...orderTexts
  }) => {
    const { _id, displayName, email, role } = person;
    const deleteButtonName = `Delete ${displayName}, ${email}`;

    test('lists the users', async () => {
      onCall('get', callPath, [person]);
      renderApplication(page);
      const [headings, row] = await readTable(table);
      expect(headings).toEqual(['No.', 'Image and Name', 'Email', 'Role', 'Status', 'Delete']);
      expect(row?.slice(2)).toEqual([email, role, 'Verify', 'Delete']);
      expect(row?.[1]).toContain(displayName);
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    });

    test('marks users without an email address, and lets an admin delete them', async () => {
      onCall('get', callPath, [{ ...person, email: '' }]);
      renderApplication(page);
      const [, row] = await readTable(table);
      expect(row?.[2]).toBe('No email address');
      const name = `Delete ${displayName}, No email address`;
      expect(screen.getByRole('button', { name })).toBeVisible();
    });

    test('verifies a user', async () => {
      onCall('get', callPath, [person]);
      const changeRequests = onCall('put', '/user/verified/:id', { modifiedCount: 1 });
      const { user } = renderApplication(page);
      await user.click(await screen.findByRole('button', { name: 'Verify' }));
      expect(await screen.findByText(verifiedToast)).toBeInTheDocument();
      expect(screen.getByRole('img', { name: 'Verified' })).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Verify' })).not.toBeInTheDocument();
      expect(changeRequests.map(({ path }) => path)).toEqual([`/user/verified/${_id}`]);
    });

    test('shows in the row why a user was not verified', async () => {
      onCall('get', callPath, [person]);
      onCall('put', '/user/verified/:id', () => errorResponse(404, 'There is no such user.'));
      const { user } = renderApplication(page);
      await user.click(await screen.findByRole('button', { name: 'Verify' }));
      expect(await screen.findByRole('alert')).toHaveTextContent('There is no such user.');
      expect(screen.queryByText(verifiedToast)).not.toBeInTheDocument();
    });

    test('deletes a user after a confirmation', async () => {
      let people = [person];
      onCall('get', callPath, () => json(people));
      const deletionRequests = onCall('delete', '/user/:id', () => {
        people = [];
        return json({ deletedCount: 1 });
      });
      const { user } = renderApplication(page);
      await user.click(await screen.findByRole('button', { name: deleteButtonName }));
      const dialog = await screen.findByRole('alertdialog', {
        name: 'Are you sure about deleting the user!',
      });
      expect(dialog).toHaveTextContent(displayName);
      expect(deletionRequests).toHaveLength(0);
      await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
      expect(await screen.findByText(deletedToast)).toBeInTheDocument();
      expect(await screen.findByText('No users yet')).toBeInTheDocument();
      expect(deletionRequests.map(({ path }) => path)).toEqual([`/user/${_id}`]);
    });

    async function openDeletionDialog(name = deleteButtonName) {
      const { user } = renderApplication(page);
      await user.click(await screen.findByRole('button', { name }));
      return within(await screen.findByRole('alertdialog'));
    }

    test('distinguishes two users of the same name before one is deleted', async () => {
      const twin = { ...person, _id: 'twin', email: 'twin@example.com' };
      onCall('get', callPath, [person, twin]);
      const dialog = await openDeletionDialog(`Delete ${displayName}, twin@example.com`);
      expect(dialog.getByText(displayName)).toBeVisible();
      expect(dialog.getByText('twin@example.com')).toBeVisible();
      expect(dialog.queryByText(email)).not.toBeInTheDocument();
    });

    test('shows in the confirmation what happens to the orders of the user', async () => {
      onCall('get', callPath, [{ ...person, paidOrders: 2, unpaidOrders: 1 }]);
      const dialog = await openDeletionDialog();
      expect(dialog.getByText(orderTexts.keptOrders)).toBeVisible();
      expect(dialog.getByText(orderTexts.lostOrders)).toBeVisible();
    });

    describe('if the server sends the state of orders', () => {
      beforeEach(() => {
        setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
        onCall('get', callPath, [{ ...person, paidOrders: 2, unpaidOrders: 1 }]);
      });
      afterEach(() => setConfiguration(publicConfiguration));

      test('lists the open orders of the user, and what happens to each', async () => {
        const requests = onCall('get', '/all-sales', [
          { ...sale, orderId: '1' },
          { ...sale, orderId: '2', state: 'handOverClaimed' },
          { ...sale, orderId: '3', state: 'refundFailed' },
          { ...sale, orderId: '4', state: 'bankDispute' },
        ]);
        const dialog = await openDeletionDialog();
        const orders = within(await dialog.findByRole('list', { name: 'Open orders' }));
        expect(orders.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
          'Omega SeamasterWill be cancelled',
          'Omega SeamasterThe buyer is refunded',
          'Omega SeamasterStays as it is: refund failed',
          'Omega SeamasterStays as it is: disputed at the bank',
        ]);
        expect(requests.map(({ path }) => path)).toEqual([`/all-sales?openOf=${_id}&limit=1000`]);
        expect(dialog.queryByText(orderTexts.keptOrders)).not.toBeInTheDocument();
      });

      test('asks to decide a reported problem first, and shows why the server deleted nothing', async () => {
        onCall('get', '/all-sales', [
          { ...sale, orderId: '1' },
          { ...sale, orderId: '2', state: 'underReview' },
        ]);
        onCall('delete', '/user/:id', () => errorResponse(409, 'A problem is reported.'));
        const { user } = renderApplication(page);
        await user.click(await screen.findByRole('button', { name: deleteButtonName }));
        const dialog = within(await screen.findByRole('alertdialog'));
        expect(await dialog.findByText('Decide these orders first')).toBeVisible();
        const reported = within(dialog.getByRole('list', { name: 'Orders to decide' }));
        expect(reported.getByRole('link')).toHaveAttribute('href', '/dashboard/order/2');
        const others = within(dialog.getByRole('list', { name: 'Open orders' }));
        expect(others.getAllByRole('listitem')).toHaveLength(1);
        await user.click(dialog.getByRole('button', { name: 'Delete' }));
        expect(await dialog.findByText('A problem is reported.')).toBeVisible();
      });

      test('shows that the user has no open orders', async () => {
        onCall('get', '/all-sales', []);
        const dialog = await openDeletionDialog();
        expect(await dialog.findByText('They have no open orders.')).toBeVisible();
      });

      test('shows that the orders could not be loaded', async () => {
        onCall('get', '/all-sales', () => errorResponse(400, 'No.'));
        const dialog = await openDeletionDialog();
        expect(await dialog.findByRole('alert')).toHaveTextContent(
          'could not load their open orders',
        );
      });
    });

    test.each([
      ['there are none', { paidOrders: 0, unpaidOrders: 0 }],
      ['the server does not count them', {}],
    ])('mentions no orders when %s', async (_case, counts) => {
      onCall('get', callPath, [{ ...person, ...counts }]);
      const dialog = await openDeletionDialog();
      expect(dialog.queryByText(/orders/)).not.toBeInTheDocument();
    });

    test('reports that there was no user to delete', async () => {
      onCall('get', callPath, [person]);
      onCall('delete', '/user/:id', { deletedCount: 0 });
      const { user } = renderApplication(page);
      await user.click(await screen.findByRole('button', { name: deleteButtonName }));
      const dialog = within(await screen.findByRole('alertdialog'));
      await user.click(dialog.getByRole('button', { name: 'Delete' }));
      expect(await dialog.findByRole('alert')).toHaveTextContent('it may be gone already');
      expect(screen.queryByText(deletedToast)).not.toBeInTheDocument();
    });

    test('offers Retry when the users cannot be loaded', async () => {
      onCall('get', callPath, (_request, count) =>
        count === 1 ? errorResponse(400, 'No.') : json([person]),
      );
      const { user } = renderApplication(page);
      await user.click(await screen.findByRole('button', { name: 'Retry' }));
      expect(await readTable(table)).toHaveLength(2);
    });
  },
);

describe('where the server searches users', () => {
  beforeEach(() => {
    setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  });
  afterEach(() => setConfiguration(publicConfiguration));

  const person = userRecord(buyer, { role: 'buyer' });

  test('searches by words, and filters unverified users', async () => {
    const requests = onCall('get', '/all-buyer', ({ path }) =>
      json(path.includes('text=zzz') ? [] : [person]),
    );
    const { user } = renderApplication('/dashboard/all-buyers');
    const field = await screen.findByRole('searchbox', { name: 'Name or email address' });
    await user.type(field, 'zzz');
    expect(await screen.findByText('No users found')).toBeVisible();
    expect(currentUrl()).toBe('/dashboard/all-buyers?q=zzz');
    await user.click(screen.getByRole('link', { name: 'Show everybody' }));
    expect(await readTable('the buyers')).toHaveLength(2);
    expect(field).toHaveValue('');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Not verified yet');
    await waitFor(() => expect(requests.at(-1)?.path).toBe('/all-buyer?limit=61&verified=false'));
    expect(currentUrl()).toBe('/dashboard/all-buyers?status=unverified');
  });

  test('shows why a search failed, and keeps the input', async () => {
    onCall('get', '/all-buyer', ({ path }) =>
      path.includes('text=') ? errorResponse(400, 'No.') : json([person]),
    );
    const { user } = renderApplication('/dashboard/all-buyers');
    const field = await screen.findByRole('searchbox', { name: 'Name or email address' });
    await user.type(field, 'ada');
    expect(await screen.findByRole('alert')).toHaveTextContent('could not load the buyers');
    expect(field).toHaveValue('ada');
  });
});

test('offers no search without the capability', async () => {
  onCall('get', '/all-buyer', [userRecord(buyer, { role: 'buyer' })]);
  renderApplication('/dashboard/all-buyers');
  await readTable('the buyers');
  expect(
    screen.queryByRole('searchbox', { name: 'Name or email address' }),
  ).not.toBeInTheDocument();
});

test('loads sixty more at a time', async () => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  const person = userRecord(buyer, { role: 'buyer' });
  const people = Array.from({ length: 62 }, (_, number) => ({ ...person, _id: `id-${number}` }));
  const requests = onListCall('/all-buyer', people);
  const { user } = renderApplication('/dashboard/all-buyers');
  expect(await readTable('the buyers')).toHaveLength(61);
  expect(requests.map(({ path }) => path)).toEqual(['/all-buyer?limit=61']);
  const moreLink = screen.getByRole('link', { name: 'Show more buyers' });
  await user.click(moreLink);
  await waitFor(() => expect(moreLink).not.toBeInTheDocument());
  expect(await readTable('the buyers')).toHaveLength(63);
  expect(currentUrl()).toBe('/dashboard/all-buyers?shown=120');
  setConfiguration(publicConfiguration);
});
