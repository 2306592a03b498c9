import { fold, tokenize, type Term, type Token } from '../../../contract/text/tokenize';
import type { Suggestion } from '../../../contract/finding/search';
import type { Queryable } from '../../database/database';
import { allCategories } from '../catalogue/categories.sql';
import { brandsWithPrefix, typedBrand } from '../../../contract/brands/brands';
import { brandLexeme } from '../catalogue/lexemes';
import { findPricePhrases } from './price-words';
import { withoutPhrases } from './text-phrase';
import { queryTerms } from './query-terms';
import { nameQueryText } from './ts-query';
import type { SynonymTable } from './synonym-table';
import { isStopTerm } from './word-classes';
import { parseQuery } from './parse-query';
import { findBrands, findNewestByName } from './suggestions.sql';

const maxSuggestions = 8;
const maxBrands = 2;
const maxCategories = 2;
const maxWords = 4;

/** Suggests brands, categories, completed texts and product names for a query text that is being typed. */
export async function suggest(
  database: Queryable,
  text: string,
  synonyms?: SynonymTable,
): Promise<Suggestion[]> {
  const terms = contentTerms(text);
  const prefix = terms.at(-1)?.parts.at(-1);
  if (!prefix) return [];
  const namedProducts = await findProductsByName(database, text, prefix, synonyms);
  const brands = await suggestBrands(database, text);
  const categories = await matchingCategories(database, text);
  const brandsAndCategories = [...brands, ...categories];
  const texts = new Set(brandsAndCategories.map((suggestion) => fold(suggestion.text)));
  const words = completedTexts(text, prefix, namedProducts).filter(
    (word) => !texts.has(fold(word.text)),
  );
  const products = distinctNames(namedProducts);
  const remaining = maxSuggestions - brandsAndCategories.length;
  const completions = words.slice(0, Math.max(maxWords, remaining - products.length));
  return [...brandsAndCategories, ...completions, ...products].slice(0, maxSuggestions);
}

/** Returns brands of products, most frequent first, of which a name begins with the text. */
async function suggestBrands(database: Queryable, text: string): Promise<Suggestion[]> {
  const typed = typedBrand(text);
  if (!typed) return [];
  const known = brandsWithPrefix(text).map(brandLexeme);
  const prefix = brandLexeme(typed.value);
  return findBrands(database, { prefix, known }, maxBrands);
}

async function matchingCategories(database: Queryable, text: string): Promise<Suggestion[]> {
  const typed = contentTerms(text).flatMap(({ parts }) => parts.map(({ word }) => word));
  const categories = await allCategories(database);
  const matches = categories.filter(({ name }) => {
    const words = tokenize(name).flatMap(({ parts }) => parts.map(({ word }) => word));
    return typed.every((prefix) => words.some((word) => word.startsWith(prefix)));
  });
  return matches
    .slice(0, maxCategories)
    .map(({ id, name }) => ({ kind: 'category', text: name, id }));
}

/** Completes the last word of the text with words of product names, most frequent first. */
function completedTexts(
  text: string,
  { word, displayForm }: Token,
  namedProducts: Suggestion[],
): Suggestion[] {
  const counts = new Map<string, number>();
  for (const product of namedProducts) {
    for (const { parts } of tokenize(product.text)) {
      const completed = parts.filter((part) => part.word.startsWith(word) && part.word !== word);
      for (const part of completed) {
        const lower = part.displayForm.toLowerCase();
        counts.set(lower, (counts.get(lower) ?? 0) + 1);
      }
    }
  }
  const textBefore = text.slice(0, text.lastIndexOf(displayForm));
  // Numbers are references, of which each name has another.
  const rank = ([completed, count]: [string, number]) => (/\d/.test(completed) ? 0 : count);
  return [...counts]
    .sort((one, other) => rank(other) - rank(one))
    .slice(0, maxWords)
    .map(([completed]) => ({ kind: 'words', text: `${textBefore}${completed}` }));
}

/**
 * Returns the newest products whose name matches the words before the last one and has a word that begins with that
 * one. If there are none, the last word may also be misspelled or have synonyms.
 */
async function findProductsByName(
  database: Queryable,
  text: string,
  prefix: Token,
  synonyms: SynonymTable | undefined,
): Promise<Suggestion[]> {
  const words = withoutPhrases(text, findPricePhrases(text)).trimEnd();
  const parse = async (part: string, isIncomplete: boolean) => {
    const { asTyped } = await parseQuery(database, part, { synonyms, isIncomplete });
    return asTyped?.query && nameQueryText(asTyped.query);
  };
  const wordsBefore = words.endsWith(prefix.displayForm)
    ? words.slice(0, -prefix.displayForm.length)
    : '';
  const before = await parse(wordsBefore, false);
  const named = before ? await findNewestByName(database, before, prefix.word) : [];
  if (named.length > 0) return named;
  const query = await parse(words, true);
  return query ? findNewestByName(database, query) : [];
}

function distinctNames(products: Suggestion[]): Suggestion[] {
  const newest = new Map(products.map((product) => [product.text, product] as const).reverse());
  return products.filter((product) => newest.get(product.text) === product);
}

/** Returns the terms without stop words; with them if there are no others. */
function contentTerms(text: string): Term[] {
  const terms = queryTerms(text);
  const content = terms.filter((term) => !isStopTerm(term));
  return content.length > 0 ? content : terms;
}
