import type { Store } from '../api/store';
import { dateLocaleApi } from '../api/users-api';

/**
 * Sends the server the time zone of this browser when the account has another one, for the dates in emails.
 * @returns a function that unsubscribes
 */
export function reportTimeZone(store: Store): () => void {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  let reportedFor: string | undefined;
  const followSession = () => {
    const { session } = store.getState();
    // A server of the specification knows no time zone of an account.
    if (session.status !== 'signedIn' || session.timeZone === undefined) return;
    const { uid } = session.user;
    if (!timeZone || session.timeZone === timeZone || reportedFor === uid) return;
    // Once an account and visit, so that two devices in different zones don't take turns.
    reportedFor = uid;
    void store.dispatch(
      dateLocaleApi.endpoints.changeTimeZone.initiate({ timeZone }, { track: false }),
    );
  };
  return store.subscribe(followSession);
}
