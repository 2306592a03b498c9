import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { lastingStorage } from './browser-storage';

const key = 'secondhand-recently-viewed';

/** The most that are kept. */
export const mostViewed = 12;

/** What is shown of a product that was looked at, so that nothing has to be fetched for it. */
const viewedSchema = z.object({
  _id: z.string(),
  productName: z.string(),
  image: z.string(),
  originalPrice: z.string(),
  sellingPrice: z.string(),
  condition: z.string(),
  location: z.string(),
});
export type ViewedProduct = z.infer<typeof viewedSchema>;

const nothing: readonly ViewedProduct[] = [];
const listeners = new Set<() => void>();

/** The text that was read last and what it says: the same text gives the same list. */
let known: { text: string | null; viewed: readonly ViewedProduct[] } = {
  text: null,
  viewed: nothing,
};

/** Anything may lie under the key: an older release, or somebody, may have written it. */
function parse(text: string): readonly ViewedProduct[] {
  try {
    return z.parse(z.array(viewedSchema), JSON.parse(text));
  } catch {
    return nothing;
  }
}

function read(): readonly ViewedProduct[] {
  const text = lastingStorage.read(key);
  if (text !== known.text) known = { text, viewed: text === null ? nothing : parse(text) };
  return known.viewed;
}

function write(viewed: readonly ViewedProduct[]): void {
  if (viewed.length === 0) lastingStorage.forget(key);
  else lastingStorage.store(key, JSON.stringify(viewed));
  listeners.forEach((tell) => tell());
}

/** Puts a product first among those that were looked at on this device. */
export function rememberViewed(product: ViewedProduct): void {
  const viewed = z.parse(viewedSchema, product);
  const others = read().filter(({ _id }) => _id !== viewed._id);
  write([viewed, ...others].slice(0, mostViewed));
}

/** Drops a product that is no longer there. */
export function forgetViewed(id: string): void {
  if (read().some(({ _id }) => _id === id)) write(read().filter(({ _id }) => _id !== id));
}

export const clearViewed = (): void => write(nothing);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may have looked at something.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The products that were looked at on this device, the latest first; none on the server. */
export const useViewed = (): readonly ViewedProduct[] =>
  useSyncExternalStore(subscribe, read, () => nothing);
