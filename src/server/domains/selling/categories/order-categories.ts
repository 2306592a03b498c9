import type { Transaction } from '../../../database/database';
import { DomainError } from '../../../errors/domain-error';
import { lockCategories, storeOrder } from './stored-categories.sql';

/**
 * Sets the order of all categories. Returns the names in the old and the new order; undefined if it is the same.
 * @throws DomainError unless the ids are those of all categories
 */
export async function orderCategories(
  tx: Transaction,
  ids: readonly string[],
): Promise<{ before: string[]; after: string[] } | undefined> {
  const categories = await lockCategories(tx);
  const known = new Map(categories.map(({ id, name }) => [id, name]));
  const isComplete = ids.length === known.size && new Set(ids).size === known.size;
  if (!isComplete || !ids.every((id) => known.has(id))) {
    throw new DomainError(
      'conflict',
      'A category was added or removed meanwhile. Reload the page, and try again.',
    );
  }
  if (categories.every(({ id }, index) => id === ids[index])) return undefined;
  await storeOrder(tx, ids);
  return {
    before: categories.map(({ name }) => name),
    after: ids.map((id) => known.get(id) ?? ''),
  };
}
