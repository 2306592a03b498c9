import type { Database, Transaction } from '../database/database';
import { jsonValue } from '../database/json-value';
import { sql, type Sql } from '../database/sql';
import { addPublicChange } from '../repositories/live-changes';
import { selectedProductTexts } from '../repositories/product-columns';
import { searchVersion, termsOfProduct, type SearchedProduct } from './product-terms';
import { learnWords } from './words';

const batch = 200;
/** After so many new products the database looks again at what its indexes hold. */
const worthAnalysing = 1_000;

/**
 * Indexes the products that are not yet, or by older rules. Several processes share the work; one
 * that ends in the middle leaves the rest to the next start. The number of products that it indexed.
 */
export async function indexProducts(database: Database, signal?: AbortSignal): Promise<number> {
  let indexed = 0;
  for (let last = batch; last > 0 && !signal?.aborted; indexed += last) {
    last = await database.transaction((tx) =>
      indexAnew(
        tx,
        sql`products.id in (
          select id from products where search_version < ${searchVersion}
          limit ${batch} for update skip locked)`,
      ),
    );
  }
  if (indexed >= worthAnalysing) await database.runScript('analyze products');
  return indexed;
}

/** Indexes a product that was just added, in the transaction that adds it. */
export async function indexProduct(tx: Transaction, id: string): Promise<void> {
  await indexWhere(tx, sql`products.id = ${id}`);
}

/** Indexes what somebody has for sale anew, as it is found by their name. */
export async function indexProductsOf(database: Database, uid: string): Promise<void> {
  const products = await database.query<{ id: string }>(sql`
    select products.id from products join users on users.id = products.seller_id
    where users.uid = ${uid} and products.listed`);
  for (let first = 0; first < products.length; first += batch) {
    const ids = products.slice(first, first + batch).map(({ id }) => id);
    await database.transaction((tx) =>
      indexAnew(
        tx,
        sql`products.id in (
          select id from products
          where id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb))
          order by id for update)`,
      ),
    );
  }
}

/** Indexes what has been there already: searches that are kept by now may find it differently. */
async function indexAnew(tx: Transaction, condition: Sql): Promise<number> {
  const indexed = await indexWhere(tx, condition);
  if (indexed > 0) await addPublicChange(tx);
  return indexed;
}

async function indexWhere(tx: Transaction, condition: Sql): Promise<number> {
  const products = await tx.query<SearchedProduct>(sql`
    select products.id, ${selectedProductTexts}, users.display_name as "sellerName"
    from products join users on users.id = products.seller_id where ${condition}`);
  if (products.length === 0) return 0;
  const indexed = products.map((product) => ({ id: product.id, ...termsOfProduct(product) }));
  await tx.query(sql`
    update products set price_cents = rows."priceCents", year_number = rows."yearNumber",
      brand = rows.brand, place = rows.place, name_words = rows."nameWords",
      search_terms = rows.terms::tsvector, search_version = ${searchVersion}
    from jsonb_to_recordset(${jsonValue(indexed.map(({ words, ...row }) => row))}::text::jsonb)
      as rows (id text, "priceCents" bigint, "yearNumber" integer, brand text, place text,
        "nameWords" text, terms text)
    where products.id = rows.id`);
  await learnWords(tx, indexed);
  return products.length;
}
