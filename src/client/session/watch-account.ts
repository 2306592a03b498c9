import type { Store } from '../api/store';
import { toRequestFailure } from '../api/request-failure';
import { usersApi } from '../api/users-api';
import type { SessionEvent } from './session.machine';

/** In milliseconds: how often an idle tab refetches the account. */
const accountInterval = 30_000;

const { initiate, select } = usersApi.endpoints.account;
/** Fields may occur in any combination: a response may also have arrived and be empty. */
type Answer = Pick<
  ReturnType<ReturnType<typeof select>>,
  'data' | 'error' | 'isLoading' | 'isUninitialized'
>;

const requested: SessionEvent = { type: 'account.requested' };

/** The session event for a response, if there is one. */
function toSessionEvent({
  data,
  error,
  isLoading,
  isUninitialized,
}: Answer): SessionEvent | undefined {
  // A poll that is pending or has failed changes nothing.
  if (error && 'status' in error && error.status === 403) {
    return { type: 'account.deleted', reason: toRequestFailure(error).message };
  }
  if (data) return { type: 'account.loaded', account: data };
  // The account was never saved, so the user has no role yet. This stays true while it is
  // refetched.
  if (error && 'status' in error && error.status === 404) {
    return { type: 'account.loaded', account: { role: null, verified: false } };
  }
  if (isLoading || isUninitialized) return requested;
  return error && { type: 'account.failed', reason: toRequestFailure(error).message };
}

/**
 * Polls a user's account and sends each change.
 * @returns a function that stops
 */
export function watchAccount(store: Store, email: string, send: (event: SessionEvent) => void) {
  const subscription = store.dispatch(
    initiate(email, { subscriptionOptions: { pollingInterval: accountInterval } }),
  );
  const answer = select(email);
  let lastSent = JSON.stringify(requested);
  const sendChange = () => {
    const event = toSessionEvent(answer(store.getState()));
    const serialized = JSON.stringify(event);
    if (!event || serialized === lastSent) return;
    lastSent = serialized;
    send(event);
  };
  sendChange();
  const stop = store.subscribe(sendChange);
  return () => {
    stop();
    subscription.unsubscribe();
  };
}
