import type { Product } from '../../../contract/selling/product';
import type { AuthUser } from '../../../contract/accounts/user';
import { pluralize } from '../../../contract/text/pluralize';
import { unwrapCall, RequestFailure } from '../../api/request-failure';
import type { Dispatch } from '../../api/store';
import { wishlistApi } from '../../api/wishlist-api';
import { deviceWishes } from '../../services/storage/device-wishes';
import { toast } from '../../services/toasts/toasts';
import { mergeWishes, type MergedWishes } from './merge-wishes';
import { wishlistEntry } from './wishlist-entry';

function showMergeResult({ added, unavailable }: MergedWishes): void {
  if (added > 0)
    toast.success(`Added to your wishlist from this device: ${pluralize(added, 'watch')}.`);
  if (unavailable > 0)
    toast.error(
      `Saved on this device, but no longer for sale: ${pluralize(unavailable, 'watch')}.`,
    );
}

let pendingMerge: Promise<void> | undefined;

/**
 * Moves the wishes on this device to the wishlist of the buyer who signed in. Drops those for watches that the buyer
 * sells.
 */
export function mergeDeviceWishes(dispatch: Dispatch, buyer: AuthUser): Promise<void> {
  const add = async (product: Product): Promise<keyof MergedWishes> => {
    const entry = wishlistEntry(product, buyer);
    const call = wishlistApi.endpoints.wish.initiate(entry, { track: false });
    try {
      const { acknowledged } = await unwrapCall(dispatch(call));
      if (!acknowledged) throw new Error('The wish was not stored.');
      return 'added';
    } catch (error) {
      if (error instanceof RequestFailure && error.status === 404) return 'unavailable';
      throw error;
    }
  };
  for (const { _id, uid } of deviceWishes.list()) if (uid === buyer.uid) deviceWishes.remove(_id);
  pendingMerge ??= mergeWishes(deviceWishes, add)
    // Ignore a failure: the remaining wishes stay on the device, and the next page load retries.
    .then(showMergeResult, () => undefined)
    .finally(() => (pendingMerge = undefined));
  return pendingMerge;
}
