import { decimalAmount } from '../../../../contract/payments/money';
import { parsePrice } from '../../../../contract/selling/price';
import { jsonValue } from '../../../database/json-value';
import type { Transaction } from '../../../database/database';
import { deliveryFields, watchAttributes } from '../../../../contract/selling/product-fields';
import { rawSql, sql, sqlList } from '../../../database/sql';
import { columnName } from '../../catalogue/product-columns.sql';
import { unlinkPictures } from '../../pictures/stored-pictures.sql';
import { deleteDraftsOfSeller } from '../../selling/drafts/product-drafts.sql';
import { deleteImportsOfSeller } from '../../selling/imports/product-imports.sql';
import { deleteUnusedWords } from '../../finding/delete-unused-words.sql';
import { tokenize } from '../../../../contract/text/tokenize';
import { withoutIdentifiers, type ErasedPerson } from './erased-person.sql';

/**
 * Deletes a seller's products, drafts and imports. A product with orders or conversations stays with its name and
 * price, which the buyer's order and the accounting need.
 */
export async function eraseListings(tx: Transaction, person: ErasedPerson): Promise<void> {
  const { id } = person;
  await deleteImportsOfSeller(tx, id);
  await deleteDraftsOfSeller(tx, id);
  const words = await findSearchWords(tx, person);
  await unlinkPictures(
    tx,
    'product',
    sql`product_id in (select id from products where seller_id = ${id})`,
  );
  await tx.query(sql`
    update deleted_products set seller_id = null, listed_at = null where seller_id = ${id}`);
  await tx.query(sql`
    insert into deleted_products (id, category_id)
    select id, category_id from products where seller_id = ${id} on conflict do nothing`);
  await tx.query(sql`
    delete from products where seller_id = ${id}
      and not exists (select 1 from orders where orders.product_id = products.id)
      and not exists (select 1 from conversations where product_id = products.id)`);
  await tx.query(sql`
    delete from product_prices where product_id in (select id from products where seller_id = ${id})`);
  await tx.query(sql`
    delete from ordered_products where order_id in (
      select orders.id from products join orders on orders.product_id = products.id
      where products.seller_id = ${id})`);
  await tx.query(sql`
    delete from wishlist_entries where product_id in (
      select id from products where seller_id = ${id})`);
  const prices = await findPlainPrices(tx, id);
  await tx.query(sql`
    update products set
      product_name = ${withoutIdentifiers(sql`product_name`, person)},
      selling_price = coalesce((
        select price from jsonb_to_recordset(${jsonValue(prices)}::text::jsonb)
          as rows (id text, price text) where rows.id = products.id), ''),
      image = '', photos = '[]', photo_marks = '{}', description = '', location = '', mobile_number = '',
      original_price = '', year_of_purchase = '', ${noAttributes}, former_price = null,
      price_fell_at = null, draft_id = null, brand = null, place = null, name_words = null,
      search_terms = null, reference_key = null, model_key = null, advertise = false,
      listed = false, unlisted_because = null, deleted_at = coalesce(deleted_at, now())
    where seller_id = ${id}`);
  await deleteUnusedWords(tx, words);
}

/** Returns the prices that are amounts, without what else their texts have. */
async function findPlainPrices(tx: Transaction, sellerId: string) {
  const products = await tx.query<{ id: string; sellingPrice: string; currency: string }>(sql`
    select id, selling_price as "sellingPrice", price_currency as currency
    from products
    where seller_id = ${sellerId}`);
  return products.flatMap(({ id, sellingPrice, currency }) => {
    const amount = parsePrice(sellingPrice, currency);
    return amount === null ? [] : [{ id, price: decimalAmount({ amount, currency }) }];
  });
}

const noAttributes = sqlList(
  [...watchAttributes, ...deliveryFields].map((name) => sql`${rawSql(columnName(name))} = null`),
);

/** Returns the words of a seller's products and names, by which the products are found. */
async function findSearchWords(
  tx: Transaction,
  { id, identifiers }: ErasedPerson,
): Promise<string[]> {
  const names = identifiers.flatMap((identifier) =>
    tokenize(identifier).flatMap(({ parts, whole }) => [...parts, ...(whole ? [whole] : [])]),
  );
  const found = await tx.query<{ word: string }>(sql`
    select distinct unnest(tsvector_to_array(search_terms)) as word from products
    where seller_id = ${id}`);
  return [...new Set([...names, ...found].map(({ word }) => word))];
}
