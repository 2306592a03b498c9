import type { CategoryChanges, NewCategory } from '../../../../contract/selling/editable-category';
import { maxCategories } from '../../../../contract/selling/editable-category';
import type { Transaction } from '../../../database/database';
import { DomainError, NotFoundError } from '../../../errors/domain-error';
import { storedPictureNames } from '../../pictures/picture-name';
import { addCategory } from '../../catalogue/categories.sql';
import { reinterpretSavedSearches } from '../../finding/saved-searches.sql';
import { linkPictures, unlinkSitePicture } from '../../pictures/stored-pictures.sql';
import {
  isNameTaken,
  lockCategories,
  type StoredCategory,
  storeCategory,
} from './stored-categories.sql';

const nameTakenError = (name: string) =>
  new DomainError('conflict', `There is a category “${name}” already.`);

/** The old and the new values of the fields that differ. */
export interface CategoryDifferences {
  before: CategoryChanges;
  after: CategoryChanges;
}

/**
 * Adds a category after the others, and returns its id.
 * @param adminId the admin, who has uploaded the picture
 * @throws DomainError if its name is taken or there are too many; PictureMissingError
 */
export async function createCategory(
  tx: Transaction,
  { name, description, image = null, attributes = null, photoMarks = null }: NewCategory,
  adminId: string,
): Promise<string> {
  const categories = await lockCategories(tx);
  if (categories.length >= maxCategories) {
    throw new DomainError('conflict', `There are ${maxCategories} categories already.`);
  }
  if (isNameTaken(categories, name)) throw nameTakenError(name);
  const id = await addCategory(tx, { name, description });
  if (id === undefined) throw nameTakenError(name);
  await storeCategory(tx, { id, name, description, image, attributes, photoMarks });
  await linkPicture(tx, id, image, adminId);
  // The words of a search name categories.
  await reinterpretSavedSearches(tx);
  return id;
}

/**
 * Changes a category. Returns what differs; undefined if nothing does.
 * @param adminId the admin, who has uploaded a new picture
 * @throws NotFoundError; DomainError if another category has the name; PictureMissingError
 */
export async function changeCategory(
  tx: Transaction,
  id: string,
  changes: CategoryChanges,
  adminId: string,
): Promise<CategoryDifferences | undefined> {
  const categories = await lockCategories(tx);
  const current = categories.find((category) => category.id === id);
  if (!current) throw new NotFoundError('category');
  const names = (Object.keys(changes) as (keyof CategoryChanges)[]).filter(
    (name) =>
      changes[name] !== undefined &&
      JSON.stringify(changes[name]) !== JSON.stringify(current[name]),
  );
  if (names.length === 0) return undefined;
  const { name } = changes;
  if (name !== undefined && isNameTaken(categories, name, id)) throw nameTakenError(name);
  const changed = { ...current, ...(pickFields(changes, names) as Partial<StoredCategory>) };
  await storeCategory(tx, changed);
  if (names.includes('name')) await reinterpretSavedSearches(tx);
  if (names.includes('image')) {
    await unlinkSitePicture(tx, id);
    await linkPicture(tx, id, changed.image, adminId);
  }
  return { before: pickFields(current, names), after: pickFields(changes, names) };
}

/** Records that a category uses a picture, so that its file is not removed. */
async function linkPicture(
  tx: Transaction,
  id: string,
  image: string | null,
  userId: string,
): Promise<void> {
  const names = storedPictureNames(image === null ? [] : [image]);
  await linkPictures(tx, { use: 'site', id, userId }, names);
}

const pickFields = (values: CategoryChanges, names: readonly (keyof CategoryChanges)[]) =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as CategoryChanges;
