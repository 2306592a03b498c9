import { fold, tokenize, type Token } from '../../contract/tokenize';
import type { Suggestion } from '../../contract/search';
import type { Queryable } from '../database/database';
import { sql } from '../database/sql';
import { allCategories } from '../repositories/categories';
import { matching } from './filters';
import { nameQueryText, typedTerms } from './ts-query';
import { parseQuery } from './parse-query';
import { lastCharacter } from './vocabulary';

const maxSuggestions = 8;
const maxBrands = 2;
const maxCategories = 2;
const maxWords = 3;
/** The newest are searched for distinct names. */
const maxNamedProducts = 50;

/** Completes a query text to brands, categories, words and product names. */
export async function suggest(database: Queryable, text: string): Promise<Suggestion[]> {
  const terms = typedTerms(text);
  const prefix = terms.at(-1)?.parts.at(-1);
  if (!prefix) return [];
  const named = await productsNamed(database, text);
  const brands = terms.length === 1 ? await brandsBeginning(database, prefix.word) : [];
  const categories = await categoriesOf(database, text);
  const first = [...brands, ...categories];
  const texts = new Set(first.map((suggestion) => fold(suggestion.text)));
  const words = completedTexts(text, prefix, named).filter((each) => !texts.has(fold(each.text)));
  const products = distinctNames(named);
  const room = maxSuggestions - first.length;
  const completions = words.slice(0, Math.max(maxWords, room - products.length));
  return [...first, ...completions, ...products].slice(0, maxSuggestions);
}

async function brandsBeginning(database: Queryable, word: string): Promise<Suggestion[]> {
  const brands = await database.query<{ word: string; displayForm: string }>(sql`
    select word, display_form as "displayForm" from search_words
    where word >= ${word} and word < ${word + lastCharacter} and brand_count > 0
    order by brand_count desc, word limit ${maxBrands}`);
  return brands.map(({ word: id, displayForm }) => ({ kind: 'brand', text: displayForm, id }));
}

async function categoriesOf(database: Queryable, text: string): Promise<Suggestion[]> {
  const typed = typedTerms(text).flatMap(({ parts }) => parts.map(({ word }) => word));
  const categories = await allCategories(database);
  const matches = categories.filter(({ name }) => {
    const words = tokenize(name).flatMap(({ parts }) => parts.map(({ word }) => word));
    return typed.every((prefix) => words.some((word) => word.startsWith(prefix)));
  });
  return matches
    .slice(0, maxCategories)
    .map(({ id, name }) => ({ kind: 'category', text: name, id }));
}

/** The text with its last word completed from product names, most frequent first. */
function completedTexts(
  text: string,
  { word, displayForm }: Token,
  named: Suggestion[],
): Suggestion[] {
  const counts = new Map<string, number>();
  for (const product of named) {
    for (const { parts } of tokenize(product.text)) {
      const completed = parts.filter((part) => part.word.startsWith(word) && part.word !== word);
      for (const part of completed) {
        const lower = part.displayForm.toLowerCase();
        counts.set(lower, (counts.get(lower) ?? 0) + 1);
      }
    }
  }
  const begin = text.slice(0, text.lastIndexOf(displayForm));
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, maxWords)
    .map(([completed]) => ({ kind: 'words', text: `${begin}${completed}` }));
}

/** The newest products whose name matches. */
async function productsNamed(database: Queryable, text: string): Promise<Suggestion[]> {
  const { interpretations } = await parseQuery(database, text, { isIncomplete: true });
  const [interpretation] = interpretations;
  if (!interpretation?.query) return [];
  return database.query<Suggestion>(sql`
    select 'product' as kind, product_name as text, id
    from products where ${matching(nameQueryText(interpretation.query), new Map())}
    order by created_at desc, id limit ${maxNamedProducts}`);
}

function distinctNames(products: Suggestion[]): Suggestion[] {
  const newest = new Map(products.map((product) => [product.text, product] as const).reverse());
  return products.filter((product) => newest.get(product.text) === product);
}
