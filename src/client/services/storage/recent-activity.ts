import { persistentStorage } from './browser-storage';

export const recentSearchesKey = 'secondhand-recent-searches';
export const recentlyViewedKey = 'secondhand-recently-viewed';
export const accountActivityKey = 'secondhand-account-activity';

const listeners = new Set<() => void>();

/** Calls a listener after each change that this tab makes. Returns a function that unsubscribes. */
export function onActivityChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Stores what was recently searched for or viewed; nothing if the list is empty. */
export function storeActivity(key: string, list: readonly unknown[]): void {
  if (list.length === 0) persistentStorage.remove(key);
  else persistentStorage.store(key, JSON.stringify(list));
  listeners.forEach((listener) => listener());
}

/** Whether the lists of this device belong to an account. */
export const belongsToAccount = () => persistentStorage.read(accountActivityKey) !== null;

/** Removes all lists. It stands apart from what reads them, so that a sign-out does not load that code. */
export function removeActivity(): void {
  persistentStorage.remove(accountActivityKey);
  storeActivity(recentSearchesKey, []);
  storeActivity(recentlyViewedKey, []);
}
