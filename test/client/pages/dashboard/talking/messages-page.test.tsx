import { act, screen, waitFor, within } from '@testing-library/react';
import { api } from '../../../../../src/client/api/api';
import { accessToken } from '../../../../../src/client/services/identity/access-token';
import { setConfiguration } from '../../../../../src/client/services/configuration';
import { errorResponse, json, onCall } from '../../../support/api-stub';
import { publicConfiguration } from '../../../support/configuration';
import { conversation, conversationReport } from '../../../support/conversations';
import { admin, buyer, seller } from '../../../support/fixtures';
import { onListCall } from '../../../support/list-pages';
import { renderApplication, signIn } from '../../../support/render-application';

const pagePath = '/dashboard/messages';

beforeEach(() => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  accessToken.store('token');
});
afterEach(() => setConfiguration(publicConfiguration));

describe('a buyer', () => {
  beforeEach(() => signIn(buyer, 'buyer'));

  test('sees each conversation with the other person, the watch and the last message', async () => {
    onCall('get', '/conversations', [
      {
        ...conversation,
        unreadCount: 2,
        lastMessage: { ...conversation.lastMessage, text: 'Like new.', isOwn: false },
      },
      { ...conversation, id: 'conversation-2', seller: { ...conversation.seller, firstName: '' } },
    ]);
    renderApplication(pagePath);
    const list = within(await screen.findByRole('list', { name: 'your messages' }));
    const [first, second] = list.getAllByRole('link');
    expect(first).toHaveAttribute('href', '/dashboard/messages/conversation-1');
    expect(first).toHaveTextContent(/Sam · Omega Seamaster.*2 new.*Like new\./);
    expect(second).toHaveTextContent(/The seller · Omega Seamaster.*You: Is it running\?/);
  });

  test.each([
    [0, 'This message was deleted.'],
    [1, 'A photo'],
    [3, '3 photos'],
  ])('sees that the last message has %i photos and no text', async (photoCount, text) => {
    onCall('get', '/conversations', [
      { ...conversation, lastMessage: { ...conversation.lastMessage, text: '', photoCount } },
    ]);
    renderApplication(pagePath);
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('sees a link to the watches for sale while there are no messages', async () => {
    onCall('get', '/conversations', []);
    renderApplication(pagePath);
    expect(await screen.findByText('No messages yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find a watch' })).toBeVisible();
  });

  test('can retry when the messages cannot be loaded', async () => {
    onCall('get', '/conversations', (_request, count) =>
      count === 1 ? errorResponse(400, 'No.') : json([conversation]),
    );
    const { user } = renderApplication(pagePath);
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: /Omega Seamaster/ })).toBeVisible();
  });

  test('sees the number of unread conversations in the header, also when it changes', async () => {
    onCall('get', '/conversations', []);
    onCall('get', '/conversations/unread', (_request, count) =>
      json({ count: count === 1 ? 1 : 2 }),
    );
    const { store } = renderApplication(pagePath);
    const link = await screen.findByRole('link', { name: 'Messages, 1 unread' });
    expect(link).toHaveAttribute('href', pagePath);
    expect(link).toHaveTextContent('1');
    act(() => void store.dispatch(api.util.invalidateTags(['Conversations'])));
    expect(await screen.findByRole('link', { name: 'Messages, 2 unread' })).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('log', { name: 'Updates' })).toHaveTextContent(
        'You have a new message.',
      ),
    );
  });

  test('sees no messages page if the server does not support conversations', async () => {
    setConfiguration(publicConfiguration);
    renderApplication(pagePath);
    expect(await screen.findByText('Not Found')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Messages' })).not.toBeInTheDocument();
  });
});

test('shows a seller without messages where questions will appear', async () => {
  signIn(seller, 'seller');
  onCall('get', '/conversations', []);
  renderApplication(pagePath);
  expect(await screen.findByText('Questions about your watches appear here.')).toBeVisible();
});

describe('an admin', () => {
  beforeEach(() => signIn(admin, 'Admin'));

  test('sees the reported conversations with the reason', async () => {
    onCall('get', '/reported-conversations', [
      conversationReport,
      { ...conversationReport, id: 'report-2', reportedBy: 'seller', reason: 'She insults me.' },
    ]);
    renderApplication(pagePath);
    const list = within(await screen.findByRole('list', { name: 'the reported conversations' }));
    const [first, second] = list.getAllByRole('link');
    expect(first).toHaveAttribute('href', '/dashboard/messages/conversation-1');
    expect(first).toHaveTextContent(
      /Reported by Bea Buyer, the buyer, about Sam Seller.*elsewhere/,
    );
    expect(second).toHaveTextContent(
      /Reported by Sam Seller, the seller, about Bea Buyer.*insults/,
    );
  });

  test('sees sixty more reports at a time', async () => {
    const reports = Array.from({ length: 62 }, (_, number) => ({
      ...conversationReport,
      id: `report-${number}`,
    }));
    const requests = onListCall('/reported-conversations', reports);
    const { user } = renderApplication(pagePath);
    const list = within(await screen.findByRole('list', { name: 'the reported conversations' }));
    expect(list.getAllByRole('listitem')).toHaveLength(60);
    expect(requests.map(({ path }) => path)).toEqual(['/reported-conversations?limit=61']);
    await user.click(screen.getByRole('link', { name: 'Show more reported conversations' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(62));
    expect(window.location.search).toBe('?shown=120');
  });

  test('sees that no conversation is reported', async () => {
    onCall('get', '/reported-conversations', []);
    renderApplication(pagePath);
    expect(await screen.findByText('No conversation is reported')).toBeVisible();
  });
});
