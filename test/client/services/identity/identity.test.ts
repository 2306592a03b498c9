import { waitFor } from '@testing-library/react';
import { identity } from '../../../../src/client/services/identity/identity';
import type { IdentityEvent } from '../../../../src/client/services/identity/identity-types';
import { IdentityError } from '../../../../src/client/services/identity/identity-error';
import { buyer, seller } from '../../support/fixtures';
import { firebase } from '../../support/firebase-auth';

const credentials = { email: buyer.email, password: 'secret-1' };
const pending: IdentityEvent = { type: 'auth.pending' };
const changed = (user: typeof buyer | null): IdentityEvent => ({ type: 'auth.changed', user });

/** Subscribes, and waits for the first auth result. */
async function subscribe() {
  const events: IdentityEvent[] = [];
  let onFirstEvent = () => undefined as void;
  const firstEvent = new Promise<void>((resolve) => (onFirstEvent = resolve));
  const unsubscribe = identity.watch((event) => {
    events.push(event);
    onFirstEvent();
  });
  await firstEvent;
  return { events, unsubscribe };
}

test('a subscription first reports that no user is signed in', async () => {
  const { events, unsubscribe } = await subscribe();
  expect(events).toEqual([changed(null)]);
  unsubscribe();
});

test('a call stays pending when the first auth result arrives during it', async () => {
  firebase.addAccount({ ...buyer, password: credentials.password });
  const release = firebase.holdSignIn();
  const events: IdentityEvent[] = [];
  const unsubscribe = identity.watch((event) => events.push(event));
  const signedIn = identity.signInWithPassword(credentials);
  // The call waits for the first auth result, which is no user.
  await identity.token();
  expect(events).toEqual([changed(null), pending]);
  release();
  await signedIn;
  expect(events.at(-1)).toEqual(changed(buyer));
  unsubscribe();
});

test('a subscription that starts during a call reports the call', async () => {
  firebase.addAccount({ ...buyer, password: credentials.password });
  const release = firebase.holdSignIn();
  const signedIn = identity.signInWithPassword(credentials);
  const { events, unsubscribe } = await subscribe();
  expect(events).toEqual([pending]);
  release();
  await signedIn;
  expect(events.at(-1)).toEqual(changed(buyer));
  unsubscribe();
});

test('a subscription after a sign-in reports the user, even if storage is blocked', async () => {
  firebase.addAccount({ ...buyer, password: credentials.password });
  await identity.signInWithPassword(credentials);
  localStorage.clear();
  const { events, unsubscribe } = await subscribe();
  expect(events).toEqual([changed(buyer)]);
  unsubscribe();
});

test('reports a user who was signed in before', async () => {
  firebase.setSignedInUser(buyer);
  const { events, unsubscribe } = await subscribe();
  expect(events).toEqual([changed(buyer)]);
  unsubscribe();
});

test('reports a user who signs in in another tab', async () => {
  const { events, unsubscribe } = await subscribe();
  expect(events).toEqual([changed(null)]);
  firebase.setSignedInUser(buyer);
  await waitFor(() => expect(events).toContainEqual(changed(buyer)));
  unsubscribe();
});

describe('each call reports a pending state, then the auth state', () => {
  test('signing in', async () => {
    firebase.addAccount({ ...buyer, password: credentials.password });
    const { events, unsubscribe } = await subscribe();
    await expect(identity.signInWithPassword(credentials)).resolves.toEqual(buyer);
    expect(events[1]).toEqual(pending);
    expect(events.at(-1)).toEqual(changed(buyer));
    unsubscribe();
  });

  test('signing in through a provider', async () => {
    firebase.setSocialAccount(seller);
    const { events, unsubscribe } = await subscribe();
    await expect(identity.signInWithProvider('google')).resolves.toEqual(seller);
    expect(events.at(-1)).toEqual(changed(seller));
    unsubscribe();
  });

  test('a profile update, for which Firebase emits no event', async () => {
    const { events, unsubscribe } = await subscribe();
    const { uid, email } = await identity.createAccount(credentials);
    const updatedUser = { uid, email, displayName: 'Bea', photoURL: '/bea.png' };
    await identity.updateProfile({ displayName: 'Bea', photoURL: '/bea.png' });
    expect(events.slice(-2)).toEqual([pending, changed(updatedUser)]);
    unsubscribe();
  });

  test('signing out', async () => {
    firebase.setSignedInUser(buyer);
    const { events, unsubscribe } = await subscribe();
    await expect(identity.signOut()).resolves.toBeNull();
    expect(events.at(-1)).toEqual(changed(null));
    unsubscribe();
  });

  test('a rejected call, for which Firebase emits no event', async () => {
    firebase.setSignedInUser(buyer);
    firebase.failWith('too-many-requests');
    const { events, unsubscribe } = await subscribe();
    await expect(identity.signInWithPassword(credentials)).rejects.toThrow(IdentityError);
    expect(events).toEqual([changed(buyer), pending, changed(buyer)]);
    unsubscribe();
  });
});

test("a failed sign-in is rejected with Firebase's message and code", async () => {
  const rejection = identity.signInWithPassword(credentials);
  await expect(rejection).rejects.toMatchObject({
    message: 'Firebase: Error (auth/invalid-credential).',
    code: 'invalid-credential',
  });
});

test('reports nothing after unsubscribing', async () => {
  const { events, unsubscribe } = await subscribe();
  unsubscribe();
  firebase.setSignedInUser(buyer);
  await identity.signOut();
  expect(events).toEqual([changed(null)]);
});

test('returns the token of the signed-in user', async () => {
  expect(await identity.token()).toBeNull();
  firebase.setSignedInUser(buyer);
  expect(await identity.token()).toBe('identity-token-of-uid-bea');
});
