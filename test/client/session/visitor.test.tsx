import { act, render, screen, waitFor } from '@testing-library/react';
import { Profiler } from 'react';
import { Provider } from 'react-redux';
import { api } from '../../../src/client/api/api';
import { sessionChanged } from '../../../src/client/session/session-slice';
import { createStore } from '../../../src/client/api/store';
import { useVisitor } from '../../../src/client/session/visitor';
import { buyer, userRecord } from '../support/fixtures';
import { onCall } from '../support/marketplace';

function Role() {
  const visitor = useVisitor();
  return <p>{visitor.status === 'signedIn' ? visitor.role : visitor.status}</p>;
}

test('draws nothing again when the account is asked for and is what it was', async () => {
  const asked = onCall('get', '/user/:email', userRecord(buyer, { role: 'buyer' }));
  const store = createStore();
  let commits = 0;
  render(
    <Provider store={store}>
      <Profiler id="role" onRender={() => (commits += 1)}>
        <Role />
      </Profiler>
    </Provider>,
  );
  act(() => void store.dispatch(sessionChanged({ status: 'signedIn', user: buyer })));
  expect(await screen.findByText('buyer')).toBeVisible();

  const before = commits;
  act(() => void store.dispatch(api.util.invalidateTags(['Account'])));
  await waitFor(() => expect(asked).toHaveLength(2));
  await waitFor(() =>
    expect(Object.values(store.getState().api.queries).map((query) => query?.status)).toEqual([
      'fulfilled',
    ]),
  );
  expect(commits).toBe(before);
});
