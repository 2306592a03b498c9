import { shopCurrency } from '../../../contract/payments/currencies';
import type { Database, Transaction } from '../../database/database';
import { jsonValue } from '../../database/json-value';
import { sql, type Sql } from '../../database/sql';
import { addPublicChange } from '../platform/live-changes.sql';
import { selectedProductTexts } from '../catalogue/product-columns.sql';
import {
  searchVersion,
  termsOfProduct,
  type ProductTerms,
  type SearchedProduct,
} from './product-terms';
import { addToVocabulary, VocabularyCounts } from './add-to-vocabulary.sql';

const batchSize = 200;
/** Smaller, because the server handles requests in between. */
const newBatchSize = 100;
/** After indexing this many products, the planner's statistics are refreshed. */
const analyzeThreshold = 1_000;

/**
 * Indexes all products whose search columns are missing or of an older version. Several processes can
 * share the work. Returns the number of products that this process has indexed.
 */
export async function indexProducts(database: Database, signal?: AbortSignal): Promise<number> {
  await followShopCurrency(database);
  let indexed = 0;
  for (let batchCount = batchSize; batchCount > 0 && !signal?.aborted; indexed += batchCount) {
    batchCount = await database.transaction((tx) =>
      reindexProducts(
        tx,
        sql`products.id in (
          select id from products where search_version < ${searchVersion}
          limit ${batchSize} for update skip locked)`,
      ),
    );
  }
  if (indexed >= analyzeThreshold) await database.runScript('analyze products');
  return indexed;
}

/** Lets the prices be compared in the shop's currency after a change of it. They stay indexed meanwhile. */
async function followShopCurrency(database: Database): Promise<void> {
  await database.query(sql`
    with changed as (
      insert into search_currency (currency) values (${shopCurrency()})
      on conflict (is_only) do update set currency = excluded.currency
      where search_currency.currency <> excluded.currency
      returning currency),
    searches as (
      update saved_searches set search_version = 0 where exists (select 1 from changed))
    update products set search_version = 1
    where exists (select 1 from changed) and search_version > 1
      and (price_cents is not null or price_currency = ${shopCurrency()})`);
}

/**
 * Indexes many new products in the transaction that adds them. The vocabulary comes last, because other
 * transactions wait for its words.
 */
export async function indexNewProducts(tx: Transaction, ids: readonly string[]): Promise<void> {
  const counts = new VocabularyCounts();
  for (let offset = 0; offset < ids.length; offset += newBatchSize) {
    const batch = jsonValue(ids.slice(offset, offset + newBatchSize));
    const isInBatch = sql`products.id in (select jsonb_array_elements_text(${batch}::text::jsonb))`;
    counts.add(await storeSearchColumns(tx, isInBatch));
  }
  await addToVocabulary(tx, counts);
}

/** Indexes a new product in the transaction that adds it. */
export async function indexProduct(tx: Transaction, id: string): Promise<void> {
  await indexMatching(tx, sql`products.id = ${id}`);
}

/**
 * Indexes a seller's products again after a change of the seller's name, which is one of their search
 * terms.
 */
export async function indexProductsOfSeller(database: Database, uid: string): Promise<void> {
  const products = await database.query<{ id: string }>(sql`
    select products.id from products join users on users.id = products.seller_id
    where users.uid = ${uid} and products.listed`);
  for (let offset = 0; offset < products.length; offset += batchSize) {
    const ids = products.slice(offset, offset + batchSize).map(({ id }) => id);
    await database.transaction((tx) =>
      reindexProducts(
        tx,
        sql`products.id in (
          select id from products
          where id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb))
          order by id for update)`,
      ),
    );
  }
}

/**
 * Indexes products and invalidates cached searches, which may now have other results. Returns the number
 * of products.
 */
async function reindexProducts(tx: Transaction, condition: Sql): Promise<number> {
  const indexed = await indexMatching(tx, condition);
  if (indexed > 0) await addPublicChange(tx);
  return indexed;
}

/** Indexes the products that match a condition. Returns their number. */
async function indexMatching(tx: Transaction, condition: Sql): Promise<number> {
  const indexed = await storeSearchColumns(tx, condition);
  const counts = new VocabularyCounts();
  counts.add(indexed);
  await addToVocabulary(tx, counts);
  return indexed.length;
}

/** Stores the search columns of the products that match a condition. Returns their terms. */
async function storeSearchColumns(tx: Transaction, condition: Sql): Promise<ProductTerms[]> {
  const products = await tx.query<SearchedProduct>(sql`
    select products.id, ${selectedProductTexts}, products.price_currency as currency,
      users.display_name as "sellerName"
    from products join users on users.id = products.seller_id where ${condition}`);
  if (products.length === 0) return [];
  const indexed = products.map((product) => ({ id: product.id, ...termsOfProduct(product) }));
  await tx.query(sql`
    update products set price_cents = rows."priceCents", year_number = rows."yearNumber",
      case_diameter_tenths = rows."diameterTenths", production_year = rows."productionYear",
      has_contact_details = rows."hasContactDetails",
      reference_key = rows.reference, model_key = rows."modelWords",
      brand = rows.brand, place = rows.place, name_words = rows."nameWords",
      search_terms = rows.terms::tsvector, search_version = ${searchVersion}
    from jsonb_to_recordset(${jsonValue(indexed.map(toRow))}::text::jsonb)
      as rows (id text, "priceCents" bigint, "yearNumber" integer, "diameterTenths" integer,
        "productionYear" integer, "hasContactDetails" boolean, reference text, "modelWords" text, brand text, place text,
        "nameWords" text, terms text)
    where products.id = rows.id`);
  return indexed;
}

const toRow = ({ words, brand, place, ...row }: ProductTerms & { id: string }) => ({
  ...row,
  brand: brand?.value ?? null,
  place: place?.value ?? null,
});
