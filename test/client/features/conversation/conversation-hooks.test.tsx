import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createStore } from '../../../../src/client/api/store';
import { storeQueue } from '../../../../src/client/features/conversation/outgoing-messages';
import { useConversation } from '../../../../src/client/features/conversation/use-conversation';
import { useMarkRead } from '../../../../src/client/features/conversation/use-mark-read';
import { drafts } from '../../../../src/client/services/drafts/drafts';
import { draftFiles } from '../../../../src/client/services/drafts/draft-files';
import { buyer } from '../../support/fixtures';
import { message, sellerMessage, thread } from '../../support/conversations';

afterEach(() => jest.restoreAllMocks());

test('messages are marked as read only once the tab is visible', () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const store = createStore();
  const dispatch = jest.spyOn(store, 'dispatch').mockImplementation((action) => action);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  renderHook(() => useMarkRead({ ...thread, messages: [sellerMessage, message] }), { wrapper });
  expect(dispatch).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(dispatch).toHaveBeenCalledTimes(1);
});

test('stored messages are not sent once the page is left while they are read', async () => {
  drafts.assignTo(buyer.uid);
  storeQueue('conversation-1', [{ id: message.id, text: 'Hello.', photoUrls: [], photos: [] }]);
  let resolveFiles = (_files: Record<string, never[]>): void => undefined;
  const files = new Promise<Record<string, never[]>>((resolve) => (resolveFiles = resolve));
  jest.spyOn(draftFiles, 'read').mockReturnValue(files);
  const sendMessage = jest.fn(() => Promise.reject(new Error('No connection')));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={createStore()}>{children}</Provider>
  );
  const { unmount } = renderHook(() => useConversation({ draft: 'conversation-1', sendMessage }), {
    wrapper,
  });
  unmount();
  resolveFiles({});
  // The handlers of the promise run before this one's continuation.
  await act(() => files);
  await act(async () => undefined);
  expect(sendMessage).not.toHaveBeenCalled();
  expect(drafts.read('conversation-1-queue')).toHaveProperty(message.id);
});
