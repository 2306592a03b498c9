import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { registerImageHost } from '../../../src/sandbox/image-host/register-image-host';
import { registerStripe } from '../../../src/sandbox/stripe/register-stripe';
import { StripeApi } from '../../../src/sandbox/stripe/stripe-api';
import { printFirstFailures } from '../../server/fuzz/process/print-failures';
import { startTestServer } from '../../server/support/start-test-server';
import { openSandboxDatabase } from '../support/sandbox-database';
import { keys } from '../support/stripe-server';

export const imageHostKey = 'the-key';

/** The image host and Stripe's stand-in beside the server, as the sandbox has them. */
export async function startStandIns() {
  const folder = await mkdtemp(path.join(tmpdir(), 'fuzzed-images-'));
  const database = await openSandboxDatabase();
  const server = await startTestServer(
    { trustedProxies: 'loopback', logger: printFirstFailures() },
    {
      database,
      prepare(app) {
        registerImageHost(app, { folder, key: imageHostKey });
        registerStripe(app, new StripeApi(database, () => undefined), keys);
      },
    },
  );
  return {
    origin: server.origin,
    folder,
    database,
    async close() {
      await server.close();
      await database.close();
      await rm(folder, { recursive: true });
    },
  };
}
