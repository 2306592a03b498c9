import type { FastifyInstance } from 'fastify';
import { calls } from '../../../../contract/calls/calls';
import type { AppOptions } from '../../../app-options';
import { sendCsv } from '../../../http/send-csv';
import { sendJson } from '../../../http/send-json';
import { registerEndpoint } from '../../access/register-endpoint';
import { staffActor } from '../../platform/record-act.sql';
import { exportTaxReport } from './export-tax-report';
import { readOwnTaxDetails, setTaxDetails } from './tax-details';
import { taxReportJson } from './tax-report.sql';

/** The yearly report of sellers to the tax office (DAC7). Absent unless the operator turns it on. */
export async function taxDetailRoutes(
  app: FastifyInstance,
  { payoutAccountKeys: keys, taxThreshold: threshold }: AppOptions,
): Promise<void> {
  if (!keys || !threshold) return;
  const { database, shopSettings } = app;
  const readRule = async () => ({ threshold, timeZone: (await shopSettings.read()).timeZone });

  registerEndpoint(app, calls.ownTaxDetails, ({ caller: { id: sellerId } }) =>
    readOwnTaxDetails(database, { keys, sellerId }),
  );

  registerEndpoint(app, calls.setTaxDetails, async ({ caller: { id: sellerId }, body }) => ({
    acknowledged: true,
    modifiedCount: await database.transaction((tx) => setTaxDetails(tx, body, { keys, sellerId })),
  }));

  registerEndpoint(app, calls.taxReport, async ({ query: { year }, reply }) =>
    sendJson(reply, await taxReportJson(database, year, await readRule())),
  );

  registerEndpoint(
    app,
    calls.exportTaxReport,
    async ({ caller, body: { year }, request, reply }) => {
      const options = { year, keys, rule: await readRule() };
      const actor = staffActor(caller, request);
      const csv = await database.transaction((tx) => exportTaxReport(tx, options, actor));
      return sendCsv(reply, { fileName: `tax-report-${year}.csv`, csv });
    },
  );
}
