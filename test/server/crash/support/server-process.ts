import { openDatabase } from '../../../../src/sandbox/database/open-database';
import { buildTestApp } from '../../support/start-test-server';
import { stripeClient } from '../../support/stripe-double';
import { findLedgerFaults } from '../../../../src/server/domains/payments/ledger-invariants.sql';
import { defaultLimits } from '../../../../src/server/environment/limits';
import { rowsStatement } from './rows';

/** The whole server in a process of its own, until it is killed or its parent exits. */
async function run(dataFolder: string, stripeOrigin: string, databaseUrl?: string): Promise<void> {
  const database = await openDatabase({ dataFolder, databaseUrl });
  const app = await buildTestApp({
    database,
    stripe: stripeClient(stripeOrigin),
    runsBackgroundWork: true,
  });
  app.get('/rows', async () => {
    const [response] = await database.query<{ rows: object }>(rowsStatement);
    return { ...response?.rows, ledgerFaults: await findLedgerFaults(database, defaultLimits) };
  });
  process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
}

process.once('disconnect', () => process.exit());
const [dataFolder = '', stripeOrigin = '', databaseUrl] = process.argv.slice(2);
void run(dataFolder, stripeOrigin, databaseUrl);
