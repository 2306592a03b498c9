import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { priceCurrencySchema } from '../../../contract/selling/price-currency';
import { persistentStorage } from './browser-storage';

const key = 'secondhand-recently-viewed';

/** How many products the list keeps. */
export const maxViewedProducts = 12;

/**
 * The list stores all fields that a card renders, so that it does not need to fetch the products.
 */
const viewedSchema = z.object({
  _id: z.string(),
  productName: z.string(),
  image: z.string(),
  originalPrice: z.string(),
  sellingPrice: z.string(),
  currency: priceCurrencySchema,
  condition: z.string(),
  location: z.string(),
});
export type ViewedProduct = z.infer<typeof viewedSchema>;

const noProducts: readonly ViewedProduct[] = [];
const listeners = new Set<() => void>();

/** The last text read and its parsed value: `useSyncExternalStore` needs a stable reference. */
let cachedList: { text: string | null; viewed: readonly ViewedProduct[] } = {
  text: null,
  viewed: noProducts,
};

/** Returns an empty list if the text is not valid, such as data of an older release. */
function parse(text: string): readonly ViewedProduct[] {
  try {
    return z.parse(z.array(viewedSchema), JSON.parse(text));
  } catch {
    return noProducts;
  }
}

function read(): readonly ViewedProduct[] {
  const text = persistentStorage.read(key);
  if (text !== cachedList.text)
    cachedList = { text, viewed: text === null ? noProducts : parse(text) };
  return cachedList.viewed;
}

function write(viewed: readonly ViewedProduct[]): void {
  if (viewed.length === 0) persistentStorage.remove(key);
  else persistentStorage.store(key, JSON.stringify(viewed));
  listeners.forEach((listener) => listener());
}

/** Adds a product at the start of the list. */
export function addViewedProduct(product: ViewedProduct): void {
  const viewed = z.parse(viewedSchema, product);
  const others = read().filter(({ _id }) => _id !== viewed._id);
  write([viewed, ...others].slice(0, maxViewedProducts));
}

/** Removes a product that no longer exists. */
export function removeViewedProduct(id: string): void {
  if (read().some(({ _id }) => _id === id)) write(read().filter(({ _id }) => _id !== id));
}

export const clearViewedProducts = (): void => write(noProducts);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may have changed the list.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Returns the products viewed on this device, the latest first; an empty list on the server. */
export const useViewedProducts = (): readonly ViewedProduct[] =>
  useSyncExternalStore(subscribe, read, () => noProducts);
