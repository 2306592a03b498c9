import type { Store } from '../api/store';
import { loadFailureReason, toRequestFailure } from '../api/request-failure';
import { usersApi } from '../api/users-api';
import type { SessionEvent } from './session.machine';

/** How often the account is refetched, in milliseconds. */
const pollingInterval = 30_000;

const { initiate, select } = usersApi.endpoints.account;
/** The state of the query. After an empty response, `data` and `error` are both undefined. */
type AccountQueryState = Pick<
  ReturnType<ReturnType<typeof select>>,
  'data' | 'error' | 'isLoading' | 'isUninitialized'
>;

const requestedEvent: SessionEvent = { type: 'account.requested' };

/** Returns the session event for the query's state; undefined if there is nothing to report. */
function toSessionEvent({
  data,
  error,
  isLoading,
  isUninitialized,
}: AccountQueryState): SessionEvent | undefined {
  if (error && 'status' in error && error.status === 403) {
    const reason = toRequestFailure(error).message;
    if (!isSuspended(error.data)) return { type: 'account.deleted', reason };
    return { type: 'account.suspended', reason, ...readStatementToken(error.data) };
  }
  // While a poll is pending or after it has failed, `data` is still the last response.
  if (data) return { type: 'account.loaded', account: data };
  // The account was never saved, so the user has no role yet. A refetch keeps this error until it
  // has a response.
  if (error && 'status' in error && error.status === 404) {
    return { type: 'account.loaded', account: { role: null, verified: false } };
  }
  if (isLoading || isUninitialized) return requestedEvent;
  return error && { type: 'account.failed', reason: loadFailureReason(error) };
}

/** Whether the body of an error response says that the account is suspended. */
const isSuspended = (data: unknown): data is { suspended: true } =>
  typeof data === 'object' && data !== null && 'suspended' in data && data.suspended === true;

function readStatementToken(data: object): { statementToken?: string } {
  const isPresent = 'statementToken' in data && typeof data.statementToken === 'string';
  return isPresent ? { statementToken: data.statementToken as string } : {};
}

/**
 * Polls a user's account and sends a session event when it has changed.
 * @returns a function that stops polling
 */
export function watchAccount(store: Store, email: string, send: (event: SessionEvent) => void) {
  const subscription = store.dispatch(
    initiate(email, { subscriptionOptions: { pollingInterval } }),
  );
  const selectAccount = select(email);
  let lastSent = JSON.stringify(requestedEvent);
  let isKnownSuspended = false;
  const sendChange = () => {
    const event = toSessionEvent(selectAccount(store.getState()));
    const serialized = JSON.stringify(event);
    if (!event || serialized === lastSent) return;
    // After a failed poll, a suspended user stays suspended, as a loaded account stays loaded.
    if (isKnownSuspended && event.type === 'account.failed') return;
    isKnownSuspended = event.type === 'account.suspended';
    lastSent = serialized;
    send(event);
  };
  sendChange();
  const unsubscribe = store.subscribe(sendChange);
  return () => {
    unsubscribe();
    subscription.unsubscribe();
  };
}
