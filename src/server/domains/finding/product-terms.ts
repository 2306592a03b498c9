import { shopCurrency } from '../../../contract/payments/currencies';
import { parsePrice } from '../../../contract/selling/price';
import type {
  OptionalProductField,
  RequiredProductField,
} from '../../../contract/selling/product-fields';
import { findContactDetails } from '../../../contract/text/contact-details/find-contact-details';
import { normalizeShortText } from '../../../contract/text/short-text';
import { tokenize, type Token } from '../../../contract/text/tokenize';
import { typedBrand, type Brand } from '../../../contract/brands/brands';
import {
  nameLexeme,
  brandLexeme,
  categoryLexeme,
  placeLexeme,
  quoteLexeme,
} from '../catalogue/lexemes';
import { placeOf, type Place } from './places';
import { readStatement } from './stated-terms';
import { modelKey } from './similarity-keys';
import { brandOfTitle } from '../../../contract/brands/title-brand';

/**
 * The version of the rules below. Increase it with each change of them, so that all products are indexed
 * again.
 */
export const searchVersion = 8;

/** The texts from which a product's search terms are derived. */
export type SearchedProduct = Record<Exclude<RequiredProductField, 'image'>, string> &
  Partial<Record<OptionalProductField, string | null>> & {
    id: string;
    currency: string;
    sellerName: string;
  };

export interface ProductTerms {
  /** In the smallest unit of the shop's currency; null for a price in another one, which can't be compared. */
  priceCents: number | null;
  yearNumber: number | null;
  /** The case diameter in tenths of a millimetre. */
  diameterTenths: number | null;
  productionYear: number | null;
  /** Whether a public text seems to have contact details, so that staff look at it. */
  hasContactDetails: boolean;
  brand: Brand | undefined;
  place: Place | undefined;
  nameWords: string;
  /** The reference number without separators. */
  reference: string | null;
  /** The words of the model. */
  modelWords: string | null;
  /** All lexemes with their weights, as the text of a tsvector. */
  terms: string;
  /** The words of all fields, those of the name first. */
  words: Token[];
}

/** Derives the search terms from the product's fields. */
export function termsOfProduct(product: SearchedProduct): ProductTerms {
  const name = tokensOf(product.productName);
  const nameParts = tokenize(product.productName).flatMap(({ parts }) => parts);
  const brand = typedBrand(product.brand ?? '') ?? brandOfTitle(product.productName);
  // With its label, a brand is found in a title that has another name of it: "JLC", "রোলেক্স".
  const brandNames = [product.brand ?? '', brand?.label ?? ''].flatMap(tokensOf);
  const place = placeOf(product.location);
  const placeNames = [product.location, ...(place?.names ?? [])].flatMap(tokensOf);
  const otherTokens = [...placeNames, ...[product.sellerName, product.condition].flatMap(tokensOf)];
  const reference = referenceTokens(product.referenceNumber ?? '');
  const model = tokensOf(product.model ?? '');
  const attributes = searchedAttributes.flatMap((attribute) => tokensOf(product[attribute] ?? ''));
  const year = tokensOf(product.yearOfPurchase);
  const stated = readStatement(product);
  const description = tokensOf(stated.description);
  const positiveName = tokensOf(stated.productName);

  const weights = new Map<string, 'A' | 'B' | 'C' | 'D'>();
  const addLexemes = (weight: 'A' | 'B' | 'C' | 'D', lexemes: string[]) => {
    for (const lexeme of lexemes) if (!weights.has(lexeme)) weights.set(lexeme, weight);
  };
  addLexemes('A', [...positiveName, ...brandNames].map(wordOf));
  addLexemes('A', [...positiveName, ...brandNames].map(wordOf).map(nameLexeme));
  addLexemes('B', [categoryLexeme(product.category)]);
  addLexemes('B', [...reference, ...model].map(wordOf));
  addLexemes('B', stated.lexemes);
  addLexemes('C', [...otherTokens, ...attributes].map(wordOf));
  addLexemes('D', [...year, ...description].map(wordOf));
  if (brand) addLexemes('A', [brandLexeme(brand.value)]);
  if (place) addLexemes('D', [placeLexeme(place.value)]);

  return {
    priceCents: product.currency === shopCurrency() ? parsePrice(product.sellingPrice) : null,
    yearNumber: parseYear(product.yearOfPurchase),
    diameterTenths: product.caseDiameter ? Math.round(Number(product.caseDiameter) * 10) : null,
    productionYear: product.yearOfProduction ? Number(product.yearOfProduction) : null,
    hasContactDetails: publicTexts.some((name) => findContactDetails(product[name]).length > 0),
    brand,
    place,
    nameWords: nameParts.map(wordOf).join(' '),
    reference: reference[0]?.word ?? null,
    modelWords: modelKey(product.model ?? ''),
    terms: [...weights].map(([lexeme, weight]) => `${quoteLexeme(lexeme)}:1${weight}`).join(' '),
    words: [
      ...name,
      ...brandNames,
      ...reference,
      ...model,
      ...otherTokens,
      ...attributes,
      ...description,
    ],
  };
}

/** The free texts that everyone reads. */
const publicTexts = ['productName', 'description', 'location', 'sellerName'] as const;

/** The attributes by whose words a product is found. */
const searchedAttributes = [
  'movement',
  'caseMaterial',
  'dialColour',
  'strap',
] as const satisfies OptionalProductField[];

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

function parseYear(text: string): number | null {
  const [year] = /^[12]\d{3}$/.exec(normalizeShortText(text)) ?? [];
  return year === undefined ? null : Number(year);
}
