import type { FastifyInstance } from 'fastify';
import { calls } from '../../contract/calls/calls';
import { orderStateLabels } from '../../contract/order-states';
import type { OrderEvent } from '../../contract/order.machine';
import { senderOf, type OrderRole, type PersonalEvent } from '../../contract/sale';
import type { Queryable } from '../database/database';
import { registerEndpoint } from '../http/register-endpoint';
import { pageRequest, sendPage } from '../http/pagination';
import { NotFoundError } from '../errors/domain-error';
import { HttpError } from '../http/http-error';
import { sendJson } from '../http/send-json';
import { moveOrder } from '../orders/move-order';
import { allSalesJson, lastEventOf, partiesOf, saleJson, salesJson } from '../repositories/sales';
import type { UserRecord } from '../repositories/users';

export async function saleRoutes(app: FastifyInstance): Promise<void> {
  const { database, limits } = app;
  /** The caller's role in the order. @throws NotFoundError for other users, as if it did not exist */
  async function orderRoleOf(
    database: Queryable,
    user: UserRecord,
    orderId: string,
  ): Promise<OrderRole> {
    const parties = await partiesOf(database, orderId);
    if (parties?.buyerId === user.id) return 'buyer';
    if (parties?.sellerId === user.id) return 'seller';
    if (parties && user.role === 'Admin') return 'admin';
    throw new NotFoundError('order');
  }

  registerEndpoint(app, calls.mySales, async ({ caller: seller, query, ...context }) =>
    sendPage(context, await salesJson(database, seller.id, limits, pageRequest(query))),
  );

  registerEndpoint(app, calls.allSales, async ({ query: { state, openOf, ...page }, ...context }) =>
    sendPage(context, await allSalesJson(database, { state, openOf }, limits, pageRequest(page))),
  );

  registerEndpoint(app, calls.sale, async ({ caller: { user }, params: { orderId }, reply }) => {
    const role = await orderRoleOf(database, user, orderId);
    const json = await saleJson(database, orderId, role, limits);
    if (json === undefined) throw new NotFoundError('order');
    return sendJson(reply, json);
  });

  registerEndpoint(
    app,
    calls.moveOrder,
    async (tx, { caller: { user }, params: { orderId }, body }) => {
      const event: OrderEvent = body satisfies PersonalEvent;
      const role = await orderRoleOf(tx, user, orderId);
      if (senderOf(event) !== role)
        throw new HttpError(403, `Only the ${senderOf(event)} can do this.`);
      const move = await moveOrder(tx, orderId, event, user.id);
      if (!move) throw new NotFoundError('order');
      if (move.taken) return { acknowledged: true, state: move.state };
      // A repeated request, whose first response was lost.
      const last = await lastEventOf(tx, orderId);
      if (last?.type === event.type && last.actorId === user.id) {
        return { acknowledged: true, state: last.state };
      }
      const label = orderStateLabels[move.state].toLowerCase();
      throw new HttpError(409, `That is no longer possible: the order is ${label}.`);
    },
  );
}
