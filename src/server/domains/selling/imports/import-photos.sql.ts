import type { ImportState } from '../../../../contract/selling/product-import';
import type { Queryable, Transaction } from '../../../database/database';
import { jsonValue } from '../../../database/json-value';
import { sql } from '../../../database/sql';
import { DomainError, NotFoundError } from '../../../errors/domain-error';
import { namesIn, preparePictures, unlinkPictures } from '../../pictures/stored-pictures.sql';
import type { ImportKey } from './product-imports.sql';

/**
 * Records the uploaded photo of a file name, so that it is stored as long as the import. A later one replaces it.
 * @throws NotFoundError, DomainError, PictureMissingError
 */
export async function addImportPhoto(
  tx: Transaction,
  { id, sellerId }: ImportKey,
  { fileName, pictureName }: { fileName: string; pictureName: string },
): Promise<void> {
  const [found] = await tx.query<{ state: ImportState; hasFile: boolean }>(sql`
    select state, file_names @> ${jsonValue([fileName])}::text::jsonb as "hasFile"
    from product_imports where id = ${id} and seller_id = ${sellerId} for update`);
  if (!found) throw new NotFoundError('import');
  if (found.state === 'running' || found.state === 'done') {
    throw new DomainError('conflict', 'The import has been started already.');
  }
  if (!found.hasFile) throw new DomainError('invalid', 'The file has no photo of this name.');
  await unlinkPictures(tx, 'import', sql`import_id = ${id} and source = ${fileName}`);
  await preparePictures(tx, sellerId, [pictureName]);
  await tx.query(sql`
    insert into product_import_pictures (import_id, source, name)
    values (${id}, ${fileName}, ${pictureName})`);
}

/** Returns those of the stored pictures that a user has not uploaded, or that were removed. */
export async function findMissingPictures(
  database: Queryable,
  userId: string,
  names: readonly string[],
): Promise<Set<string>> {
  const found = await database.query<{ name: string }>(sql`
    select name from pictures
    where name in ${namesIn(names)} and removal_id is null and exists (
      select 1 from picture_uploads
      where picture_uploads.name = pictures.name and user_id = ${userId})`);
  const usable = new Set(found.map(({ name }) => name));
  return new Set(names.filter((name) => !usable.has(name)));
}
