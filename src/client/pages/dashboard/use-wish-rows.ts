import { useState } from 'react';
import type { WishlistEntry } from '../../../contract/wishlist';

type Wishes = readonly WishlistEntry[] | undefined;

/** Keeps the rows in place, drops those that were removed elsewhere, and puts new ones on top. */
function mergeRows(rows: Wishes, wishes: Wishes, takenBack: ReadonlySet<string>): Wishes {
  if (!rows || !wishes) return wishes;
  const current = new Map(wishes.map((wish) => [wish.productId, wish]));
  const remaining = rows.flatMap((row) => {
    const wish = current.get(row.productId) ?? (takenBack.has(row.productId) ? row : undefined);
    current.delete(row.productId);
    return wish ? [wish] : [];
  });
  return [...current.values(), ...remaining];
}

/**
 * The rows of the wishlist during this visit. A removed wish keeps its row, in which Undo is shown,
 * until the page is left.
 */
export function useWishRows(wishes: Wishes) {
  const [takenBack, setTakenBack] = useState<ReadonlySet<string>>(new Set());
  const [merged, setMerged] = useState({ wishes, rows: wishes });
  if (merged.wishes !== wishes) {
    setMerged({ wishes, rows: mergeRows(merged.rows, wishes, takenBack) });
  }
  return {
    rows: merged.rows?.map((row) => ({ ...row, _id: row.productId })),
    takenBack,
    takeBack: (productId: string) => setTakenBack((ids) => new Set(ids).add(productId)),
    putBack: (productId: string) =>
      setTakenBack((ids) => new Set([...ids].filter((id) => id !== productId))),
  };
}
