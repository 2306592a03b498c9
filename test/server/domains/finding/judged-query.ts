import type { GeneratedProduct } from './generated-products';

/** The common fields of demo and generated products. */
export type JudgedProduct = Partial<GeneratedProduct> & { id: string; name: string; text: string };

export interface JudgedQuery {
  kind: string;
  /** The query string of the search's URL. */
  searchParams: string;
  /** Whether a product is a relevant result. */
  isRelevant: (product: JudgedProduct) => boolean;
}

const toSearchParams = (text: string, filters: Record<string, string> = {}) =>
  new URLSearchParams({ text, ...filters }).toString();

/** These functions return conditions for `isRelevant`. */
export const hasId =
  (...ids: string[]) =>
  (product: JudgedProduct) =>
    ids.includes(product.id);
export const nameIncludes =
  (...words: string[]) =>
  ({ name }: JudgedProduct) =>
    words.every((word) => name.includes(word));
export const has = (properties: Partial<GeneratedProduct>) => (product: JudgedProduct) =>
  Object.entries(properties).every(
    ([property, value]) => product[property as keyof GeneratedProduct] === value,
  );
export const allOf =
  (...all: ((product: JudgedProduct) => boolean)[]) =>
  (product: JudgedProduct) =>
    all.every((one) => one(product));

/** For queries of unknown words, which find nothing. */
export const noProduct = () => false;

export function query(
  kind: string,
  text: string,
  isRelevant: JudgedQuery['isRelevant'],
  filters: Record<string, string> = {},
): JudgedQuery {
  return { kind, searchParams: toSearchParams(text, filters), isRelevant };
}
