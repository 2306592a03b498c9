import type { FastifyInstance } from 'fastify';
import { calls } from '../../../../contract/calls/calls';
import { recordAct, staffActor } from '../../platform/record-act.sql';
import { NotFoundError } from '../../../errors/domain-error';
import { pageRequest, sendPage } from '../../platform/pagination';
import { registerEndpoint } from '../../access/register-endpoint';
import { sendCsv } from '../../../http/send-csv';
import { sendJson } from '../../../http/send-json';
import { exportDifferences, exportFeeDocuments, exportLedger } from './export-books';
import { exportPayouts } from './export-payouts';
import { recordPayout } from './record-payout';
import { reversePayout } from './reverse-payout';
import { owedPageJson } from './claims.sql';
import { payoutsJson } from './payouts.sql';
import { claimsJson, readOwedTotals } from './seller-claims.sql';
import { findUserById } from '../../access/users.sql';

/** The files for the books. */
const files = [
  {
    ...{ call: calls.exportPayouts, id: 'export', fileName: 'payouts.csv' },
    createCsv: exportPayouts,
  },
  { call: calls.exportLedger, id: 'ledger', fileName: 'ledger.csv', createCsv: exportLedger },
  {
    ...{ call: calls.exportFeeDocuments, id: 'fee-invoices', fileName: 'fee-invoices.csv' },
    createCsv: exportFeeDocuments,
  },
  {
    ...{ call: calls.exportDifferences, id: 'differences', fileName: 'stripe-differences.csv' },
    createCsv: exportDifferences,
  },
];

/** What sellers are owed, and what they were paid. */
export async function payoutRoutes(app: FastifyInstance): Promise<void> {
  const { database } = app;

  registerEndpoint(app, calls.owedSellers, async ({ query, reply }) =>
    sendJson(reply, await owedPageJson(database, query)),
  );

  registerEndpoint(
    app,
    calls.owedSales,
    async ({ params: { sellerId }, query: { currency, ...page }, ...context }) => {
      if (!(await findUserById(database, sellerId))) throw new NotFoundError('seller');
      const claims = await claimsJson(database, { sellerId, currency }, pageRequest(page));
      return sendPage(context, claims);
    },
  );

  registerEndpoint(app, calls.owedTotals, async ({ params: { sellerId } }) => {
    if (!(await findUserById(database, sellerId))) throw new NotFoundError('seller');
    return readOwedTotals(database, sellerId);
  });

  registerEndpoint(app, calls.payouts, async ({ query, ...context }) =>
    sendPage(context, await payoutsJson(database, query, pageRequest(query))),
  );

  for (const { call, id, fileName, createCsv } of files) {
    registerEndpoint(app, call, async ({ caller, request, reply }) => {
      if (request.method === 'GET') {
        await database.transaction((tx) =>
          recordAct(tx, staffActor(caller, request), {
            act: 'payout.export',
            subject: { type: 'payout', id },
          }),
        );
      }
      return sendCsv(reply, { fileName, csv: createCsv(database) });
    });
  }

  registerEndpoint(app, calls.recordPayout, async (tx, { caller: admin, body, request }) => ({
    acknowledged: true,
    insertedId: await recordPayout(tx, body, staffActor(admin, request)),
  }));

  registerEndpoint(
    app,
    calls.reversePayout,
    async (tx, { caller: admin, params: { id }, body: { reason }, request }) => ({
      acknowledged: true,
      insertedId: await reversePayout(tx, id, { reason, actor: staffActor(admin, request) }),
    }),
  );

  registerEndpoint(app, calls.myOwedSales, async ({ caller: seller, query, ...context }) =>
    sendPage(context, await claimsJson(database, { sellerId: seller.id }, pageRequest(query))),
  );

  registerEndpoint(app, calls.myOwedTotals, ({ caller: seller }) =>
    readOwedTotals(database, seller.id),
  );

  registerEndpoint(app, calls.myPayouts, async ({ caller: seller, query, ...context }) =>
    sendPage(context, await payoutsJson(database, { sellerId: seller.id }, pageRequest(query))),
  );
}
