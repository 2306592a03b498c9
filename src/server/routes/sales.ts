import { calls } from '../../contract/calls/calls';
import { orderStateLabels } from '../../contract/order-states';
import type { OrderEvent } from '../../contract/order.machine';
import { senderOf, type PersonalEvent } from '../../contract/sale';
import type { Queryable } from '../database/database';
import type { AnswerCall } from '../http/answer-call';
import { pageRequest, sendPage } from '../http/list-pages';
import { Refusal } from '../http/refusal';
import { sendJson } from '../http/send-json';
import { moveOrder } from '../orders/move-order';
import {
  allSalesJson,
  lastEventOf,
  partiesOf,
  saleJson,
  salesJson,
  type Side,
} from '../repositories/sales';
import type { UserRecord } from '../repositories/users';
import type { Services } from './services';

export function saleRoutes(answerCall: AnswerCall, { database, limits }: Services): void {
  /** As whom somebody sees an order. @throws Refusal 404 for others, who are not told whose it is */
  async function sideOf(database: Queryable, user: UserRecord, orderId: string): Promise<Side> {
    const parties = await partiesOf(database, orderId);
    if (parties?.buyerId === user.id) return 'buyer';
    if (parties?.sellerId === user.id) return 'seller';
    if (parties && user.role === 'Admin') return 'admin';
    throw noSuchOrder();
  }

  answerCall(calls.mySales, async ({ asker: seller, query, ...made }) =>
    sendPage(made, await salesJson(database, seller.id, limits, pageRequest(query))),
  );

  answerCall(calls.allSales, async ({ query: { state, openOf, ...page }, ...made }) =>
    sendPage(made, await allSalesJson(database, { state, openOf }, limits, pageRequest(page))),
  );

  answerCall(calls.sale, async ({ asker: { user }, params: { orderId }, reply }) => {
    const side = await sideOf(database, user, orderId);
    const json = await saleJson(database, orderId, side, limits);
    if (json === undefined) throw noSuchOrder();
    return sendJson(reply, json);
  });

  answerCall(calls.moveOrder, async (tx, { asker: { user }, params: { orderId }, body }) => {
    const event: OrderEvent = body satisfies PersonalEvent;
    const side = await sideOf(tx, user, orderId);
    if (senderOf(event) !== side)
      throw new Refusal(403, `Only the ${senderOf(event)} can do this.`);
    const move = await moveOrder(tx, orderId, event, user.id);
    if (!move) throw noSuchOrder();
    if (move.taken) return { acknowledged: true, state: move.state };
    // The answer to the first request may have been lost on its way.
    const last = await lastEventOf(tx, orderId);
    if (last?.type === event.type && last.actorId === user.id) {
      return { acknowledged: true, state: last.state };
    }
    const label = orderStateLabels[move.state].toLowerCase();
    throw new Refusal(409, `That is no longer possible: the order is ${label}.`);
  });
}

function noSuchOrder(): Refusal {
  return new Refusal(404, 'There is no such order.');
}
