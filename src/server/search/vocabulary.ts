import type { Queryable } from '../database/database';
import { jsonValue } from '../database/json-value';
import { sql } from '../database/sql';
import { misspellingsOf } from './spelling';

export interface KnownWord {
  word: string;
  shown: string;
  /** How many products had it. */
  products: number;
}

/** What the vocabulary has for the words of a search. */
export interface Vocabulary {
  known: Map<string, KnownWord>;
  /** By the beginning of a word, the frequent first. */
  completions: Map<string, KnownWord[]>;
  /** Words that may be close to any of those that were asked for. */
  neighbours: KnownWord[];
}

interface Row extends KnownWord {
  kind: 'known' | 'completion' | 'neighbour';
  begun: string;
}

/** Behind every character: the end of what begins with a text. */
export const lastCharacter = '\u{10ffff}';

const mostCompletions = 12;

export interface VocabularyRequest {
  words: string[];
  /** Of these the completions. */
  begun: string[];
  /** Of these the neighbours. */
  misspelt: string[];
}

export async function lookUp(
  database: Queryable,
  { words, begun, misspelt }: VocabularyRequest,
): Promise<Vocabulary> {
  const misspellings = misspelt.flatMap(misspellingsOf);
  const list = (texts: string[]) => sql`(
    select distinct text collate "C"
    from jsonb_array_elements_text(${jsonValue(texts)}::text::jsonb) texts (text))`;
  // Each is looked up by itself: joined, a planner might read the whole vocabulary for a few.
  const rows = await database.query<Row>(sql`
    select 'known' as kind, '' as begun, found.*
    from ${list(words)} asked (text)
    cross join lateral (
      select word, display_form as shown, product_count as products from search_words
      where word = asked.text offset 0) found
    union all
    select 'completion', asked.text, found.*
    from ${list(begun)} asked (text)
    cross join lateral (
      select word, display_form as shown, product_count as products from search_words
      where word > asked.text and word < asked.text || ${lastCharacter}
      order by product_count desc, word limit ${mostCompletions}) found
    union all
    select distinct 'neighbour', '', found.*
    from ${list(misspellings)} asked (text)
    cross join lateral (
      select word from search_misspellings where misspelling = asked.text offset 0) near
    cross join lateral (
      select word, display_form as shown, product_count as products from search_words
      where search_words.word = near.word offset 0) found`);

  const completions = new Map<string, KnownWord[]>(begun.map((text) => [text, []]));
  for (const row of rows) if (row.kind === 'completion') completions.get(row.begun)?.push(row);
  return {
    known: new Map(rows.filter(({ kind }) => kind === 'known').map((row) => [row.word, row])),
    completions,
    neighbours: rows.filter(({ kind }) => kind === 'neighbour'),
  };
}
