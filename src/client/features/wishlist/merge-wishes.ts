import type { Product } from '../../../contract/product';
import type { DeviceWishes } from '../../services/device-wishes';

/** How many wishes were added, and how many products are no longer for sale. */
export interface MergedWishes {
  added: number;
  gone: number;
}

/**
 * Moves wishes from the device to the account, each after the account has it.
 * @param add may be called again for a wish that the account already has
 * @throws what `add` throws; the remaining wishes stay on the device
 */
export async function mergeWishes(
  wishes: DeviceWishes,
  add: (product: Product) => Promise<keyof MergedWishes>,
): Promise<MergedWishes> {
  const merged: MergedWishes = { added: 0, gone: 0 };
  for (const product of wishes.list()) {
    merged[await add(product)] += 1;
    wishes.remove(product._id);
  }
  return merged;
}
