import { parsePrice } from '../../../contract/selling/price';
import type { Priced } from '../../../contract/selling/price-currency';
import type { Transaction } from '../../database/database';
import { sql } from '../../database/sql';
import { findFormerPrice, type PricePoint } from './former-price';

interface PricedProduct {
  id: string;
  createdAt: Date;
}

interface PriceChange {
  before: Priced;
  after: Priced;
}

/**
 * Records a changed price, and from which price it fell. The first price is recorded with the first change, so that
 * products without one need no row. Prices in another currency can't be compared, so they are forgotten.
 */
export async function addPrice(
  tx: Transaction,
  { id, createdAt }: PricedProduct,
  { before, after }: PriceChange,
): Promise<void> {
  if (before.currency === after.currency) {
    await tx.query(sql`
      insert into product_prices (product_id, selling_price, price_cents, since)
      select ${id}, ${before.sellingPrice}, ${toAmount(before)}::bigint, ${createdAt}
      where not exists (select 1 from product_prices where product_id = ${id})`);
  } else {
    await tx.query(sql`delete from product_prices where product_id = ${id}`);
  }
  await tx.query(sql`
    insert into product_prices (product_id, selling_price, price_cents)
    values (${id}, ${after.sellingPrice}, ${toAmount(after)})
    on conflict (product_id, since) do update
    set selling_price = excluded.selling_price, price_cents = excluded.price_cents`);
  const history = await tx.query<PricePoint>(sql`
    select selling_price as "sellingPrice", price_cents as cents, since
    from product_prices where product_id = ${id} order by since`);
  const former = findFormerPrice(history);
  await tx.query(sql`
    update products set former_price = ${former?.sellingPrice ?? null},
      price_fell_at = ${former?.fellAt ?? null}
    where id = ${id}`);
}

const toAmount = ({ sellingPrice, currency }: Priced) => parsePrice(sellingPrice, currency);
