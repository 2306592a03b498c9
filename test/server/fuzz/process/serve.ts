import { openPostgres } from '../../../../src/server/database/postgres';
import { callServer } from '../../support/call-server';
import { buildTestApp } from '../../support/start-test-server';
import { stripeClient } from '../../support/stripe-double';
import { chooseDatabase, openTestDatabase } from '../../support/test-database';
import { printFirstFailures } from './print-failures';
import { readState } from './state';
import { insertFixture, type Fixture } from './fixture';

export interface StartedServer {
  origin: string;
  fixture: Fixture;
}

/** Runs in a process of its own, so that its memory is the server's alone. */
async function serve(clientFolder: string, stripeOrigin: string, databaseUrl?: string) {
  if (databaseUrl) chooseDatabase(() => openPostgres(databaseUrl));
  const database = await openTestDatabase();
  const app = await buildTestApp({
    database,
    stripe: stripeClient(stripeOrigin),
    clientFolder,
    // Lets requests choose their IP address by X-Forwarded-For.
    trustedProxies: 'loopback',
    allowedOrigins: ['https://shop.example'],
    logger: printFirstFailures(),
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const fixture = await insertFixture({
    database,
    call: (...call) => callServer(origin, ...call),
  });
  process.on('message', async () => process.send?.(await readState(database)));
  process.send?.({ origin, fixture } satisfies StartedServer);
}

process.once('disconnect', () => process.exit());
const [clientFolder = '', stripeOrigin = '', databaseUrl] = process.argv.slice(2);
void serve(clientFolder, stripeOrigin, databaseUrl);
