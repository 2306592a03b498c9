import type { Queryable, Transaction } from '../database/database';
import { jsonValue } from '../database/json-value';
import { sql } from '../database/sql';
import type { ProductTerms } from './product-terms';
import { misspellingsOf } from './spelling';

interface LearntWord {
  word: string;
  shown: string;
  products: number;
  branded: number;
}

/** What is longer is no word that somebody would begin to type. */
const longestLearnt = 24;

/** Takes the words of new products into the vocabulary. */
export async function learnWords(tx: Transaction, products: ProductTerms[]): Promise<void> {
  const learnt = countWords(products);
  if (learnt.length === 0) return;
  const isKnown = await knownWords(
    tx,
    learnt.map(({ word }) => word),
  );
  // In one order, so that of two who learn the same neither waits for the other for ever.
  await tx.query(sql`
    insert into search_words (word, display_form, product_count, brand_count)
    select word, shown, products, branded
    from jsonb_to_recordset(${jsonValue(learnt)}::text::jsonb)
      as rows (word text, shown text, products integer, branded integer)
    order by word collate "C"
    on conflict (word) do update set product_count = search_words.product_count + excluded.product_count,
      brand_count = search_words.brand_count + excluded.brand_count`);
  const misspellings = learnt
    .filter(({ word }) => !isKnown.has(word))
    .flatMap(({ word }) => misspellingsOf(word).map((misspelling) => ({ misspelling, word })));
  await tx.query(sql`
    insert into search_misspellings (misspelling, word)
    select misspelling, word
    from jsonb_to_recordset(${jsonValue(misspellings)}::text::jsonb)
      as rows (misspelling text, word text)
    order by misspelling collate "C", word collate "C"
    on conflict do nothing`);
}

async function knownWords(database: Queryable, words: string[]): Promise<Set<string>> {
  const rows = await database.query<{ word: string }>(sql`
    select word from jsonb_array_elements_text(${jsonValue(words)}::text::jsonb) asked (text)
    cross join lateral (
      select word from search_words where word = asked.text collate "C" offset 0) known`);
  return new Set(rows.map(({ word }) => word));
}

function countWords(products: ProductTerms[]): LearntWord[] {
  const learnt = new Map<string, LearntWord>();
  for (const { words, brand, reference } of products) {
    const seen = new Set<string>();
    for (const { word, shown } of words) {
      const isLearnable =
        (/\p{L}/u.test(word) || word === reference) && word.length <= longestLearnt;
      if (!isLearnable || seen.has(word)) continue;
      seen.add(word);
      const known = learnt.get(word) ?? { word, shown, products: 0, branded: 0 };
      known.products += 1;
      known.branded += word === brand ? 1 : 0;
      learnt.set(word, known);
    }
  }
  return [...learnt.values()];
}
