import type { Queryable, Transaction } from '../../database/database';
import { sql, type Sql } from '../../database/sql';
import { catchForeignKeyViolation } from '../../database/foreign-key-violation';
import { jsonPage, type PageRequest } from '../platform/json-page.sql';
import {
  productJsonFields,
  productJoins,
  productTables,
  type Viewer,
} from '../catalogue/product-json.sql';

type User = NonNullable<Viewer>;

const entryJson = (user: User) => sql`json_build_object(
  '_id', wishlist_entries.id, 'productId', products.id, ${productJsonFields(user)},
  'wishedById', users.uid, 'wishedByName', users.display_name,
  'wishedByEmail', users.email, 'wishedByPhoto', users.photo_url)`;

const entryTables = sql`wishlist_entries
  join users on users.id = wishlist_entries.user_id
  join (${productTables}) on products.id = wishlist_entries.product_id`;

/**
 * Returns the user's entry for a product as JSON; `null` without one, or if the product is not for sale.
 */
export async function wishlistEntryJson(database: Queryable, user: User, productId: string) {
  const [row] = await database.query<{ json: string }>(sql`
    select ${entryJson(user)}::text as json from ${entryTables}
    where ${belongsTo(user.id)} and wishlist_entries.product_id = ${productId}
      and products.listed`);
  return row?.json ?? 'null';
}

/** Returns the user's entries for products that are for sale as JSON, newest first. */
export function wishlistJson(database: Queryable, user: User, page: PageRequest) {
  return jsonPage(
    database,
    {
      table: sql`wishlist_entries`,
      from: sql`wishlist_entries join products on products.id = wishlist_entries.product_id`,
      where: sql`${belongsTo(user.id)} and products.listed`,
      joins: sql`
        join lateral (
          select * from products where products.id = wishlist_entries.product_id offset 0
        ) products on true ${productJoins}
        join users on users.id = ${user.id}`,
      entry: entryJson(user),
    },
    page,
  );
}

function belongsTo(userId: string): Sql {
  return sql`wishlist_entries.user_id = ${userId}`;
}

/**
 * Adds a product to a wishlist. Returns the id of the new or existing entry; undefined if the product is not
 * for sale, or the user's own. Locks the product to wait for a concurrent deletion, which may keep the row.
 */
export async function addToWishlist(tx: Transaction, userId: string, productId: string) {
  const insertion = tx.query<{ id: string }>(sql`
    insert into wishlist_entries (product_id, user_id)
    select products.id, users.id from products, users
    where products.id = ${productId} and products.listed and products.seller_id <> users.id
      and users.id = ${userId} and users.deleted_at is null
    for share of users
    for key share of products
    on conflict (product_id, user_id) do update set user_id = excluded.user_id
    returning id`);
  const [row] = await catchForeignKeyViolation(insertion, []);
  return row?.id;
}

/** Removes a product from a wishlist. Returns the number of removed entries. */
export async function removeFromWishlist(tx: Transaction, userId: string, productId: string) {
  const removed = await tx.query(sql`
    delete from wishlist_entries where ${belongsTo(userId)} and product_id = ${productId}
    returning id`);
  return removed.length;
}
