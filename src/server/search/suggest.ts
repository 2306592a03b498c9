import { fold, tokenize, type Token } from '../../contract/tokenize';
import type { Suggestion } from '../../contract/search';
import type { Queryable } from '../database/database';
import { sql } from '../database/sql';
import { allCategories } from '../repositories/categories';
import { matching } from './filters';
import { nameQueryText, typedTerms } from './query';
import { readText } from './read-text';
import { lastCharacter } from './vocabulary';

const mostSuggestions = 8;
const mostBrands = 2;
const mostCategories = 2;
const mostWords = 3;
/** The newest of so many are looked through for names that differ. */
const lookedThrough = 50;

/** Completes a text: brands, categories, words of names, and products whose names have all of it. */
export async function suggest(database: Queryable, text: string): Promise<Suggestion[]> {
  const terms = typedTerms(text);
  const begun = terms.at(-1)?.parts.at(-1);
  if (!begun) return [];
  const named = await productsNamed(database, text);
  const brands = terms.length === 1 ? await brandsBeginning(database, begun.word) : [];
  const categories = await categoriesOf(database, text);
  const first = [...brands, ...categories];
  const texts = new Set(first.map((suggestion) => fold(suggestion.text)));
  const words = completedTexts(text, begun, named).filter((each) => !texts.has(fold(each.text)));
  const products = distinctNames(named);
  const room = mostSuggestions - first.length;
  const shown = words.slice(0, Math.max(mostWords, room - products.length));
  return [...first, ...shown, ...products].slice(0, mostSuggestions);
}

async function brandsBeginning(database: Queryable, word: string): Promise<Suggestion[]> {
  const brands = await database.query<{ word: string; shown: string }>(sql`
    select word, display_form as shown from search_words
    where word >= ${word} and word < ${word + lastCharacter} and brand_count > 0
    order by brand_count desc, word limit ${mostBrands}`);
  return brands.map(({ word: id, shown }) => ({ kind: 'brand', text: shown, id }));
}

async function categoriesOf(database: Queryable, text: string): Promise<Suggestion[]> {
  const typed = typedTerms(text).flatMap(({ parts }) => parts.map(({ word }) => word));
  const categories = await allCategories(database);
  const meant = categories.filter(({ name }) => {
    const words = tokenize(name).flatMap(({ parts }) => parts.map(({ word }) => word));
    return typed.every((begun) => words.some((word) => word.startsWith(begun)));
  });
  return meant
    .slice(0, mostCategories)
    .map(({ id, name }) => ({ kind: 'category', text: name, id }));
}

/** The text with its last word completed by one of the names, the frequent first. */
function completedTexts(text: string, { word, shown }: Token, named: Suggestion[]): Suggestion[] {
  const counts = new Map<string, number>();
  for (const product of named) {
    for (const { parts } of tokenize(product.text)) {
      const completed = parts.filter((part) => part.word.startsWith(word) && part.word !== word);
      for (const part of completed) {
        const lower = part.shown.toLowerCase();
        counts.set(lower, (counts.get(lower) ?? 0) + 1);
      }
    }
  }
  const begin = text.slice(0, text.lastIndexOf(shown));
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, mostWords)
    .map(([completed]) => ({ kind: 'words', text: `${begin}${completed}` }));
}

/** The newest products whose names have it. */
async function productsNamed(database: Queryable, text: string): Promise<Suggestion[]> {
  const { readings } = await readText(database, text, { isBegun: true });
  const [reading] = readings;
  if (!reading?.query) return [];
  return database.query<Suggestion>(sql`
    select 'product' as kind, product_name as text, id
    from products where ${matching(nameQueryText(reading.query), new Map())}
    order by created_at desc, id limit ${lookedThrough}`);
}

function distinctNames(products: Suggestion[]): Suggestion[] {
  const newest = new Map(products.map((product) => [product.text, product] as const).reverse());
  return products.filter((product) => newest.get(product.text) === product);
}
