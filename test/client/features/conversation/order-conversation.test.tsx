import { screen, waitFor, within } from '@testing-library/react';
import { accessToken } from '../../../../src/client/services/identity/access-token';
import { setConfiguration } from '../../../../src/client/services/configuration';
import { drafts } from '../../../../src/client/services/drafts/drafts';
import { json, onCall } from '../../support/api-stub';
import { publicConfiguration } from '../../support/configuration';
import { conversation, message, thread } from '../../support/conversations';
import { admin, buyer } from '../../support/fixtures';
import { fillIn } from '../../support/fill-in';
import { press } from '../../support/press';
import { currentUrl, renderApplication, signIn } from '../../support/render-application';
import { saleDetails } from '../../support/sales';

const orderPath = `/dashboard/order/${saleDetails.orderId}`;

beforeEach(() => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  onCall('get', '/sales/:id', saleDetails);
  signIn(buyer, 'buyer');
  accessToken.store('token');
  window.scrollTo = jest.fn();
});
afterEach(() => {
  setConfiguration(publicConfiguration);
  drafts.removeAll();
});

test('an order links to its conversation', async () => {
  const requests = onCall('get', '/conversations', [conversation]);
  renderApplication(orderPath);
  expect(await screen.findByRole('link', { name: 'Write to the seller' })).toHaveAttribute(
    'href',
    '/dashboard/messages/conversation-1',
  );
  expect(requests[0]?.path).toBe(`/conversations?orderId=${saleDetails.orderId}&limit=1000`);
});

test('a buyer starts the conversation of an order', async () => {
  onCall('get', '/conversations', []);
  onCall('get', '/conversations/conversation-1', thread);
  const messages = onCall('post', '/sales/:id/messages', () =>
    json({ acknowledged: true, conversationId: conversation.id, message }),
  );
  const { user } = renderApplication(orderPath);
  await press(user, 'Write to the seller');
  const dialog = within(await screen.findByRole('dialog', { name: 'Write to the seller' }));
  expect(dialog.queryByRole('list', { name: 'Frequent questions' })).not.toBeInTheDocument();
  await fillIn(user, dialog.getByRole('textbox', { name: 'Your message' }), 'At eleven?');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(currentUrl()).toBe('/dashboard/messages/conversation-1'));
  expect(messages.map(({ path, body }) => [path, body])).toEqual([
    [
      `/sales/${saleDetails.orderId}/messages`,
      { messageId: expect.any(String), text: 'At eleven?', photos: [] },
    ],
  ]);
});

test.each([
  ['sees a link to the conversation of an order', [conversation], 1],
  ['sees no link if the order has no conversation', [], 0],
])('an admin %s', async (_name, conversations, linkCount) => {
  signIn(admin, 'Admin');
  onCall('get', '/sales/:id', { ...saleDetails, as: 'admin' });
  const requests = onCall('get', '/conversations', conversations);
  renderApplication(orderPath);
  await waitFor(() => expect(requests).toHaveLength(1));
  await waitFor(() =>
    expect(screen.queryAllByRole('link', { name: 'Read the conversation' })).toHaveLength(
      linkCount,
    ),
  );
  expect(screen.queryByRole('button', { name: /^Write/ })).not.toBeInTheDocument();
});
