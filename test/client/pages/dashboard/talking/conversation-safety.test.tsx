import { screen, waitFor, within } from '@testing-library/react';
import { setConfiguration } from '../../../../../src/client/services/configuration';
import type { Thread } from '../../../../../src/contract/talking/conversation';
import { json, onCall } from '../../../support/api-stub';
import { publicConfiguration } from '../../../support/configuration';
import { conversation, message, sellerMessage, thread } from '../../../support/conversations';
import { fillIn } from '../../../support/fill-in';
import { buyer } from '../../../support/fixtures';
import { renderApplication, signIn } from '../../../support/render-application';

const pagePath = '/dashboard/messages/conversation-1';
const callPath = '/conversations/conversation-1';

function stubThread(response: Partial<Thread> = {}) {
  return onCall('get', callPath, { ...thread, ...response });
}

beforeEach(() => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  onCall('put', `${callPath}/read`, { acknowledged: true, modifiedCount: 1 });
  signIn(buyer, 'buyer');
});
afterEach(() => setConfiguration(publicConfiguration));

test.each([
  [true, /hidden from Sam until the watch is paid/],
  [false, /links are hidden until the watch is paid/],
])('explains why contact details are hidden (own message: %s)', async (isOwn, note) => {
  stubThread({
    messages: [{ ...(isOwn ? message : sellerMessage), number: 1, hasHiddenDetails: true }],
  });
  renderApplication(pagePath);
  expect(await screen.findByText(note)).toBeVisible();
});

test('blocks the other person after a confirmation', async () => {
  onCall('get', callPath, (_request, count) =>
    json({
      ...thread,
      conversation:
        count === 1 ? conversation : { ...conversation, isBlocked: true, canWrite: false },
    }),
  );
  const blocks = onCall('put', `${callPath}/block`, { acknowledged: true, modifiedCount: 1 });
  const { user } = renderApplication(pagePath);
  await user.click(await screen.findByRole('button', { name: 'Block or report' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Block Sam' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Block Sam?' }));
  expect(blocks).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Block' }));
  expect(await screen.findByText(/^You blocked Sam\./)).toBeVisible();
  expect(blocks).toHaveLength(1);
  expect(screen.queryByRole('textbox', { name: 'Your message' })).not.toBeInTheDocument();
});

test('unblocks the other person', async () => {
  stubThread({ conversation: { ...conversation, isBlocked: true, canWrite: false } });
  const unblocks = onCall('delete', `${callPath}/block`, { acknowledged: true, deletedCount: 1 });
  const { user } = renderApplication(pagePath);
  await user.click(await screen.findByRole('button', { name: 'Block or report' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Unblock Sam' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Unblock Sam?' }));
  await user.click(dialog.getByRole('button', { name: 'Unblock' }));
  await waitFor(() => expect(unblocks).toHaveLength(1));
});

test('reports the conversation with one of the reasons and a text', async () => {
  stubThread();
  const reports = onCall('post', '/reports', { acknowledged: true });
  const { user } = renderApplication(pagePath);
  await user.click(await screen.findByRole('button', { name: 'Block or report' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Report this conversation' }));
  const dialog = within(await screen.findByRole('dialog'));
  await fillIn(user, dialog.getByLabelText('What is wrong?'), 'He asks for money elsewhere.');
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await dialog.findByText('Please choose a reason.')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('Reason'), 'Scam or fraud');
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  const toast = 'Thank you. We received your report and will review it.';
  expect(await screen.findByText(toast)).toBeInTheDocument();
  expect(reports.map(({ body }) => body)).toEqual([
    {
      reportId: expect.any(String),
      subjectType: 'conversation',
      subjectId: conversation.id,
      reason: 'fraud',
      text: 'He asks for money elsewhere.',
    },
  ]);
});

test('reports one message of the other person, with a text of its own', async () => {
  stubThread({
    messages: [{ ...sellerMessage, id: 'message-3', number: 3 }, sellerMessage, message],
  });
  const reports = onCall('post', '/reports', { acknowledged: true });
  const { user } = renderApplication(pagePath);
  const buttons = await screen.findAllByRole('button', { name: 'Report this message' });
  expect(buttons).toHaveLength(2);
  const openReport = async (index: number) => {
    await user.click(buttons[index]!);
    return within(await screen.findByRole('dialog', { name: 'Report this message?' }));
  };
  const firstDialog = await openReport(0);
  await fillIn(user, firstDialog.getByLabelText('What is wrong?'), 'It is a threat.');
  await user.click(firstDialog.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const secondDialog = await openReport(1);
  expect(secondDialog.getByLabelText('What is wrong?')).toHaveValue('');
  await user.click(secondDialog.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const reopenedDialog = await openReport(0);
  expect(reopenedDialog.getByLabelText('What is wrong?')).toHaveValue('It is a threat.');
  await user.selectOptions(reopenedDialog.getByLabelText('Reason'), 'Harassment or hate');
  await user.click(reopenedDialog.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText(/We received your report/)).toBeInTheDocument();
  expect(reports.map(({ body }) => body)).toMatchObject([
    { subjectType: 'conversation', subjectId: conversation.id, messageId: sellerMessage.id },
  ]);
});
