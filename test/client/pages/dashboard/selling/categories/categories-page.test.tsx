import { screen, within } from '@testing-library/react';
import { setConfiguration } from '../../../../../../src/client/services/configuration';
import { json, onCall } from '../../../../support/api-stub';
import { publicConfiguration } from '../../../../support/configuration';
import { admin } from '../../../../support/fixtures';
import { renderApplication, signIn } from '../../../../support/render-application';

beforeEach(() => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  signIn(admin, 'Admin');
  onCall('get', '/editable-categories', [
    { ...divers, image: null, shownImage: null, attributes: ['brand'], listed: 1, products: 3 },
    { ...pilots, image: null, shownImage: null, attributes: null, listed: 0, products: 0 },
  ]);
});
afterEach(() => setConfiguration(publicConfiguration));

const divers = { _id: 'divers', name: 'Divers', description: 'For the sea.' };
const pilots = { _id: 'pilots', name: 'Pilots', description: 'For the air.' };

test('sends only the edited fields of a category, and keeps the input after a conflict', async () => {
  let status = 409;
  const changeRequests = onCall('put', '/categories/divers', () =>
    status === 409
      ? json({ message: 'There is a category “Pilots” already.' }, 409)
      : json({ acknowledged: true, modifiedCount: 1 }),
  );
  const { user } = renderApplication('/dashboard/categories');
  const actions = within(await screen.findByRole('group', { name: 'Actions of Divers' }));
  expect(actions.queryByRole('button', { name: 'Remove' })).toBeNull();
  await user.click(actions.getByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog'));
  const name = dialog.getByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'Pilots');
  await user.click(dialog.getByRole('checkbox', { name: 'Movement' }));
  await user.click(dialog.getByRole('checkbox', { name: /^The usual ones/ }));
  const marks = within(dialog.getByRole('group', { name: 'Photos that build trust' }));
  await user.click(marks.getByRole('checkbox', { name: 'Papers' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('There is a category “Pilots” already.')).toBeVisible();
  expect(name).toHaveValue('Pilots');
  status = 200;
  await user.clear(name);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Name is required.')).toBeVisible();
  await user.type(name, 'Sea');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Category saved.');
  expect(changeRequests.at(-1)?.body).toEqual({
    name: 'Sea',
    attributes: ['brand', 'movement'],
    photoMarks: ['dial', 'caseBack', 'serial'],
  });
});

test('an admin orders, merges and removes categories', async () => {
  const orderRequests = onCall('put', '/category-order', { acknowledged: true, modifiedCount: 1 });
  const mergeRequests = onCall('post', '/categories/divers/merge', { acknowledged: true });
  const removalRequests = onCall('delete', '/categories/pilots', {
    acknowledged: true,
    deletedCount: 1,
  });
  const { user } = renderApplication('/dashboard/categories');
  await user.click(await screen.findByRole('button', { name: 'Move Divers down' }));
  expect(orderRequests[0]?.body).toEqual({ ids: ['pilots', 'divers'] });

  const findActions = async (name: string) =>
    within(await screen.findByRole('group', { name: `Actions of ${name}` }));
  await user.click((await findActions('Divers')).getByRole('button', { name: 'Merge' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Move the watches to'), 'Pilots');
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  await screen.findByText('The categories are merged.');
  expect(mergeRequests[0]?.body).toEqual({ into: 'pilots' });

  await user.click((await findActions('Pilots')).getByRole('button', { name: 'Remove' }));
  const confirmation = within(await screen.findByRole('alertdialog'));
  await user.click(confirmation.getByRole('button', { name: 'Remove' }));
  await screen.findByText('Category removed.');
  expect(removalRequests).toHaveLength(1);
});
