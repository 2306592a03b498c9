import type { GeneratedProduct } from './generated-products';

/** The common fields of demo and generated products. */
export type JudgedProduct = Partial<GeneratedProduct> & { id: string; name: string; text: string };

export interface JudgedQuery {
  kind: string;
  /** The URL of the search. */
  searchParams: string;
  /** Whether a product is a relevant result. */
  isRelevant: (product: JudgedProduct) => boolean;
}

const toSearchParams = (text: string, filters: Record<string, string> = {}) =>
  new URLSearchParams({ text, ...filters }).toString();

export const id =
  (...ids: string[]) =>
  (product: JudgedProduct) =>
    ids.includes(product.id);
export const named =
  (...words: string[]) =>
  ({ name }: JudgedProduct) =>
    words.every((word) => name.includes(word));
export const has = (facts: Partial<GeneratedProduct>) => (product: JudgedProduct) =>
  Object.entries(facts).every(([fact, value]) => product[fact as keyof GeneratedProduct] === value);
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
