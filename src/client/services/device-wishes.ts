import type { Product } from '../../contract/product';
import { lastingStorage, type BrowserStorage } from './browser-storage';

const beginning = 'secondhand-wish-';

/** Anything may lie in the storage. */
function readProduct(text: string | null): Product | undefined {
  try {
    const product = JSON.parse(text ?? 'null') as Product | null;
    return typeof product?._id === 'string' ? product : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What a visitor wishes, on this device until an account has it. Each product has a key of its own,
 * so that two tabs never overwrite each other's wishes.
 */
export const deviceWishesIn = (storage: BrowserStorage) => ({
  has: (productId: string): boolean => storage.read(beginning + productId) !== null,
  keep: (product: Product): void => storage.store(beginning + product._id, JSON.stringify(product)),
  forget: (productId: string): void => storage.forget(beginning + productId),
  list: (): Product[] =>
    storage.keys(beginning).flatMap((key) => readProduct(storage.read(key)) ?? []),
});
export type DeviceWishes = ReturnType<typeof deviceWishesIn>;

export const deviceWishes = deviceWishesIn(lastingStorage);
