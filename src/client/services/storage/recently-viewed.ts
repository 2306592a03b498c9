import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import {
  maxViewedProducts,
  viewedProductSchema,
  type ViewedProduct,
} from '../../../contract/finding/recent-activity';
import { persistentStorage } from './browser-storage';
import {
  belongsToAccount,
  onActivityChange,
  recentlyViewedKey as key,
  storeActivity,
} from './recent-activity';

const noProducts: readonly ViewedProduct[] = [];

/** The last text read and its parsed value: `useSyncExternalStore` needs a stable reference. */
let cachedList: { text: string | null; viewed: readonly ViewedProduct[] } = {
  text: null,
  viewed: noProducts,
};

/** Returns an empty list if the text is not valid, such as data of an older release. */
function parse(text: string): readonly ViewedProduct[] {
  try {
    return z.parse(z.array(viewedProductSchema), JSON.parse(text));
  } catch {
    return noProducts;
  }
}

/** The products viewed on this device, the latest first. */
export function readViewedProducts(): readonly ViewedProduct[] {
  const text = persistentStorage.read(key);
  if (text !== cachedList.text)
    cachedList = { text, viewed: text === null ? noProducts : parse(text) };
  return cachedList.viewed;
}

export const replaceViewedProducts = (viewed: readonly ViewedProduct[]): void =>
  storeActivity(key, viewed);

/** Adds a product at the start of the list. */
export function addViewedProduct(product: ViewedProduct): void {
  const viewed = z.parse(viewedProductSchema, product);
  const others = readViewedProducts().filter(({ _id }) => _id !== viewed._id);
  replaceViewedProducts([viewed, ...others].slice(0, maxViewedProducts));
}

/**
 * Removes a product that no longer exists from a visitor's list. An account's list leaves it out by itself, and a
 * shorter list on the device would clear it.
 */
export function removeViewedProduct(id: string): void {
  if (belongsToAccount()) return;
  const others = readViewedProducts().filter(({ _id }) => _id !== id);
  if (others.length < readViewedProducts().length) replaceViewedProducts(others);
}

export const clearViewedProducts = (): void => replaceViewedProducts([]);

function subscribe(listener: () => void): () => void {
  const unsubscribe = onActivityChange(listener);
  // Another tab may have changed the list.
  window.addEventListener('storage', listener);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', listener);
  };
}

/** Returns the products viewed on this device, the latest first; an empty list on the server. */
export const useViewedProducts = (): readonly ViewedProduct[] =>
  useSyncExternalStore(subscribe, readViewedProducts, () => noProducts);
