import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { api } from '../../../src/client/api/api';
import { sessionChanged } from '../../../src/client/session/session-slice';
import { createStore } from '../../../src/client/api/store';
import { useVisitor } from '../../../src/client/session/visitor';
import { buyer, userRecord } from '../support/fixtures';
import { onCall } from '../support/marketplace';

test('a visitor stays the same one when their account is asked for and is what it was', async () => {
  const asked = onCall('get', '/user/:email', userRecord(buyer, { role: 'buyer' }));
  const store = createStore();
  const { result } = renderHook(useVisitor, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <Provider store={store}>{children}</Provider>
    ),
  });
  act(() => void store.dispatch(sessionChanged({ status: 'signedIn', user: buyer })));
  await waitFor(() => expect(result.current).toMatchObject({ role: 'buyer' }));

  const before = result.current;
  act(() => void store.dispatch(api.util.invalidateTags(['Account'])));
  await waitFor(() => expect(asked).toHaveLength(2));
  await waitFor(() =>
    expect(Object.values(store.getState().api.queries).map((query) => query?.status)).toEqual([
      'fulfilled',
    ]),
  );
  expect(result.current).toBe(before);
});
