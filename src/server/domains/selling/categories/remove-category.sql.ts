import type { Transaction } from '../../../database/database';
import { sql, type Sql } from '../../../database/sql';
import { DomainError, NotFoundError } from '../../../errors/domain-error';
import { addPublicChange } from '../../platform/live-changes.sql';
import { unlinkPictures } from '../../pictures/stored-pictures.sql';
import { categoryLexeme, quoteLexeme } from '../../catalogue/lexemes';
import { reinterpretSavedSearches } from '../../finding/saved-searches.sql';
import { lockCategories, type StoredCategory } from './stored-categories.sql';

/** The number of products that one statement moves, which keeps it below the statement timeout. */
const batchSize = 2_000;

/**
 * Removes a category without products. Returns it; undefined if there is none.
 * @throws DomainError if it has products, or an import is about to add some
 */
export async function removeCategory(
  tx: Transaction,
  id: string,
): Promise<StoredCategory | undefined> {
  const category = (await lockCategories(tx)).find((one) => one.id === id);
  if (!category) return undefined;
  await lockForDeletion(tx, id);
  const [used] = await tx.query<{ hasProducts: boolean; hasImports: boolean }>(sql`
    select exists (select 1 from products where category_id = ${id}) as "hasProducts",
      exists (
        select 1 from product_imports
        where strpos(products::text, ${jsonMember(id)}) > 0) as "hasImports"`);
  if (used?.hasProducts) {
    throw new DomainError(
      'conflict',
      `“${category.name}” has watches, sold and hidden ones included. Merge it into another category instead.`,
    );
  }
  if (used?.hasImports) {
    throw new DomainError(
      'conflict',
      `A seller is importing watches into “${category.name}”. Merge it into another category instead.`,
    );
  }
  await deleteCategory(tx, id);
  return category;
}

/** Two categories that were merged, and the number of moved products. */
export interface Merge {
  removed: StoredCategory;
  into: StoredCategory;
  moved: number;
}

/**
 * Moves all products, drafts and imports of a category to another one, and removes it.
 * @throws NotFoundError; DomainError if the other category is missing or the same
 */
export async function mergeCategory(tx: Transaction, id: string, intoId: string): Promise<Merge> {
  const categories = await lockCategories(tx);
  const removed = categories.find((one) => one.id === id);
  const into = categories.find((one) => one.id === intoId);
  if (!removed) throw new NotFoundError('category');
  if (!into || into === removed) {
    throw new DomainError('conflict', 'Please choose another category to move the watches to.');
  }
  await lockForDeletion(tx, id);
  let moved = 0;
  for (let count = batchSize; count === batchSize; moved += count) {
    count = await moveProducts(tx, id, intoId);
  }
  await tx.query(sql`
    update deleted_products set category_id = ${intoId} where category_id = ${id}`);
  const replaced = (column: Sql) =>
    sql`replace(${column}::text, ${jsonMember(id)}, ${jsonMember(intoId)})::jsonb`;
  const contains = (column: Sql) => sql`strpos(${column}::text, ${jsonMember(id)}) > 0`;
  await tx.query(sql`
    update product_drafts set texts = ${replaced(sql`texts`)} where ${contains(sql`texts`)}`);
  await tx.query(sql`
    update product_imports set products = ${replaced(sql`products`)}
    where ${contains(sql`products`)}`);
  await tx.query(sql`
    update former_categories set category_id = ${intoId} where category_id = ${id}`);
  await tx.query(sql`
    insert into former_categories (id, category_id) values (${id}, ${intoId})`);
  await deleteCategory(tx, id);
  await reinterpretSavedSearches(tx);
  return { removed, into, moved };
}

/** Replaces the category in the search terms as well, by which the search finds products. */
async function moveProducts(tx: Transaction, id: string, intoId: string): Promise<number> {
  const [from, to] = [id, intoId].map((categoryId) => quoteLexeme(categoryLexeme(categoryId)));
  const moved = await tx.query(sql`
    update products set category_id = ${intoId},
      search_terms = replace(search_terms::text, ${from}, ${to})::tsvector
    where id in (
      select id from products where category_id = ${id} order by id limit ${batchSize} for update)
    returning id`);
  return moved.length;
}

/** Waits for products that are being added to the category. Later ones find it gone. */
async function lockForDeletion(tx: Transaction, id: string): Promise<void> {
  await tx.query(sql`select id from categories where id = ${id} for update`);
}

async function deleteCategory(tx: Transaction, id: string): Promise<void> {
  await unlinkPictures(tx, 'site', sql`owner_id = ${id}`);
  await tx.query(sql`delete from categories where id = ${id}`);
  await addPublicChange(tx);
}

/**
 * The member `category` in the jsonb text of drafts and imports. Texts that sellers typed can't contain it, because
 * their quotes are escaped.
 */
const jsonMember = (id: string) => `"category": ${JSON.stringify(id)}`;
