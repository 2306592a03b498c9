import { waitFor } from '@testing-library/react';
import { identity, type IdentityEvent } from '../../../../src/client/services/identity/identity';
import { IdentityError } from '../../../../src/client/services/identity/identity-error';
import { buyer, seller } from '../../support/fixtures';
import { firebase } from '../../support/firebase-auth';

const credentials = { email: buyer.email, password: 'secret-1' };
const pending: IdentityEvent = { type: 'auth.pending' };
const changed = (user: typeof buyer | null): IdentityEvent => ({ type: 'auth.changed', user });

/** Subscribes, and waits for the first auth result. */
async function watch() {
  const events: IdentityEvent[] = [];
  let first = () => undefined as void;
  const known = new Promise<void>((resolve) => (first = resolve));
  const stop = identity.watch((event) => {
    events.push(event);
    first();
  });
  await known;
  return { events, stop };
}

test('first reports that no user is signed in', async () => {
  const { events, stop } = await watch();
  expect(events).toEqual([changed(null)]);
  stop();
});

test('a call stays pending when the first auth result arrives during it', async () => {
  firebase.addAccount({ ...buyer, password: credentials.password });
  const letGo = firebase.holdSignIn();
  const events: IdentityEvent[] = [];
  const stop = identity.watch((event) => events.push(event));
  const signedIn = identity.signInWithPassword(credentials);
  // The call waits for the first auth result, which is no user.
  await identity.token();
  expect(events).toEqual([changed(null), pending]);
  letGo();
  await signedIn;
  expect(events.at(-1)).toEqual(changed(buyer));
  stop();
});

test('a subscription that starts during a call reports the call', async () => {
  firebase.addAccount({ ...buyer, password: credentials.password });
  const letGo = firebase.holdSignIn();
  const signedIn = identity.signInWithPassword(credentials);
  const { events, stop } = await watch();
  expect(events).toEqual([pending]);
  letGo();
  await signedIn;
  expect(events.at(-1)).toEqual(changed(buyer));
  stop();
});

test('reports a user who was signed in before', async () => {
  firebase.signedIn(buyer);
  const { events, stop } = await watch();
  expect(events).toEqual([changed(buyer)]);
  stop();
});

test('reports a user who signs in in another tab', async () => {
  const { events, stop } = await watch();
  expect(events).toEqual([changed(null)]);
  firebase.signedIn(buyer);
  await waitFor(() => expect(events).toContainEqual(changed(buyer)));
  stop();
});

describe('each call reports a pending state, then the auth state', () => {
  test('signing in', async () => {
    firebase.addAccount({ ...buyer, password: credentials.password });
    const { events, stop } = await watch();
    await expect(identity.signInWithPassword(credentials)).resolves.toEqual(buyer);
    expect(events[1]).toEqual(pending);
    expect(events.at(-1)).toEqual(changed(buyer));
    stop();
  });

  test('signing in through a provider', async () => {
    firebase.offerSocialAccount(seller);
    const { events, stop } = await watch();
    await expect(identity.signInWithProvider('google')).resolves.toEqual(seller);
    expect(events.at(-1)).toEqual(changed(seller));
    stop();
  });

  test('a profile update, which Firebase itself does not announce', async () => {
    const { events, stop } = await watch();
    const { uid, email } = await identity.createAccount(credentials);
    const named = { uid, email, displayName: 'Bea', photoURL: '/bea.png' };
    await identity.updateProfile({ displayName: 'Bea', photoURL: '/bea.png' });
    expect(events.slice(-2)).toEqual([pending, changed(named)]);
    stop();
  });

  test('signing out', async () => {
    firebase.signedIn(buyer);
    const { events, stop } = await watch();
    await expect(identity.signOut()).resolves.toBeNull();
    expect(events.at(-1)).toEqual(changed(null));
    stop();
  });

  test('a rejected call, which Firebase itself does not announce', async () => {
    firebase.signedIn(buyer);
    firebase.failWith('too-many-requests');
    const { events, stop } = await watch();
    await expect(identity.signInWithPassword(credentials)).rejects.toThrow(IdentityError);
    expect(events).toEqual([changed(buyer), pending, changed(buyer)]);
    stop();
  });
});

test("rejects with the service's own words and its code", async () => {
  const rejection = identity.signInWithPassword(credentials);
  await expect(rejection).rejects.toMatchObject({
    message: 'Firebase: Error (auth/invalid-credential).',
    code: 'invalid-credential',
  });
});

test('reports nothing after unsubscribing', async () => {
  const { events, stop } = await watch();
  stop();
  firebase.signedIn(buyer);
  await identity.signOut();
  expect(events).toEqual([changed(null)]);
});

test('has the token and email of the signed-in user', async () => {
  expect([await identity.token(), await identity.email()]).toEqual([null, null]);
  firebase.signedIn(buyer);
  expect([await identity.token(), await identity.email()]).toEqual([
    'identity-token-of-uid-bea',
    buyer.email,
  ]);
});
