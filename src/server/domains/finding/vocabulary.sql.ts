import type { Queryable } from '../../database/database';
import { jsonValue } from '../../database/json-value';
import { sql } from '../../database/sql';
import { brandLexeme } from '../catalogue/lexemes';
import { typedVariants } from './spelling-correction';

export interface KnownWord {
  word: string;
  displayForm: string;
  /** The number of indexed products that contained the word. */
  products: number;
}

/** The part of the vocabulary that a search needs. */
export interface Vocabulary {
  known: Map<string, KnownWord>;
  /** The words that begin with each prefix, most frequent first. */
  completions: Map<string, KnownWord[]>;
  /** The other words with the stem of each word, most frequent first: "hike" for "hiking". */
  forms: Map<string, KnownWord[]>;
  /** Candidates for words that are similar to one of the search. */
  neighbors: KnownWord[];
  /** Which of the brands have products. */
  brands: ReadonlySet<string>;
}

interface Row extends KnownWord {
  kind: 'known' | 'completion' | 'form' | 'neighbor' | 'brand';
  prefix: string;
}

/**
 * Sorts after every other character, so `prefix + lastCharacter` is the upper bound of words with a
 * prefix.
 */
export const lastCharacter = '\u{10ffff}';

const maxCompletions = 12;
const maxForms = 6;

export interface VocabularyRequest {
  words: string[];
  /** Prefixes to complete. */
  prefixes: string[];
  /** Words of which other forms are looked up. */
  wordsWithForms: string[];
  /** Words for which similar words are looked up. */
  wordsToCorrect: string[];
  brands: string[];
}

/** Reads the part of the vocabulary that a search needs, in one statement. */
export async function lookUpVocabulary(
  database: Queryable,
  { words, prefixes, wordsWithForms, wordsToCorrect, brands }: VocabularyRequest,
): Promise<Vocabulary> {
  const misspellings = wordsToCorrect.flatMap(typedVariants);
  const selectTexts = (texts: string[]) => sql`(
    select distinct text collate "C"
    from jsonb_array_elements_text(${jsonValue(texts)}::text::jsonb) texts (text))`;
  // Lateral lookups, because for a join the planner might read the whole vocabulary.
  const rows = await database.query<Row>(sql`
    select 'known' as kind, '' as prefix, found.*
    from ${selectTexts(words)} asked (text)
    cross join lateral (
      select word, display_form as "displayForm", product_count as products from search_words
      where word = asked.text offset 0) found
    union all
    select 'completion', asked.text, found.*
    from ${selectTexts(prefixes)} asked (text)
    cross join lateral (
      select word, display_form as "displayForm", product_count as products from search_words
      where word > asked.text and word < asked.text || ${lastCharacter}
      order by product_count desc, word limit ${maxCompletions}) found
    union all
    select 'form', asked.text, found.*
    from ${selectTexts(wordsWithForms)} asked (text)
    cross join lateral (
      select word, display_form as "displayForm", product_count as products from search_words
      where stem = (ts_lexize('english_stem', asked.text))[1] and word <> asked.text
      order by product_count desc, word limit ${maxForms}) found
    union all
    select distinct 'neighbor', '', found.*
    from ${selectTexts(misspellings)} asked (text)
    cross join lateral (
      select word from search_misspellings where misspelling = asked.text offset 0) near
    cross join lateral (
      select word, display_form as "displayForm", product_count as products from search_words
      where search_words.word = near.word offset 0) found
    union all
    select 'brand', '', asked.text, '', 0
    from ${selectTexts(brands)} asked (text)
    cross join lateral (
      select from search_words
      where word = ${brandLexeme('')} || asked.text offset 0) found`);

  const rowsByText = (kind: Row['kind'], texts: string[]) => {
    const found = new Map<string, KnownWord[]>(texts.map((text) => [text, []]));
    for (const row of rows) if (row.kind === kind) found.get(row.prefix)?.push(row);
    return found;
  };
  return {
    known: new Map(rows.filter(({ kind }) => kind === 'known').map((row) => [row.word, row])),
    completions: rowsByText('completion', prefixes),
    forms: rowsByText('form', wordsWithForms),
    neighbors: rows.filter(({ kind }) => kind === 'neighbor'),
    brands: new Set(rows.flatMap(({ kind, word }) => (kind === 'brand' ? [word] : []))),
  };
}
