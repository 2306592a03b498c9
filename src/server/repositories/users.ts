import type { Role } from '../../contract/user';
import type { Queryable } from '../database/database';
import { sql } from '../database/sql';
import { jsonPage, type PageRequest } from './json-page';

export interface UserRecord {
  id: string;
  uid: string;
  email: string;
  displayName: string;
  photoURL: string;
  role: Role | null;
  verified: boolean;
  deleted: boolean;
}

export interface UserToSave {
  uid: string;
  email: string;
  displayName: string;
  photoURL: string;
  role: Role | null;
}

const userColumns = sql`
  id, uid, email, display_name as "displayName", photo_url as "photoURL", role, verified,
  deleted_at is not null as deleted`;

const userFields = sql`
  '_id', id, 'uid', uid, 'email', email, 'displayName', display_name, 'photoURL', photo_url,
  'role', role, 'verified', verified`;
const userJson = sql`json_build_object(${userFields})`;

export async function findUserByUid(database: Queryable, uid: string) {
  const [user] = await database.query<UserRecord>(
    sql`select ${userColumns} from users where uid = ${uid}`,
  );
  return user;
}

export async function findUserByEmail(database: Queryable, email: string) {
  const [user] = await database.query<UserRecord>(
    sql`select ${userColumns} from users where lower(email) = lower(${email})`,
  );
  return user;
}

export async function findUserById(database: Queryable, id: string) {
  const [user] = await database.query<UserRecord>(
    sql`select ${userColumns} from users where id = ${id}`,
  );
  return user;
}

/** A user as the API shows them, in JSON. */
export async function userJsonByEmail(database: Queryable, email: string) {
  const [row] = await database.query<{ json: string }>(sql`
    select ${userJson}::text as json from users
    where lower(email) = lower(${email}) and deleted_at is null`);
  return row?.json;
}

export async function userJsonByUid(database: Queryable, uid: string) {
  const [row] = await database.query<{ json: string }>(sql`
    select ${userJson}::text as json from users where uid = ${uid} and deleted_at is null`);
  return row?.json;
}

/** The orders that are left behind when a user is deleted: a buyer's own, or of a seller's products. */
const ordersOf = {
  buyer: sql`orders where orders.buyer_id = users.id`,
  seller: sql`products join lateral (
      select * from orders where orders.product_id = products.id offset 0) orders on true
    where products.seller_id = users.id`,
};

/**
 * The users of a role as the API shows them, newest first, in JSON; with each, how many orders
 * deleting them concerns.
 */
export function usersJsonByRole(
  database: Queryable,
  role: keyof typeof ordersOf,
  page: PageRequest,
) {
  return jsonPage(
    database,
    {
      table: sql`users`,
      from: sql`users`,
      where: sql`role = ${role} and deleted_at is null`,
      joins: sql`
        join lateral (
          select count(paid_at) as paid, count(*) - count(paid_at) as unpaid
          from ${ordersOf[role]}) concerned on true`,
      entry: sql`json_build_object(
        ${userFields}, 'paidOrders', concerned.paid, 'unpaidOrders', concerned.unpaid)`,
    },
    page,
  );
}

/**
 * Keeps what a sign-in tells. A stored role or a name is never overwritten by none, and a stored
 * role is never changed. False when the admin deleted this user.
 */
export async function saveUser(database: Queryable, user: UserToSave): Promise<boolean> {
  const rows = await database.query(sql`
    insert into users (uid, email, display_name, photo_url, role)
    values (${user.uid}, ${user.email}, ${user.displayName}, ${user.photoURL}, ${user.role})
    on conflict (uid) do update set
      display_name = coalesce(nullif(excluded.display_name, ''), users.display_name),
      photo_url = coalesce(nullif(excluded.photo_url, ''), users.photo_url),
      role = coalesce(users.role, excluded.role)
    where users.deleted_at is null
    returning id`);
  return rows.length > 0;
}

/** The number of users that are verified now; asked again it answers the same. */
export async function verifyUser(database: Queryable, id: string): Promise<number> {
  const rows = await database.query(sql`
    update users set verified = true
    where id = ${id} and deleted_at is null and role in ('buyer', 'seller') returning id`);
  return rows.length;
}

export async function makeAdmin(database: Queryable, email: string): Promise<boolean> {
  const rows = await database.query(sql`
    update users set role = 'Admin'
    where lower(email) = lower(${email}) and deleted_at is null returning id`);
  return rows.length > 0;
}

/**
 * Leaves a tombstone, and gives back what the user held: their wishes, and the products that they
 * booked but did not pay. A seller's products leave the listings by the tombstone itself.
 */
export async function deleteUser(transaction: Queryable, id: string): Promise<number> {
  const rows = await transaction.query(sql`
    update users set deleted_at = now() where id = ${id} and deleted_at is null returning id`);
  if (rows.length === 0) return 0;
  await transaction.query(sql`update products set listed = false where seller_id = ${id}`);
  await transaction.query(sql`delete from wishlist_entries where user_id = ${id}`);
  await transaction.query(sql`
    delete from orders
    where buyer_id = ${id} and paid_at is null and payment_intent_id is null`);
  return rows.length;
}
