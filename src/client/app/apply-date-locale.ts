import type { Store } from '../api/store';
import { setDateLocale } from '../components/dates/local-format';
import { storedDateLocale } from '../services/storage/stored-date-locale';

/**
 * Formats all dates in the language of the signed-in user's account. Until the account has loaded, uses the
 * last language that this browser has stored.
 * @returns a function that unsubscribes
 */
export function applyDateLocale(store: Store): () => void {
  setDateLocale(storedDateLocale.read());
  const followSession = () => {
    const { session } = store.getState();
    if (session.status !== 'signedIn' && session.status !== 'signedOut') return;
    const chosen = session.status === 'signedIn' ? (session.dateLocale ?? undefined) : undefined;
    setDateLocale(chosen);
    if (storedDateLocale.read() !== chosen) storedDateLocale.store(chosen);
  };
  return store.subscribe(followSession);
}
