import { useState } from 'react';
import type { WishlistEntry } from '../../../../contract/buying/wishlist';

type WishlistEntries = readonly WishlistEntry[] | undefined;

/**
 * Returns the new rows: current rows keep their place, entries that were removed on another page or
 * device disappear, and new entries are on top.
 */
function mergeRows(
  rows: WishlistEntries,
  wishes: WishlistEntries,
  removedIds: ReadonlySet<string>,
): WishlistEntries {
  if (!rows || !wishes) return wishes;
  const current = new Map(wishes.map((wish) => [wish.productId, wish]));
  const remaining = rows.flatMap((row) => {
    const wish = current.get(row.productId) ?? (removedIds.has(row.productId) ? row : undefined);
    current.delete(row.productId);
    return wish ? [wish] : [];
  });
  return [...current.values(), ...remaining];
}

/**
 * Returns the rows of the wishlist. An entry that is removed on this page keeps its row, which offers
 * Undo, until the user leaves the page.
 */
export function useWishlistRows(wishes: WishlistEntries) {
  const [removedIds, setRemovedIds] = useState<ReadonlySet<string>>(new Set());
  const [merged, setMerged] = useState({ wishes, rows: wishes });
  if (merged.wishes !== wishes) {
    setMerged({ wishes, rows: mergeRows(merged.rows, wishes, removedIds) });
  }
  return {
    rows: merged.rows?.map((row) => ({ ...row, _id: row.productId })),
    removedIds,
    markRemoved: (productId: string) => setRemovedIds((ids) => new Set(ids).add(productId)),
    unmarkRemoved: (productId: string) =>
      setRemovedIds((ids) => new Set([...ids].filter((id) => id !== productId))),
  };
}
