import { screen, waitFor } from '@testing-library/react';
import type { ContactMessage } from '../../../../../src/contract/talking/contact-message';
import { setConfiguration } from '../../../../../src/client/services/configuration';
import { json, onCall } from '../../../support/api-stub';
import { publicConfiguration } from '../../../support/configuration';
import { admin } from '../../../support/fixtures';
import { currentUrl, renderApplication, signIn } from '../../../support/render-application';

const message: ContactMessage = {
  ...{ _id: 'message-1', firstName: 'Ada', lastName: '', email: 'ada@mail.example' },
  ...{ message: 'Do you ship?', createdAt: '2026-03-15T09:30:00.000Z', done: false },
};

beforeEach(() => {
  setConfiguration({ ...publicConfiguration, capabilities: ['contactMessages'] });
  signIn(admin, 'Admin');
});
afterEach(() => setConfiguration(publicConfiguration));

test('lists the waiting messages, until they are marked as done', async () => {
  const messages = [message];
  const listRequests = onCall('get', '/contact-messages', () => json(messages));
  const doneRequests = onCall('put', `/contact-messages/${message._id}/done`, () => {
    messages.pop();
    return json({ acknowledged: true, modifiedCount: 1 });
  });
  const { user } = renderApplication('/dashboard/contact-messages?state=waiting');
  await user.click(await screen.findByRole('button', { name: 'Mark as done: message of Ada' }));
  expect(await screen.findByText('No message is waiting')).toBeVisible();
  expect(listRequests[0]?.path).toBe('/contact-messages?state=waiting&limit=61');
  expect(doneRequests.map(({ body }) => body)).toEqual([{ done: true }]);
});

test('filters by state, which is in the URL', async () => {
  const listRequests = onCall('get', '/contact-messages', ({ path }) =>
    json(path.includes('state=') ? [] : [message]),
  );
  const { user } = renderApplication('/dashboard/contact-messages');
  expect(await screen.findByText('Do you ship?')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Done');
  expect(await screen.findByText('No message is done')).toBeVisible();
  expect(currentUrl()).toBe('/dashboard/contact-messages?state=done');
  await user.click(screen.getByRole('link', { name: 'Show all messages' }));
  expect(await screen.findByText('Do you ship?')).toBeVisible();
  await waitFor(() => expect(listRequests.at(-1)?.path).toBe('/contact-messages?limit=61'));
});
