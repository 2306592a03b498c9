import type { Product } from '../../../contract/product';
import type { DeviceWishes } from '../../services/device-wishes';

/** How many wishes an account has taken, and how many were of what is not for sale any more. */
export interface JoinedWishes {
  added: number;
  gone: number;
}

/**
 * Hands a device's wishes to an account, each kept on the device until the account has it.
 * @param add may be called again for what the account has already.
 * @throws what `add` throws; the wishes that are left wait for the next time.
 */
export async function mergeWishes(
  wishes: DeviceWishes,
  add: (product: Product) => Promise<keyof JoinedWishes>,
): Promise<JoinedWishes> {
  const joined: JoinedWishes = { added: 0, gone: 0 };
  for (const product of wishes.list()) {
    joined[await add(product)] += 1;
    wishes.remove(product._id);
  }
  return joined;
}
