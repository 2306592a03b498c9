import { createActor, toPromise } from 'xstate';
import { createStore } from '../../../../src/client/api/store';
import { emptyContent } from '../../../../src/client/features/product-draft/draft-content';
import { createSaveActor } from '../../../../src/client/features/product-draft/save-actor';
import { sessionChanged } from '../../../../src/client/session/session-slice';
import { json, onCall } from '../../support/api-stub';
import { buyer, seller } from '../../support/fixtures';

function saveAs(signedInUser: typeof seller) {
  const requests = onCall('put', '/product-drafts/:id', () =>
    json({ acknowledged: true, revision: 1, updatedAt: '2026-11-26T12:05:00.000Z' }),
  );
  const store = createStore();
  store.dispatch(
    sessionChanged({ status: 'signedIn', user: signedInUser, role: 'seller', verified: true }),
  );
  const input = { id: 'draft-1', revision: 0, ...emptyContent };
  const actor = createActor(createSaveActor(store.dispatch, seller.uid), { input });
  const outcome = toPromise(actor);
  actor.start();
  return { requests, outcome };
}

test('a draft is saved in the account of its seller', async () => {
  const { requests, outcome } = saveAs(seller);
  expect(await outcome).toMatchObject({ saved: { revision: 1 } });
  expect(requests).toHaveLength(1);
});

test('a draft is not saved in the account of the user who signed in after its seller', async () => {
  const { requests, outcome } = saveAs(buyer);
  await expect(outcome).rejects.toThrow('You are signed out.');
  expect(requests).toHaveLength(0);
});
