import type { Product } from '../../../contract/selling/product';
import { persistentStorage, type BrowserStorage } from './browser-storage';

const keyPrefix = 'secondhand-wish-';

/** Returns the stored product; undefined if the storage contains anything else. */
function readProduct(text: string | null): Product | undefined {
  try {
    const product = JSON.parse(text ?? 'null') as Product | null;
    return typeof product?._id === 'string' ? product : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores a visitor's wishes on this device, until the visitor signs in. Each product has its own
 * key, so that two tabs never overwrite each other's wishes.
 */
export const createDeviceWishes = (storage: BrowserStorage) => ({
  has: (productId: string): boolean => storage.read(keyPrefix + productId) !== null,
  save: (product: Product): void => storage.store(keyPrefix + product._id, JSON.stringify(product)),
  remove: (productId: string): void => storage.remove(keyPrefix + productId),
  list: (): Product[] =>
    storage.keys(keyPrefix).flatMap((key) => readProduct(storage.read(key)) ?? []),
});
export type DeviceWishes = ReturnType<typeof createDeviceWishes>;

export const deviceWishes = createDeviceWishes(persistentStorage);
