import * as z from 'zod/mini';
import { persistentStorage } from './browser-storage';
import { recentSearchesKey as key } from './recent-searches-key';

const maxSearches = 6;

/** The words that were last searched for on this device, the latest first. */
export const recentSearches = {
  list(): string[] {
    try {
      return z.parse(z.array(z.string()), JSON.parse(persistentStorage.read(key) ?? '[]'));
    } catch {
      return [];
    }
  },
  add(text: string): void {
    const others = recentSearches.list().filter((other) => other !== text);
    persistentStorage.store(key, JSON.stringify([text, ...others].slice(0, maxSearches)));
  },
  clear: (): void => persistentStorage.remove(key),
};
