import { sql, type Sql } from '../../database/sql';

/** A table whose rows record that an entity uses pictures. */
interface UseTable {
  table: Sql;
  /** The column with the entity's id. */
  ownerId: Sql;
}

/** The tables of picture uses. A picture is stored as long as one of them has its name. */
export const pictureUses = {
  product: { table: sql`product_pictures`, ownerId: sql`product_id` },
  import: { table: sql`product_import_pictures`, ownerId: sql`import_id` },
  draft: { table: sql`product_draft_pictures`, ownerId: sql`draft_id` },
  /** Evidence of a problem report. */
  order: { table: sql`order_pictures`, ownerId: sql`order_id` },
  review: { table: sql`review_pictures`, ownerId: sql`review_id` },
  message: { table: sql`message_pictures`, ownerId: sql`message_id` },
  portrait: { table: sql`user_pictures`, ownerId: sql`user_id` },
  /** The logo and the pictures of categories. */
  site: { table: sql`site_pictures`, ownerId: sql`owner_id` },
} satisfies Record<string, UseTable>;
export type PictureUse = keyof typeof pictureUses;

/** The condition that something uses the picture with this name. */
export function isPictureUsed(name: Sql): Sql {
  return Object.values(pictureUses)
    .map(({ table }) => sql`exists (select 1 from ${table} where ${table}.name = ${name})`)
    .reduce((before, next) => sql`${before} or ${next}`);
}
