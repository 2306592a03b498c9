import type { FastifyInstance } from 'fastify';
import { calls } from '../../contract/calls/calls';
import { NotFoundError } from '../errors/domain-error';
import { pageRequest, sendPage } from '../http/pagination';
import { registerEndpoint } from '../http/register-endpoint';
import { sendJson } from '../http/send-json';
import { moveOrderForUser, findOrderRole } from '../orders/move-order-for-user';
import { allSalesJson, saleJson, salesJson } from '../repositories/sales';

export async function saleRoutes(app: FastifyInstance): Promise<void> {
  const { database, limits } = app;

  registerEndpoint(app, calls.mySales, async ({ caller: seller, query, ...context }) =>
    sendPage(context, await salesJson(database, seller.id, limits, pageRequest(query))),
  );

  registerEndpoint(app, calls.allSales, async ({ query: { state, openOf, ...page }, ...context }) =>
    sendPage(context, await allSalesJson(database, { state, openOf }, limits, pageRequest(page))),
  );

  registerEndpoint(app, calls.sale, async ({ caller: { user }, params: { orderId }, reply }) => {
    const role = await findOrderRole(database, user, orderId);
    const json = await saleJson(database, orderId, role, limits);
    if (json === undefined) throw new NotFoundError('order');
    return sendJson(reply, json);
  });

  registerEndpoint(
    app,
    calls.moveOrder,
    async (tx, { caller: { user }, params: { orderId }, body }) => ({
      acknowledged: true,
      state: await moveOrderForUser(tx, { orderId, user, event: body }),
    }),
  );
}
