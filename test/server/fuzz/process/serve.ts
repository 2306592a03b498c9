import { openPostgres } from '../../../../src/server/database/postgres';
import { startTestServer } from '../../support/start-test-server';
import { chooseDatabase } from '../../support/test-database';
import { printFirstFailures } from './print-failures';
import type { ServerState } from './state';
import { readState } from './state';
import { createWorld, type Worlds } from './world';

export interface Started extends Worlds {
  origin: string;
}
export type Told = Started | ServerState;

/** Run as a process of its own, so that its memory is the server's alone. */
async function serve(clientFolder: string, databaseUrl: string | undefined): Promise<void> {
  if (databaseUrl) chooseDatabase(() => openPostgres(databaseUrl));
  const server = await startTestServer({
    clientFolder,
    // Requests may then come from as many addresses as they say.
    trustedProxies: 'loopback',
    allowedOrigins: ['https://shop.example'],
    logger: printFirstFailures(),
  });
  const worlds = await createWorld(server);
  process.on('message', async () => {
    // The stand-in's own notes are no memory of the server's.
    server.stripeStandIn.calls.length = 0;
    tell(await readState(server.database));
  });
  tell({ origin: server.origin, ...worlds });
}

function tell(told: Told): void {
  process.send?.(told);
}

process.once('disconnect', () => process.exit());
void serve(process.argv[2] ?? '', process.argv[3]);
