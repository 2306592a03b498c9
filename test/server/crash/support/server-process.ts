import Stripe from 'stripe';
import { openDatabase } from '../../../../src/server/database/open-database';
import { startTestServer } from '../../support/start-test-server';
import { rowsStatement } from './rows';

/** Run as a process of its own: the whole server, until it is killed or its starter has gone. */
async function run(dataFolder: string, stripePort: string, databaseUrl?: string): Promise<void> {
  process.stdin.resume().once('end', () => process.exit());
  const database = await openDatabase({ dataFolder, databaseUrl });
  const stripe = new Stripe('sk_test_of_the_tests', {
    host: '127.0.0.1',
    port: stripePort,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
  const { origin } = await startTestServer(
    { stripe },
    {
      database,
      prepare: (app) =>
        app.get('/rows', async () => {
          const [answer] = await database.query<{ rows: object }>(rowsStatement);
          return answer?.rows;
        }),
    },
  );
  console.log(origin);
}

const [dataFolder = '', stripePort = '', databaseUrl] = process.argv.slice(2);
run(dataFolder, stripePort, databaseUrl).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
