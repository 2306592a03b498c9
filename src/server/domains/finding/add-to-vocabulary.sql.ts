import type { Transaction } from '../../database/database';
import { jsonValue } from '../../database/json-value';
import { sql } from '../../database/sql';
import { brandLexeme, placeLexeme } from '../catalogue/lexemes';
import type { ProductTerms } from './product-terms';
import { deletionVariants } from './spelling-correction';

interface NewWord {
  word: string;
  displayForm: string;
  /** The number of products that contain it. */
  products: number;
  /** The number of products whose brand it is. */
  branded: number;
}

/** Longer words are not added to the vocabulary. */
const maxWordLength = 24;

/** The number of words that one statement adds, each with up to hundreds of misspellings. */
const batchSize = 250;

/** Counts the words, brands and places of products that are indexed in one transaction. */
export class VocabularyCounts {
  readonly words = new Map<string, NewWord>();
  /** By lexeme: it begins with “#”, which no word contains. */
  readonly labels = new Map<string, NewWord>();

  add(products: readonly ProductTerms[]): void {
    countWords(this.words, products);
    countLabels(this.labels, products);
  }
}

/**
 * Adds the words of newly indexed products to the vocabulary, with their misspellings, and the labels of
 * their brands and places under the lexemes of these.
 */
export async function addToVocabulary(
  tx: Transaction,
  { words, labels }: VocabularyCounts,
): Promise<void> {
  // The rows are sorted, so that concurrent transactions cannot deadlock.
  const rows = [...words.values(), ...labels.values()]
    .map((row) => ({ row, bytes: Buffer.from(row.word) }))
    .sort((one, other) => Buffer.compare(one.bytes, other.bytes))
    .map(({ row }) => row);
  for (let offset = 0; offset < rows.length; offset += batchSize) {
    const batch = rows.slice(offset, offset + batchSize);
    await addRows(tx, batch, words);
  }
}

async function addRows(
  tx: Transaction,
  rows: NewWord[],
  words: ReadonlyMap<string, NewWord>,
): Promise<void> {
  const stored = await tx.query<{ word: string; products: number }>(sql`
    insert into search_words (word, display_form, product_count, brand_count)
    select word, "displayForm", products, branded
    from jsonb_to_recordset(${jsonValue(rows)}::text::jsonb)
      as rows (word text, "displayForm" text, products integer, branded integer)
    order by word collate "C"
    on conflict (word) do update set product_count = search_words.product_count + excluded.product_count,
      brand_count = search_words.brand_count + excluded.brand_count
    returning word, product_count as products`);
  // Decided after the insertion: until then, another transaction may delete a known word as unused.
  const isNew = ({ word, products }: (typeof stored)[number]) =>
    words.get(word)?.products === products;
  const misspellings = stored
    .filter(isNew)
    .flatMap(({ word }) => deletionVariants(word).map((misspelling) => ({ misspelling, word })));
  await tx.query(sql`
    insert into search_misspellings (misspelling, word)
    select misspelling, word
    from jsonb_to_recordset(${jsonValue(misspellings)}::text::jsonb)
      as rows (misspelling text, word text)
    order by misspelling collate "C", word collate "C"
    on conflict do nothing`);
}

function countWords(newWords: Map<string, NewWord>, products: readonly ProductTerms[]): void {
  for (const { words, reference } of products) {
    const seen = new Set<string>();
    for (const { word, displayForm } of words) {
      const isSuggestible =
        (/\p{L}/u.test(word) || word === reference) && word.length <= maxWordLength;
      if (!isSuggestible || seen.has(word)) continue;
      seen.add(word);
      const newWord = newWords.get(word) ?? { word, displayForm, products: 0, branded: 0 };
      newWord.products += 1;
      newWords.set(word, newWord);
    }
  }
}

function countLabels(labels: Map<string, NewWord>, products: readonly ProductTerms[]): void {
  const count = (word: string, displayForm: string, branded: number) => {
    const newLabel = labels.get(word) ?? { word, displayForm, products: 0, branded: 0 };
    newLabel.products += 1;
    newLabel.branded += branded;
    labels.set(word, newLabel);
  };
  for (const { brand, place } of products) {
    if (brand) count(brandLexeme(brand.value), brand.label, 1);
    if (place) count(placeLexeme(place.value), place.label, 0);
  }
}
