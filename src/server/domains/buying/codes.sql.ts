import { randomInt } from 'node:crypto';
import type { OrderEvent } from '../../../contract/order.machine';
import type { Queryable } from '../../database/database';
import { sql, type Sql } from '../../database/sql';

/** Returns a random code of six digits. */
export const randomCode = () => String(randomInt(1_000_000)).padStart(6, '0');

export type CodeEvent = Extract<OrderEvent, { code: string }>;

/** The column with the code that each event requires. */
const columns: Record<CodeEvent['type'], Sql> = {
  'seller.handOver': sql`hand_over_code`,
  'buyer.giveBack': sql`return_code`,
};

/** Whether the event has the order's code, which proves that the buyer and the seller have met. */
export async function isRightCode(
  database: Queryable,
  orderId: string,
  { type, code }: CodeEvent,
): Promise<boolean> {
  const matches = await database.query(sql`
    select id from orders where id = ${orderId} and ${columns[type]} = ${code}`);
  return matches.length > 0;
}
