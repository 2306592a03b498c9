import * as z from 'zod/mini';
import type { NewActivity } from '../../../contract/calls/recent-activity';
import { recentActivityApi } from '../../api/recent-activity-api';
import { unwrapCall } from '../../api/request-failure';
import type { Dispatch } from '../../api/store';
import { persistentStorage } from '../../services/storage/browser-storage';
import {
  accountActivityKey,
  onActivityChange,
  removeActivity,
} from '../../services/storage/recent-activity';
import { recentSearches } from '../../services/storage/recent-searches';
import { readViewedProducts, replaceViewedProducts } from '../../services/storage/recently-viewed';
import { toast } from '../../services/toasts/toasts';
import { newActivity, type ActivityLists } from './new-activity';

/** What the account had when this device last read it. */
const accountActivitySchema = z.object({
  uid: z.string(),
  searches: z.array(z.string()),
  viewed: z.array(z.string()),
});
type AccountActivity = z.output<typeof accountActivitySchema>;

function readAccount(): AccountActivity | undefined {
  try {
    return z.parse(
      accountActivitySchema,
      JSON.parse(persistentStorage.read(accountActivityKey) ?? 'null'),
    );
  } catch {
    return undefined;
  }
}

const storeAccount = (account: AccountActivity): void =>
  persistentStorage.store(accountActivityKey, JSON.stringify(account));

const noActivity: NewActivity = { searches: [], viewed: [], cleared: [] };

const readDevice = (): ActivityLists => ({
  searches: recentSearches.list(),
  viewed: readViewedProducts().map(({ _id }) => _id),
});

/**
 * Adds a visitor's lists to the account, then sends what this device adds or clears and stores what the account has.
 * What could not be sent stays in the lists, and is sent with the next change, connection or page load.
 * @returns a function that stops it
 */
export function syncRecentActivity(dispatch: Dispatch, uid: string): () => void {
  let isStopped = false;
  let pending: Promise<void> | undefined;
  let hasRead = false;
  const earlier = readAccount();
  if (earlier?.uid !== uid) {
    if (earlier) removeActivity();
    storeAccount({ uid, searches: [], viewed: [] });
  }

  /** After a sign-out in another tab, the lists are a visitor's. */
  const isCurrent = () => !isStopped && readAccount()?.uid === uid;
  const send = async (): Promise<void> => {
    const account = readAccount();
    if (!account || !isCurrent()) return;
    const device = readDevice();
    const activity = newActivity(device, account);
    if (hasRead && !activity) return;
    const call = recentActivityApi.endpoints.addRecentActivity.initiate(activity ?? noActivity, {
      track: false,
    });
    const lists = await unwrapCall(dispatch(call)).catch((error: unknown) => {
      if (activity && activity.cleared.length > 0)
        toast.error('Cleared on this device, but not in your account yet. We will try again.');
      throw error;
    });
    if (!isCurrent()) return;
    // The list changed in the meantime: sends the change before it is overwritten.
    if (JSON.stringify(readDevice()) !== JSON.stringify(device)) return send();
    hasRead = true;
    const viewed = lists.viewed.map(({ _id }) => _id);
    storeAccount({ uid, searches: lists.searches, viewed });
    recentSearches.replace(lists.searches);
    replaceViewedProducts(lists.viewed);
  };
  const start = () => {
    pending ??= send()
      .catch(() => undefined)
      .finally(() => (pending = undefined));
  };
  start();
  const unsubscribe = onActivityChange(start);
  window.addEventListener('online', start);
  return () => {
    isStopped = true;
    unsubscribe();
    window.removeEventListener('online', start);
  };
}
