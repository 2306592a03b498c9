import type { Transaction } from '../database/database';
import { sql } from '../database/sql';
import { orderSnapshot } from '../../contract/order-snapshot';
import { DomainError } from '../errors/domain-error';
import type { OrderTimes } from '../orders/deadlines';
import { moveOrder } from '../orders/move-order';
import { deleteFlagsOfUser } from './order-flags';
import { addPublicChange } from './live-changes';
import { unlinkPictures } from './pictures';
import { deleteDraftsOf } from './product-drafts';
import { deleteImportsOf } from './product-imports';

const openReportMessage = 'A problem is reported in an order of this user. Please decide it first.';

/**
 * Marks a user as deleted, unlists their products, and deletes their wishlist, drafts, imports, flags and card
 * fingerprints, and the pictures of products without orders and conversations. Sends the event
 * `admin.closeBuyer` or `admin.closeSeller` to each open order. Returns the number of deleted users.
 * @throws DomainError if a problem is reported in one of their orders, whose money must be decided first
 */
export async function deleteUser(
  tx: Transaction,
  id: string,
  { adminId, times }: { adminId: string; times: OrderTimes },
): Promise<number> {
  const rows = await tx.query(sql`
    update users set deleted_at = now(), away_until = null where id = ${id} and deleted_at is null returning id`);
  if (rows.length === 0) return 0;
  await addPublicChange(tx);
  await tx.query(sql`
    with unlisted as (
      update products set listed = false, unlisted_because = null
      where seller_id = ${id} and (listed or unlisted_because is not null) returning id)
    insert into live_changes (subject_type, subject_id) select 'listing', id from unlisted`);
  await tx.query(sql`delete from wishlist_entries where user_id = ${id}`);
  const openOrders = await tx.query<{ id: string; isBuyer: boolean }>(sql`
    select id, product_id, true as "isBuyer" from orders
    where buyer_id = ${id} and ended_at is null
    union all
    select orders.id, products.id, false from products
    join lateral (
      select * from orders
      where orders.product_id = products.id and ended_at is null offset 0) orders on true
    where products.seller_id = ${id}
    order by product_id`);
  for (const order of openOrders) {
    const type = order.isBuyer ? 'admin.closeBuyer' : 'admin.closeSeller';
    const move = await moveOrder(tx, order.id, { event: { type }, actorId: adminId, times });
    if (move && orderSnapshot(move.state).hasTag('reported')) {
      throw new DomainError('conflict', openReportMessage);
    }
  }
  await deleteImportsOf(tx, id);
  await deleteDraftsOf(tx, id);
  await deleteFlagsOfUser(tx, id);
  await unlinkPictures(
    tx,
    'product',
    sql`product_id in (select id from products where seller_id = ${id}
      and not exists (select 1 from orders where orders.product_id = products.id)
      and not exists (select 1 from conversations where product_id = products.id))`,
  );
  return rows.length;
}
