import { screen, waitFor, within } from '@testing-library/react';
import { accessToken } from '../../../../src/client/services/identity/access-token';
import { setConfiguration } from '../../../../src/client/services/configuration';
import { drafts } from '../../../../src/client/services/drafts/drafts';
import { brokenConnection, errorResponse, json, onCall } from '../../support/api-stub';
import { publicConfiguration } from '../../support/configuration';
import { conversation, message, thread } from '../../support/conversations';
import { admin, buyer, productPage, seller } from '../../support/fixtures';
import { press } from '../../support/press';
import { currentUrl, renderApplication, signIn } from '../../support/render-application';

const productPath = '/product/product-1';
const askLabel = 'Ask about this watch';

beforeEach(() => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  onCall('get', '/product/product-1', productPage);
  onCall('get', '/product/product-1/similar', []);
  onCall('get', '/wishlist', false);
  onCall('get', '/conversations', []);
  window.scrollTo = jest.fn();
});
afterEach(() => {
  setConfiguration(publicConfiguration);
  drafts.removeAll();
});

const findDialog = async () => within(await screen.findByRole('dialog', { name: askLabel }));

test('sends a visitor to Login, which leads back to the dialog', async () => {
  const { user } = renderApplication(productPath);
  await user.click(await screen.findByRole('link', { name: askLabel }));
  expect(currentUrl()).toBe('/login');
  expect(window.history.state).toMatchObject({
    usr: { from: { pathname: productPath }, dialog: 'ask-product-1' },
  });
});

test.each([
  ['another seller', { ...seller, uid: 'uid-else' }, 'seller' as const],
  ['an admin', admin, 'Admin' as const],
])('%s cannot ask about a watch', async (_user, person, role) => {
  signIn(person, role);
  accessToken.store('token');
  renderApplication(productPath);
  expect(await screen.findByText('Only buyers can book.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(askLabel)).not.toBeInTheDocument());
});

describe('a buyer', () => {
  beforeEach(() => {
    signIn(buyer, 'buyer');
    accessToken.store('token');
  });

  test('sends a quick question, and is led to the conversation', async () => {
    const questions = onCall('post', '/conversations', ({ body }) => {
      const { messageId: id, text } = body as { messageId: string; text: string };
      return json({
        acknowledged: true,
        conversationId: conversation.id,
        message: { ...message, id, text },
      });
    });
    onCall('get', '/conversations/conversation-1', thread);
    const { user } = renderApplication(productPath);
    await press(user, askLabel);
    const askDialog = await findDialog();
    await user.click(askDialog.getByRole('button', { name: 'Where can we meet?' }));
    expect(askDialog.getByRole('textbox', { name: 'Your message' })).toHaveValue(
      'Where can we meet?',
    );
    await user.click(askDialog.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(currentUrl()).toBe('/dashboard/messages/conversation-1'));
    expect(questions.map(({ body }) => body)).toEqual([
      {
        productId: 'product-1',
        messageId: expect.any(String),
        text: 'Where can we meet?',
        photos: [],
      },
    ]);
  });

  test('sees the dialog open again after a sign-in', async () => {
    renderApplication(`${productPath}?dialog=ask-product-1`);
    expect(await screen.findByRole('dialog', { name: askLabel })).toBeVisible();
    expect(currentUrl()).toBe(productPath);
  });

  test('can send the question again when it failed', async () => {
    const questions = onCall('post', '/conversations', (_request, count) =>
      count === 1 ? brokenConnection() : errorResponse(409, 'You asked about many watches today.'),
    );
    const { user } = renderApplication(productPath);
    await press(user, askLabel);
    const askDialog = await findDialog();
    await user.click(askDialog.getByRole('button', { name: 'Is it still available?' }));
    await user.click(askDialog.getByRole('button', { name: 'Where can we meet?' }));
    await user.click(askDialog.getByRole('button', { name: 'Send' }));
    await user.click(await askDialog.findByRole('button', { name: 'Try again' }));
    expect(await askDialog.findByText('You asked about many watches today.')).toBeVisible();
    const ids = questions.map(({ body }) => (body as { messageId: string }).messageId);
    expect(new Set(ids).size).toBe(1);
    expect(questions[0]?.body).toMatchObject({
      text: 'Is it still available?\nWhere can we meet?',
    });
  });

  test('sees a link to the conversation about the watch', async () => {
    const requests = onCall('get', '/conversations', [conversation]);
    const { user } = renderApplication(productPath);
    await press(user, askLabel);
    const link = await (
      await findDialog()
    ).findByRole('link', { name: 'See your messages about it' });
    expect(link).toHaveAttribute('href', '/dashboard/messages/conversation-1');
    expect(requests[0]?.path).toBe('/conversations?productId=product-1&limit=1000');
  });
});
