import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { api } from '../../../../../src/client/api/api';
import { accessToken } from '../../../../../src/client/services/identity/access-token';
import { setConfiguration } from '../../../../../src/client/services/configuration';
import { drafts } from '../../../../../src/client/services/drafts/drafts';
import type { Message, Thread } from '../../../../../src/contract/talking/conversation';
import {
  brokenConnection,
  deferResponse,
  errorResponse,
  json,
  onCall,
  onUpload,
} from '../../../support/api-stub';
import { publicConfiguration } from '../../../support/configuration';
import {
  sellerMessage,
  conversation,
  conversationEntry,
  message,
  thread,
} from '../../../support/conversations';
import { admin, buyer, picture, seller } from '../../../support/fixtures';
import { fillIn } from '../../../support/fill-in';
import { press } from '../../../support/press';
import { renderApplication, signIn } from '../../../support/render-application';

const pagePath = '/dashboard/messages/conversation-1';
const callPath = '/conversations/conversation-1';

const findMessageField = () => screen.findByRole('textbox', { name: 'Your message' });

async function sendMessage(user: UserEvent, text: string): Promise<void> {
  await fillIn(user, await findMessageField(), text);
  await press(user, 'Send');
}

/** The server's response to a sent message. */
const respondToMessage = (body: unknown) => {
  const { messageId, text, photos } = body as { messageId: string; text: string; photos: string[] };
  const stored: Message = { ...message, id: messageId, number: 2, text, photos };
  return json({ acknowledged: true, conversationId: conversation.id, message: stored });
};

function stubThread(response: Partial<Thread> = {}) {
  return onCall('get', callPath, { ...thread, ...response });
}

beforeEach(() => {
  setConfiguration({
    ...publicConfiguration,
    capabilities: ['extensions'],
  });
  onCall('put', `${callPath}/read`, { acknowledged: true, modifiedCount: 1 });
  signIn(buyer, 'buyer');
  accessToken.store('token');
  window.scrollTo = jest.fn();
  window.scrollBy = jest.fn();
  URL.createObjectURL = jest.fn(() => 'blob:photo');
  URL.revokeObjectURL = jest.fn();
});
afterEach(() => {
  setConfiguration(publicConfiguration);
  drafts.removeAll();
  jest.restoreAllMocks();
});

test('shows the messages of both people, with the events of the order between them', async () => {
  stubThread({
    messages: [{ ...sellerMessage, sentAt: '2026-11-20T11:00:00.000Z' }, message],
    entries: [conversationEntry],
    deliveredNumber: 1,
  });
  renderApplication(pagePath);
  expect(await screen.findByRole('heading', { level: 1, name: 'Sam' })).toBeVisible();
  const texts = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(texts).toEqual([
    expect.stringMatching(/^You:Is it running\?.*Delivered$/),
    expect.stringMatching(/^You booked the watch\./),
    expect.stringMatching(/^Sam:Like new\./),
  ]);
  expect(document.title).toBe('Conversation with Sam - Think. Feel. Resell.');
});

test.each([
  [{ deliveredNumber: 0, readNumber: 0 }, 'Sent'],
  [{ deliveredNumber: 1, readNumber: 0 }, 'Delivered'],
  [{ deliveredNumber: 1, readNumber: 1 }, 'Read'],
])('shows whether the other person has received and read a message: %j', async (marks, status) => {
  stubThread(marks);
  renderApplication(pagePath);
  expect(await screen.findByText(status)).toBeVisible();
});

test('marks the messages of the other person as read', async () => {
  stubThread({ messages: [sellerMessage, message] });
  const reads = onCall('put', `${callPath}/read`, { acknowledged: true, modifiedCount: 1 });
  renderApplication(pagePath);
  await waitFor(() => expect(reads).toHaveLength(1));
  expect(reads[0]?.body).toEqual({ number: 2 });
});

test('announces a message that arrives, and not those of the reader', async () => {
  const ownMessage = { ...message, id: 'own', number: 3, text: 'Sent from another device.' };
  onCall('get', callPath, (_request, count) =>
    json(count === 1 ? thread : { ...thread, messages: [ownMessage, sellerMessage, message] }),
  );
  const { store } = renderApplication(pagePath);
  await screen.findByText('Is it running?');
  act(() => void store.dispatch(api.util.invalidateTags(['Conversations'])));
  await waitFor(() =>
    expect(screen.getByRole('log', { name: 'Updates' })).toHaveTextContent('Sam: Like new.'),
  );
  expect(screen.getByText('Sent from another device.')).toBeVisible();
  expect(screen.getByRole('log', { name: 'Updates' })).toHaveTextContent(/^Sam: Like new\.$/);
});

test('loads earlier messages on demand', async () => {
  const requests = onCall('get', callPath, ({ path }) =>
    json({
      ...thread,
      messages: path.includes('before=2') ? [message] : [{ ...sellerMessage, number: 2 }],
    }),
  );
  const { user } = renderApplication(pagePath);
  await press(user, 'Show earlier messages');
  expect(await screen.findByText('Is it running?')).toBeVisible();
  expect(requests.map(({ path }) => path)).toEqual([callPath, `${callPath}?before=2`]);
  expect(screen.queryByRole('button', { name: 'Show earlier messages' })).not.toBeInTheDocument();
});

describe('an offer', () => {
  const offer = {
    ...{ id: 'offer-1', state: 'countered', amount: 98_000, currency: 'usd', roundsLeft: 2 },
    expiresAt: '2026-11-22T09:30:00.000Z',
  } as const;
  const buttons = () =>
    within(screen.getByRole('region', { name: 'Offer' }))
      .queryAllByRole('button')
      .map(({ textContent }) => textContent);

  test('is accepted at the price that the user sees', async () => {
    stubThread({ offer });
    const answers = onCall('post', '/offers/offer-1/answers', {
      ...{ acknowledged: true, conversationId: conversation.id, state: 'accepted' },
    });
    const { user } = renderApplication(pagePath);
    expect(await screen.findByText('Sam offers $980')).toBeVisible();
    expect(buttons()).toEqual(['Accept', 'Counter', 'Decline']);
    await press(user, 'Accept');
    const dialog = await screen.findByRole('dialog', { name: 'Accept $980?' });
    await user.click(within(dialog).getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(answers).toHaveLength(1));
    expect(answers[0]?.body).toEqual({ type: 'accept', amount: 98_000 });
  });

  test('stays the one that the dialog asks about when another one takes its place', async () => {
    signIn(seller, 'seller');
    const asSeller = { ...conversation, as: 'seller' as const };
    const offers = [offer, { ...offer, id: 'offer-2', amount: 8_000 }];
    onCall('get', callPath, (_request, count) =>
      json({
        ...{ ...thread, conversation: asSeller },
        offer: { ...offers[Math.min(count, 2) - 1], state: 'offered' },
      }),
    );
    const answers = onCall('post', '/offers/offer-1/answers', () =>
      errorResponse(409, 'That is no longer possible. See the offer as it is now.'),
    );
    const { user, store } = renderApplication(pagePath);
    await press(user, 'Accept');
    const dialog = await screen.findByRole('dialog', { name: 'Accept $980?' });
    act(() => void store.dispatch(api.util.invalidateTags(['Conversations'])));
    expect(await screen.findByText(/ offers \$80$/)).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Accept' }));
    expect(await within(dialog).findByText(/That is no longer possible/)).toBeVisible();
    expect(dialog).toHaveAccessibleName('Accept $980?');
    expect(answers[0]?.body).toEqual({ type: 'accept', amount: 98_000 });
  });

  test('is answered with another price below that of the watch', async () => {
    stubThread({ offer });
    const answers = onCall('post', '/offers/offer-1/answers', () =>
      errorResponse(409, 'The price is now $990. Please look at it again.'),
    );
    const { user } = renderApplication(pagePath);
    await press(user, 'Counter');
    const dialog = await screen.findByRole('dialog', { name: 'Name another price' });
    expect(dialog).toHaveTextContent('Their offer is $980. The price is $1,200.');
    const send = async (price: string) => {
      const field = within(dialog).getByRole('textbox', { name: 'Your price' });
      await user.clear(field);
      await user.type(field, price);
      await user.click(within(dialog).getByRole('button', { name: 'Send price' }));
    };
    await send('soon');
    expect(await within(dialog).findByText(/Please enter a price/)).toBeVisible();
    await send('1,200');
    expect(await within(dialog).findByText(/below the price of \$1,200/)).toBeVisible();
    await send('$950');
    expect(await within(dialog).findByText(/The price is now \$990/)).toBeVisible();
    expect(answers.map(({ body }) => body)).toEqual([{ type: 'counter', amount: 95_000 }]);
  });

  test.each([
    [{ state: 'offered' }, 'You offer $980', ['Withdraw']],
    [{ roundsLeft: 0 }, 'Sam offers $980', ['Accept', 'Decline']],
    [
      { isBuyerUnknown: true },
      /The seller sees who you are when you/,
      ['Accept', 'Counter', 'Decline'],
    ],
    [{ state: 'expired', expiresAt: null }, 'The offer of $980 has expired', []],
  ] as const)('like %j shows what its reader can do', async (change, title, expected) => {
    stubThread({ offer: { ...offer, ...change } });
    renderApplication(pagePath);
    expect(await screen.findByText(title)).toBeVisible();
    expect(buttons()).toEqual(expected);
  });

  test('that reserves the watch leads its buyer to the payment', async () => {
    stubThread({
      offer: { ...offer, state: 'accepted', expiresAt: null },
      entries: [{ ...conversationEntry, type: 'seller.reserve', state: 'reserved' }],
    });
    renderApplication(pagePath);
    expect(await screen.findByText('Reserved for you at $980')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Book and pay' })).toHaveAttribute(
      'href',
      '/dashboard/payment/product-1',
    );
  });
});

describe('writing', () => {
  test('sends a message, which stays visible while it is in flight', async () => {
    stubThread();
    const { respond, release } = deferResponse(null);
    const requests = onCall('post', `${callPath}/messages`, async (request, count) => {
      await respond(request, count);
      return respondToMessage(request.body);
    });
    const { user } = renderApplication(pagePath);
    await sendMessage(user, ' And the box? ');
    expect(await screen.findByText('And the box?')).toBeVisible();
    expect(screen.getByText('Sending')).toBeVisible();
    expect(await findMessageField()).toHaveValue('');
    release();
    await waitFor(() => expect(screen.queryByText('Sending')).not.toBeInTheDocument());
    expect(screen.getAllByText('And the box?')).toHaveLength(1);
    expect(requests.map(({ body }) => body)).toEqual([
      { messageId: expect.stringMatching(/^[\da-f-]{36}$/), text: 'And the box?', photos: [] },
    ]);
  });

  test('Ctrl+Enter sends the message, and Enter alone starts a new line', async () => {
    stubThread();
    const requests = onCall('post', `${callPath}/messages`, ({ body }) => respondToMessage(body));
    const { user } = renderApplication(pagePath);
    await user.type(await findMessageField(), 'One{Enter}Two{Control>}{Enter}{/Control}');
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]?.body).toMatchObject({ text: 'One\nTwo' });
  });

  test('sends several messages one after the other', async () => {
    stubThread();
    const { respond, release } = deferResponse(null);
    const requests = onCall('post', `${callPath}/messages`, async (request, count) => {
      await respond(request, count);
      return respondToMessage(request.body);
    });
    const { user } = renderApplication(pagePath);
    await sendMessage(user, 'First');
    await sendMessage(user, 'Second');
    expect(await screen.findByText('Waiting')).toBeVisible();
    expect(requests).toHaveLength(1);
    release();
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests.map(({ body }) => (body as { text: string }).text)).toEqual([
      'First',
      'Second',
    ]);
  });

  test('sends a failed message again on demand, with the same id', async () => {
    stubThread();
    const requests = onCall('post', `${callPath}/messages`, ({ body }, count) =>
      count === 1 ? brokenConnection() : respondToMessage(body),
    );
    const { user } = renderApplication(pagePath);
    await sendMessage(user, 'Hello');
    expect(await screen.findByText(/We could not reach the marketplace/)).toBeVisible();
    expect(screen.getByText('Not sent')).toBeVisible();
    await press(user, 'Try again');
    await waitFor(() => expect(screen.queryByText('Not sent')).not.toBeInTheDocument());
    const ids = requests.map(({ body }) => (body as { messageId: string }).messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test('deletes a failed message on demand', async () => {
    stubThread();
    onCall('post', `${callPath}/messages`, () => errorResponse(409, 'The watch was deleted.'));
    const { user } = renderApplication(pagePath);
    await sendMessage(user, 'Hello');
    expect(await screen.findByText('The watch was deleted.')).toBeVisible();
    await press(user, 'Delete');
    expect(screen.queryByText('Hello')).not.toBeInTheDocument();
  });

  test('shows a blocked user the reason in place of the form', async () => {
    stubThread();
    onCall('post', `${callPath}/messages`, () =>
      errorResponse(403, 'Sam does not accept messages from you.'),
    );
    const { user } = renderApplication(pagePath);
    await sendMessage(user, 'Hello');
    expect(
      await screen.findByText('Sam does not accept messages from you.', {
        selector: '[role=status]',
      }),
    ).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Your message' })).not.toBeInTheDocument();
    expect(screen.getByText('Hello')).toBeVisible();
  });

  test('waits for a connection, and sends when there is one', async () => {
    stubThread();
    const requests = onCall('post', `${callPath}/messages`, ({ body }) => respondToMessage(body));
    const { user } = renderApplication(pagePath);
    await findMessageField();
    act(() => void window.dispatchEvent(new Event('offline')));
    await sendMessage(user, 'Hello');
    expect(await screen.findByText('Waiting for a connection')).toBeVisible();
    expect(requests).toHaveLength(0);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(requests).toHaveLength(1));
  });

  test('stores typed text and unsent messages for the next page load', async () => {
    stubThread();
    onCall('post', `${callPath}/messages`, () => brokenConnection());
    const { user } = renderApplication(pagePath);
    await sendMessage(user, 'Not sent yet');
    expect(await screen.findByText('Not sent')).toBeVisible();
    await fillIn(user, await findMessageField(), 'Half a sen');
    expect(drafts.read('conversation-conversation-1')).toEqual({ text: 'Half a sen' });
    const [queued] = Object.values(drafts.read('conversation-conversation-1-queue'));
    expect(JSON.parse(queued ?? '')).toEqual({ text: 'Not sent yet', photoUrls: [] });
  });

  test('after a reload, sends messages that could not be sent before', async () => {
    drafts.assignTo(buyer.uid);
    drafts.save('conversation-conversation-1', { text: 'Half a sen' });
    drafts.save('conversation-conversation-1-queue', {
      [sellerMessage.id]: JSON.stringify({ text: 'Not sent yet', photoUrls: [] }),
      broken: '{',
    });
    stubThread();
    const requests = onCall('post', `${callPath}/messages`, ({ body }) => respondToMessage(body));
    renderApplication(pagePath);
    expect(await findMessageField()).toHaveValue('Half a sen');
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]?.body).toEqual({
      messageId: sellerMessage.id,
      text: 'Not sent yet',
      photos: [],
    });
    await waitFor(() => expect(drafts.read('conversation-conversation-1-queue')).toEqual({}));
  });

  test('shows an error for an empty message, and for one that is too long', async () => {
    stubThread();
    const { user } = renderApplication(pagePath);
    await findMessageField();
    await press(user, 'Send');
    expect(screen.getByText('Please write a message or choose a photo.')).toBeVisible();
    await fillIn(user, await findMessageField(), 'x'.repeat(1990));
    expect(screen.getByText('10 characters left')).toBeVisible();
    await fillIn(user, await findMessageField(), 'x'.repeat(11));
    expect(screen.getByText('Please use at most 2000 characters.')).toBeVisible();
  });
});

describe('photos', () => {
  test('are uploaded and sent with the message', async () => {
    stubThread();
    let count = 0;
    onUpload(() => json({ data: { url: `/images/${(count += 1)}.webp` } }));
    const requests = onCall('post', `${callPath}/messages`, ({ body }) => respondToMessage(body));
    const { user } = renderApplication(pagePath);
    await findMessageField();
    await user.upload(screen.getByLabelText('Photos'), [picture('a.png'), picture('b.png')]);
    expect(await screen.findByText('2 of 5 photos')).toBeVisible();
    await press(user, 'Send');
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]?.body).toMatchObject({ photos: ['/images/1.webp', '/images/2.webp'] });
    expect(await screen.findByRole('img', { name: 'Photo 2 of 2 from You' })).toBeInTheDocument();
  });

  test('are at most five, and can be removed', async () => {
    stubThread();
    const { user } = renderApplication(pagePath);
    await findMessageField();
    const files = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => picture(`${name}.png`));
    await user.upload(screen.getByLabelText('Photos'), files);
    expect(await screen.findByText('Please choose at most 5 photos.')).toBeVisible();
    await press(user, 'Remove c.png');
    expect(screen.getByText('5 of 5 photos')).toBeVisible();
  });

  test('open in a viewer', async () => {
    stubThread({
      messages: [{ ...sellerMessage, number: 1, photos: ['/images/1.webp', '/images/2.webp'] }],
    });
    const { user } = renderApplication(pagePath);
    await user.click(await screen.findByRole('button', { name: 'Photo 2 of 2 from Sam' }));
    expect(await screen.findByRole('dialog', { name: 'Omega Seamaster' })).toBeVisible();
  });
});

test.each([
  ['productDeleted' as const, /This watch was removed/],
  ['accountClosed' as const, /One of the accounts was closed/],
])('shows why no more messages can be sent: %s', async (closedBecause, note) => {
  stubThread({ conversation: { ...conversation, canWrite: false, closedBecause } });
  renderApplication(pagePath);
  expect(await screen.findByText(note)).toBeVisible();
});

test('an admin reads both sides by name and cannot write', async () => {
  signIn(admin, 'Admin');
  stubThread({
    conversation: { ...conversation, as: 'admin', lastMessage: null, canWrite: false },
    messages: [
      { ...sellerMessage, hasHiddenDetails: true, isReported: true },
      { ...message, isOwn: false },
    ],
  });
  const reads = onCall('put', `${callPath}/read`, { acknowledged: true, modifiedCount: 1 });
  renderApplication(pagePath);
  expect(await screen.findByRole('heading', { level: 1, name: 'Bea and Sam' })).toBeVisible();
  expect(screen.getByText('Bea:')).toBeInTheDocument();
  expect(screen.getByText('Sam:')).toBeInTheDocument();
  expect(screen.getByText(/audit log records that\.$/)).toBeVisible();
  expect(screen.getAllByText('Reported')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Report this message' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Block or report' })).not.toBeInTheDocument();
  expect(reads).toHaveLength(0);
});

test('links to the order, and back to the messages', async () => {
  signIn(seller, 'seller');
  stubThread({ conversation: { ...conversation, as: 'seller', orderId: 'order-3f9a21bc' } });
  renderApplication(pagePath);
  expect(await screen.findByRole('link', { name: 'See the order' })).toHaveAttribute(
    'href',
    '/dashboard/order/order-3f9a21bc',
  );
  expect(screen.getByRole('link', { name: '‹ Back to Messages' })).toBeVisible();
});

test('shows that the user may not read the conversation', async () => {
  onCall('get', callPath, () => errorResponse(404, 'There is no such conversation.'));
  renderApplication(pagePath);
  expect(await screen.findByText("You can't see this conversation")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to your messages' })).toBeVisible();
});

test('can retry when the conversation cannot be loaded', async () => {
  onCall('get', callPath, (_request, count) =>
    count < 5 ? errorResponse(503, 'Busy.') : json(thread),
  );
  jest.useFakeTimers({ advanceTimers: 50 });
  const { user } = renderApplication(pagePath);
  try {
    await user.click(await screen.findByRole('button', { name: 'Retry' }, { timeout: 20_000 }));
    expect(await screen.findByText('Is it running?')).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});

test.each([
  [true, 'Sam Staff'],
  [false, 'Sam'],
])('the other person has the badge of staff only if they are staff: %s', async (isStaff, name) => {
  const person = { ...conversation.seller, isStaff };
  stubThread({ conversation: { ...conversation, seller: person } });
  renderApplication(pagePath);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
});
