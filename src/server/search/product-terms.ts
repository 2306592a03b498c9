import { priceInCents } from '../../contract/price';
import type { OptionalProductField, RequiredProductField } from '../../contract/product-fields';
import { fold, tokenize, type Token } from '../../contract/tokenize';
import { truncateText } from '../../contract/truncate-text';
import { nameLexeme, brandLexeme, categoryLexeme, placeLexeme, quoteLexeme } from './lexemes';

/**
 * The version of the rules below. Increase it with each change of them, so that all products are indexed
 * again.
 */
export const searchVersion = 3;

/** The texts from which a product's search terms are derived. */
export type SearchedProduct = Record<Exclude<RequiredProductField, 'image'>, string> &
  Record<OptionalProductField, string | null> & { id: string; sellerName: string };

export interface ProductTerms {
  priceCents: number | null;
  yearNumber: number | null;
  brand: string | null;
  place: string | null;
  nameWords: string;
  /** The reference number without separators. */
  reference: string | null;
  /** All lexemes with their weights, as the text of a tsvector. */
  terms: string;
  /** The words of all fields, those of the name first. */
  words: Token[];
}

/** Words with which a product name may begin that are not a brand. */
const notBrands = new Set([
  ...['a', 'an', 'the', 'my', 'new', 'old', 'used', 'vintage', 'antique', 'rare', 'original'],
  ...['authentic', 'genuine', 'mint', 'beautiful', 'nice', 'men', 'man', 'women', 'woman', 'lady'],
  ...['gent', 'unisex', 'watch', 'wristwatch', 'automatic', 'gold', 'silver', 'steel'],
]);

/** Derives the search terms from the product's fields. */
export function termsOfProduct(product: SearchedProduct): ProductTerms {
  const name = tokensOf(product.productName);
  const nameParts = tokenize(product.productName).flatMap(({ parts }) => parts);
  const brand = brandOf(product.productName);
  const place = placeOf(product.location);
  const others = [product.location, product.sellerName, product.condition].flatMap(tokensOf);
  const reference = referenceTokens(product.referenceNumber ?? '');
  const year = tokensOf(product.yearOfPurchase);
  const description = tokensOf(product.description);

  const weights = new Map<string, 'A' | 'B' | 'C' | 'D'>();
  const add = (weight: 'A' | 'B' | 'C' | 'D', lexemes: string[]) => {
    for (const lexeme of lexemes) if (!weights.has(lexeme)) weights.set(lexeme, weight);
  };
  add('A', name.map(wordOf));
  add('A', name.map(wordOf).map(nameLexeme));
  add('B', [categoryLexeme(product.category)]);
  add('B', reference.map(wordOf));
  add('C', others.map(wordOf));
  add('D', [...year, ...description].map(wordOf));
  if (brand) add('A', [brandLexeme(brand.value)]);
  if (place) add('D', [placeLexeme(place.value)]);

  return {
    priceCents: priceInCents(product.sellingPrice),
    yearNumber: yearOf(product.yearOfPurchase),
    brand: brand?.value ?? null,
    place: place?.value ?? null,
    nameWords: nameParts.map(wordOf).join(' '),
    reference: reference[0]?.word ?? null,
    terms: [...weights].map(([lexeme, weight]) => `${quoteLexeme(lexeme)}:1${weight}`).join(' '),
    words: [...name, ...reference, ...others, ...description],
  };
}

const wordOf = ({ word }: Token) => word;

function tokensOf(text: string): Token[] {
  return tokenize(text).flatMap(({ parts, whole }) => (whole ? [...parts, whole] : parts));
}

/**
 * Returns the whole number without separators, then its parts: a query may have other separators, or none.
 */
function referenceTokens(text: string): Token[] {
  const parts = tokenize(text).flatMap((term) => term.parts);
  if (parts.length === 0) return [];
  const joined = { word: parts.map(wordOf).join(''), displayForm: text };
  return [joined, ...tokensOf(text)];
}

export interface FacetValue {
  value: string;
  label: string;
}

/** Returns the first word of a product name that may be a brand; undefined if there is none. */
export function brandOf(productName: string): FacetValue | undefined {
  const brand = tokenize(productName)
    .map(({ parts, whole }) => whole ?? parts[0])
    .find((token) => token && /\p{L}{2}/u.test(token.word) && !notBrands.has(token.word));
  return brand && { value: brand.word, label: brand.displayForm };
}

/** Returns the town of a location: "Chattogram" for "Agrabad, Chattogram". Undefined if there is none. */
export function placeOf(location: string): FacetValue | undefined {
  const label = location.split(',').at(-1)?.trim() ?? '';
  const value = tokenize(label)
    .flatMap(({ parts }) => parts.map(({ displayForm }) => fold(displayForm)))
    .join(' ');
  return value ? { value: truncateText(value, 100), label } : undefined;
}

function yearOf(text: string): number | null {
  const [year] = /^[12]\d{3}$/.exec(fold(text).trim()) ?? [];
  return year === undefined ? null : Number(year);
}
