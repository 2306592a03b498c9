import type { Product } from '../../../contract/selling/product';
import type { DeviceWishes } from '../../services/storage/device-wishes';

export interface MergedWishes {
  /** How many wishes were added to the account. */
  added: number;
  /** How many products are no longer for sale. */
  unavailable: number;
}

/**
 * Moves wishes from the device to the account. Removes each from the device after it was added.
 * @param add adds a wish to the account; may be called for a wish that the account already has
 * @throws what `add` throws; the remaining wishes stay on the device
 */
export async function mergeWishes(
  wishes: DeviceWishes,
  add: (product: Product) => Promise<keyof MergedWishes>,
): Promise<MergedWishes> {
  const merged: MergedWishes = { added: 0, unavailable: 0 };
  for (const product of wishes.list()) {
    merged[await add(product)] += 1;
    wishes.remove(product._id);
  }
  return merged;
}
