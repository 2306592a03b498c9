import { act, renderHook } from '@testing-library/react';
import { callTimeout, timeoutMessage } from '../../../src/client/api/call-timeout';
import { useRequest } from '../../../src/client/features/use-request';
import { toast } from '../../../src/client/services/toasts/toasts';

/** Renders the hook, with a call that the test settles. */
function renderRequest() {
  const calls: { resolve: (result: string) => void; reject: (error: Error) => void }[] = [];
  const send = jest.fn(
    (_subject: string) =>
      new Promise<string>((resolve, reject) => void calls.push({ resolve, reject })),
  );
  const onDone = jest.fn();
  const { result, unmount } = renderHook(() => useRequest({ send, onDone }));
  return {
    calls,
    send,
    onDone,
    unmount,
    state: () => result.current[0],
    request: () => act(async () => void result.current[1]('product-1')),
  };
}

const errorToast = jest.spyOn(toast, 'error').mockImplementation(() => undefined);
afterEach(() => errorToast.mockClear());

test('sends one request at a time, and reports its result', async () => {
  const { calls, send, onDone, state, request } = renderRequest();
  expect(state()).toEqual({ status: 'idle' });
  await request();
  await request();
  expect(send.mock.calls).toEqual([['product-1']]);
  expect(state()).toEqual({ status: 'busy' });
  await act(async () => calls[0]!.resolve('stored'));
  expect(state()).toEqual({ status: 'done' });
  expect(onDone.mock.calls).toEqual([['stored']]);
});

test('keeps the reason of a failure until the next request', async () => {
  const { calls, onDone, state, request } = renderRequest();
  await request();
  await act(async () => calls[0]!.reject(new Error('This watch is not yours.')));
  expect(state()).toEqual({ status: 'failed', failure: 'This watch is not yours.' });
  await request();
  expect(state()).toEqual({ status: 'busy' });
  expect(onDone).not.toHaveBeenCalled();
  expect(errorToast).not.toHaveBeenCalled();
});

test('fails without a response in time', async () => {
  jest.useFakeTimers();
  const { state, request } = renderRequest();
  await request();
  await act(() => jest.advanceTimersByTimeAsync(callTimeout));
  expect(state()).toEqual({ status: 'failed', failure: timeoutMessage });
  jest.useRealTimers();
});

test('shows a failure in a toast once the component has unmounted', async () => {
  const { calls, request, unmount } = renderRequest();
  await request();
  unmount();
  await act(async () => calls[0]!.reject(new Error('We are busy.')));
  expect(errorToast.mock.calls).toEqual([['We are busy.']]);
});
