import * as z from 'zod/mini';
import { maxRecentSearches } from '../../../contract/finding/recent-activity';
import { persistentStorage } from './browser-storage';
import { recentSearchesKey as key, storeActivity } from './recent-activity';

/** The words that were last searched for on this device, the latest first. */
export const recentSearches = {
  list(): string[] {
    try {
      return z.parse(z.array(z.string()), JSON.parse(persistentStorage.read(key) ?? '[]'));
    } catch {
      return [];
    }
  },
  replace: (texts: readonly string[]): void => storeActivity(key, texts),
  add(text: string): void {
    const others = recentSearches.list().filter((other) => other !== text);
    recentSearches.replace([text, ...others].slice(0, maxRecentSearches));
  },
  clear: (): void => recentSearches.replace([]),
};
