import type { FastifyInstance } from 'fastify';
import { calls } from '../../../../contract/calls/calls';
import type { AppOptions } from '../../../app-options';
import { staffActor } from '../../platform/record-act.sql';
import { registerEndpoint } from '../../access/register-endpoint';
import { sendCsv } from '../../../http/send-csv';
import { sendJson } from '../../../http/send-json';
import { exportBankFile, exportSepaFile } from './export-bank-file';
import { recordBankFile } from './record-bank-file';
import {
  readOwnPayoutAccount,
  readPayoutAccount,
  removePayoutAccount,
  setPayoutAccount,
} from './payout-account';

/** Where sellers want to be paid. Absent without a key that encrypts it. */
export async function payoutAccountRoutes(
  app: FastifyInstance,
  { payoutAccountKeys: keys }: AppOptions,
): Promise<void> {
  if (!keys) return;
  const { database } = app;

  registerEndpoint(app, calls.ownPayoutAccount, async ({ caller: { id: sellerId }, reply }) =>
    sendJson(reply, JSON.stringify(await readOwnPayoutAccount(database, { keys, sellerId }))),
  );

  registerEndpoint(app, calls.setPayoutAccount, async ({ caller: { id: sellerId }, body }) => ({
    acknowledged: true,
    modifiedCount: await database.transaction((tx) =>
      setPayoutAccount(tx, body, { keys, sellerId }),
    ),
  }));

  registerEndpoint(app, calls.removePayoutAccount, async ({ caller: { id } }) => ({
    acknowledged: true,
    modifiedCount: await database.transaction((tx) => removePayoutAccount(tx, id)),
  }));

  registerEndpoint(
    app,
    calls.readPayoutAccount,
    async ({ caller, params: { sellerId }, request, reply }) => {
      const actor = staffActor(caller, request);
      const account = await database.transaction((tx) =>
        readPayoutAccount(tx, { keys, sellerId }, actor),
      );
      return sendJson(reply, JSON.stringify(account));
    },
  );

  registerEndpoint(app, calls.exportBankFile, async ({ caller, request, reply }) => {
    const actor = staffActor(caller, request);
    const csv = await database.transaction((tx) => exportBankFile(tx, keys, actor));
    return sendCsv(reply, { fileName: 'bank-transfers.csv', csv });
  });

  registerEndpoint(app, calls.exportSepaFile, async ({ caller, request, reply }) => {
    const actor = staffActor(caller, request);
    const { bankHolder: holder, bankIban: iban } = await app.shopSettings.read();
    const xml = await database.transaction((tx) =>
      exportSepaFile(tx, actor, { keys, debtor: { holder, iban } }),
    );
    return reply
      .type('application/xml; charset=utf-8')
      .header('Content-Disposition', 'attachment; filename="sepa-transfers.xml"')
      .send(xml);
  });

  registerEndpoint(app, calls.recordBankFile, ({ caller, params: { id }, body, request }) =>
    recordBankFile(database, { fileId: id, ...body }, staffActor(caller, request)),
  );
}
