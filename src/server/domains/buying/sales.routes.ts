import type { FastifyInstance } from 'fastify';
import { calls } from '../../../contract/calls/calls';
import { getEventSender, type Sale } from '../../../contract/buying/sale';
import { pluralize } from '../../../contract/text/pluralize';
import { recordAct, staffActor } from '../platform/record-act.sql';
import type { AppOptions } from '../../app-options';
import { NotFoundError } from '../../errors/domain-error';
import { createPhotoParser, rejectMissingPicture } from '../pictures/attached-photos';
import { HttpError } from '../../http/http-error';
import { pageRequest, sendPage } from '../platform/pagination';
import { sendListExport } from '../platform/export-list';
import { registerEndpoint } from '../access/register-endpoint';
import { sendJson } from '../../http/send-json';
import type { CodeEvent } from './codes.sql';
import { moveOrderForUser, findOrderRole } from './move-order-for-user';
import { findOrderContact } from './order-contact.sql';
import { allSalesJson, saleJson, salesJson } from './sales.sql';
import type { UserRecord } from '../access/users.sql';

const codeAttemptsPerHour = 5;
const millisecondsPerHour = 3_600_000;

/** Of the code's million values, so few that guessing does not pay, however long the order lasts. */
const codeAttemptsPerOrder = 30;
const millisecondsPerYear = 365 * 24 * millisecondsPerHour;

const tooManyCodes: Record<CodeEvent['type'], string> = {
  'seller.handOver':
    "You've entered too many wrong codes for this order. Report the hand-over without the code: we then ask the buyer to confirm it.",
  'buyer.giveBack':
    "You've entered too many wrong codes for this return. Ask the seller to confirm it with “Accept and refund”.",
};

const exportedColumns = [
  ...['orderId', 'bookedAt', 'paidAt', 'state', 'productId', 'productName', 'sellingPrice'],
  ...['buyerId', 'buyerName', 'sellerId', 'sellerName', 'currency'],
] as const satisfies (keyof Sale)[];

export async function saleRoutes(app: FastifyInstance, options: AppOptions): Promise<void> {
  const { database, limits, rateLimiter } = app;
  const parsePhotos = createPhotoParser(options);

  registerEndpoint(app, calls.mySales, async ({ caller: seller, query, ...context }) =>
    sendPage(context, await salesJson(database, seller.id, pageRequest(query))),
  );

  registerEndpoint(app, calls.allSales, async ({ caller, query, ...context }) => {
    const withEmail = caller.role === 'Admin';
    const page = pageRequest(query);
    return sendPage(context, await allSalesJson(database, { filters: query, withEmail, page }));
  });

  registerEndpoint(app, calls.exportSales, ({ query: filters, ...context }) =>
    sendListExport<Sale>(database, context, {
      name: 'orders',
      columns: exportedColumns,
      readPage: (page) => allSalesJson(database, { filters, withEmail: true, page }),
    }),
  );

  registerEndpoint(app, calls.sale, async ({ caller: { user }, params: { orderId }, reply }) => {
    const role = await findOrderRole(database, user, orderId);
    const withPayout = role === 'seller' || (role === 'admin' && user.role === 'Admin');
    const json = await saleJson(database, orderId, { role, withPayout });
    if (json === undefined) throw new NotFoundError('order');
    return sendJson(reply, json);
  });

  registerEndpoint(app, calls.readOrderContact, ({ caller, request, params, body: { reason } }) =>
    database.transaction(async (tx) => {
      const { orderId: id } = params;
      const contact = await findOrderContact(tx, id);
      if (!contact) throw new NotFoundError('order');
      const act = { act: 'order.readContactData', subject: { type: 'order', id }, reason } as const;
      await recordAct(tx, staffActor(caller, request), act);
      return contact;
    }),
  );

  registerEndpoint(
    app,
    calls.moveOrder,
    async (tx, { caller: { user }, params: { orderId }, body, request }) => {
      const { urls, pictureNames } = parsePhotos('photos' in body ? body.photos : []);
      const event = 'photos' in body ? { ...body, photos: urls } : body;
      const move = { orderId, user, event, pictureNames, times: limits, ip: request.ip };
      const state = await moveOrderForUser(tx, move).catch(rejectMissingPicture);
      return { acknowledged: true, state };
    },
    {
      async beforeHandler({ caller: { user }, params: { orderId }, body }) {
        if ('code' in body) await limitCodeAttempts(user, orderId, body);
      },
    },
  );

  /**
   * A code has six digits, so guessing it must be slow, and end. Only the attempts of the event's sender count, so
   * that other users cannot use them up.
   */
  async function limitCodeAttempts(
    user: UserRecord,
    orderId: string,
    event: CodeEvent,
  ): Promise<void> {
    if ((await findOrderRole(database, user, orderId)) !== getEventSender(event)) return;
    const key = `${event.type} ${orderId}`;
    const { current, ttl } = await rateLimiter.count(key, codeAttemptsPerHour, millisecondsPerHour);
    if (current > codeAttemptsPerHour) {
      throw new HttpError(
        429,
        `Too many codes were entered. Please try again in ${pluralize(Math.ceil(ttl / 60_000), 'minute')}.`,
        Math.ceil(ttl / 1000),
      );
    }
    const all = await rateLimiter.count(`all ${key}`, codeAttemptsPerOrder, millisecondsPerYear);
    if (all.current > codeAttemptsPerOrder) throw new HttpError(409, tooManyCodes[event.type]);
  }
}
