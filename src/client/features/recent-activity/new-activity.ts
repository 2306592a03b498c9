import type { NewActivity } from '../../../contract/calls/recent-activity';
import { maxRecentSearches, maxViewedProducts } from '../../../contract/finding/recent-activity';

/** The texts of searches and the ids of viewed products, the latest first. */
export type ActivityLists = Pick<NewActivity, 'searches' | 'viewed'>;

/**
 * Returns what a device has added or cleared since its lists were those of the account; undefined if nothing. The lists
 * themselves say so: nothing else has to be stored for a device that is offline.
 */
export function newActivity(
  device: ActivityLists,
  account: ActivityLists,
): NewActivity | undefined {
  const searches = changesOf(device.searches, account.searches, maxRecentSearches);
  const viewed = changesOf(device.viewed, account.viewed, maxViewedProducts);
  const cleared = [
    ...(searches.isCleared ? (['searches'] as const) : []),
    ...(viewed.isCleared ? (['viewed'] as const) : []),
  ];
  if (searches.added.length + viewed.added.length + cleared.length === 0) return undefined;
  return { searches: searches.added, viewed: viewed.added, cleared };
}

/** An entry that is used again moves to the start, and the last ones are dropped from a full list. */
function changesOf(list: readonly string[], earlier: readonly string[], max: number) {
  for (let count = 0; ; count += 1) {
    const added = list.slice(0, count);
    const others = earlier.filter((entry) => !added.includes(entry));
    const isUnchangedAfter = list.slice(count).every((entry, index) => entry === others[index]);
    if (isUnchangedAfter)
      return { added, isCleared: list.length < Math.min(max, added.length + others.length) };
  }
}
