import type { Transaction } from '../../database/database';
import { jsonValue } from '../../database/json-value';
import { sql } from '../../database/sql';
import { searchVersion } from './product-terms';

/** Has saved searches matched with products that were added, are for sale again or cost less. */
export async function addProductsToMatch(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.query(sql`
    insert into products_to_match (product_id)
    select id from products
    where id in (select jsonb_array_elements_text(${jsonValue(ids)}::text::jsonb)) and listed
    order by id on conflict do nothing`);
}

/**
 * Takes products whose turn it is, and returns their ids. Other servers take others. Those that were added after a
 * search which is still to be interpreted wait for it.
 */
export async function takeProductsToMatch(tx: Transaction, limit: number): Promise<string[]> {
  const taken = await tx.query<{ id: string }>(sql`
    delete from products_to_match where product_id in (
      select product_id from products_to_match
      where added_at < coalesce(
        (select min(created_at) from saved_searches where search_version < ${searchVersion}), 'infinity')
      order by added_at limit ${limit}
      for update skip locked)
    returning product_id as id`);
  return taken.map(({ id }) => id);
}
