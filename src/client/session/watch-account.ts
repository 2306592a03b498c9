import type { Store } from '../api/store';
import { toRequestFailure } from '../api/request-failure';
import { usersApi } from '../api/users-api';
import type { SessionEvent } from './session.machine';

/** Milliseconds until a tab that nobody touches learns that an account is gone or has another role. */
const accountInterval = 30_000;

const { initiate, select } = usersApi.endpoints.account;
/** Any mixture of these: an answer may also have come and be empty. */
type Answer = Pick<
  ReturnType<ReturnType<typeof select>>,
  'data' | 'error' | 'isLoading' | 'isUninitialized'
>;

const asked: SessionEvent = { type: 'account.asked' };

/** What the answer, or the lack of one, means for the session. */
function meaningOf({ data, error, isLoading, isUninitialized }: Answer): SessionEvent | undefined {
  // A poll on its way, or one that fails, changes nothing of what is known.
  if (error && 'status' in error && error.status === 403) {
    return { type: 'account.deleted', reason: toRequestFailure(error).message };
  }
  if (data) return { type: 'account.known', account: data };
  // Never saved: the role is still to be chosen. This holds while it is asked again.
  if (error && 'status' in error && error.status === 404) {
    return { type: 'account.known', account: { role: null, verified: false } };
  }
  if (isLoading || isUninitialized) return asked;
  return error && { type: 'account.missed', reason: toRequestFailure(error).message };
}

/**
 * Asks for somebody's account, now and from time to time, and tells what is new.
 * @returns what ends that.
 */
export function watchAccount(store: Store, email: string, tell: (event: SessionEvent) => void) {
  const question = store.dispatch(
    initiate(email, { subscriptionOptions: { pollingInterval: accountInterval } }),
  );
  const answer = select(email);
  let told = JSON.stringify(asked);
  const tellNews = () => {
    const meaning = meaningOf(answer(store.getState()));
    const news = JSON.stringify(meaning);
    if (!meaning || news === told) return;
    told = news;
    tell(meaning);
  };
  tellNews();
  const stop = store.subscribe(tellNews);
  return () => {
    stop();
    question.unsubscribe();
  };
}
