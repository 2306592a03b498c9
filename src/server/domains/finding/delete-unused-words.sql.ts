import type { Database, Queryable, Transaction } from '../../database/database';
import { jsonValue } from '../../database/json-value';
import { sql } from '../../database/sql';
import { quoteLexeme } from '../catalogue/lexemes';
import { deletionVariants } from './spelling-correction';

/** The number of words that are deleted at once, each with up to hundreds of misspellings. */
const batchSize = 250;

/**
 * Checks at most `limit` words of the vocabulary that were not checked for a day, and deletes those that no product
 * contains any more: they were edited out, or the product was deleted. Returns the number of checked words.
 */
export async function checkOldWords(database: Database, limit: number): Promise<number> {
  const checked = await database.query<{ word: string }>(sql`
    update search_words set checked_at = now() where word in (
      select word from search_words where checked_at < now() - interval '1 day'
      order by checked_at limit ${limit} for update skip locked)
    returning word`);
  // Finds the unused words without locks first: indexing a product waits for locked words.
  const words = await findUnusedWords(
    database,
    checked.map(({ word }) => word),
  );
  if (words.length > 0) await database.transaction((tx) => deleteUnusedWords(tx, words));
  return checked.length;
}

/** Deletes those of the words from the vocabulary that no product contains, whether it is listed or not. */
export async function deleteUnusedWords(tx: Transaction, words: readonly string[]): Promise<void> {
  for (let offset = 0; offset < words.length; offset += batchSize) {
    const batch = words.slice(offset, offset + batchSize);
    // A transaction that indexes a product with the word holds its lock, or waits for this one and adds it again.
    const locked = await tx.query<{ word: string }>(sql`
      select word from search_words where word = any(${batch}::text[]) for update skip locked`);
    // In a statement of its own, which sees the products that were committed before the lock.
    const unused = await findUnusedWords(
      tx,
      locked.map(({ word }) => word),
    );
    const misspellings = unused.flatMap((word) =>
      deletionVariants(word).map((misspelling) => ({ misspelling, word })),
    );
    await tx.query(sql`delete from search_words where word = any(${unused}::text[])`);
    await tx.query(sql`
      delete from search_misspellings using
        jsonb_to_recordset(${jsonValue(misspellings)}::text::jsonb)
          as deleted (misspelling text, word text)
      where search_misspellings.misspelling = deleted.misspelling collate "C"
        and search_misspellings.word = deleted.word collate "C"`);
  }
}

async function findUnusedWords(database: Queryable, words: readonly string[]): Promise<string[]> {
  const unused = await database.query<{ word: string }>(sql`
    select word from unnest(${words}::text[], ${words.map(quoteLexeme)}::text[]) asked (word, lexeme)
    where not exists (select 1 from products where listed and search_terms @@ lexeme::tsquery)
      and not exists (select 1 from products where not listed and search_terms @@ lexeme::tsquery)`);
  return unused.map(({ word }) => word);
}
