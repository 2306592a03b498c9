import { chmod, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { bundleScript } from '../server/support/bundle-script';
import { firebaseProjectId, stripeKeys } from '../server/support/configuration';
import { generousLimits } from '../server/support/generous-limits';
import type { StripeDouble } from '../server/support/stripe-double';
import type { Site } from './faults';
import { balancerHosts, databaseHosts, serverHosts, shops } from './machines/addresses';
import { BalancerMachine } from './machines/balancer-machine';
import { createShopDatabase, findPrimary, isWhole } from './machines/cluster';
import { DatabaseMachine } from './machines/database-machine';
import type { Machine } from './machines/machine';
import { signalAll } from './machines/processes';
import { ServerMachine } from './machines/server-machine';
import { forward } from './network/forward';
import { allAddresses, network, ownAddress } from './network/network';
import { until } from './until';

const project = path.resolve(__dirname, '../..');
/** In memory: what is tried is the loss of machines, and no disk is that of another one. */
const folders = '/dev/shm/secondhand-machines-';
/** Elsewhere than the machines, of whose folders the next run ends all that runs there. */
const logs = '/dev/shm/secondhand-logs-';

export interface OpenSite extends Site {
  /** @returns where the machines' logs are, if they are kept. */
  close(keepsLogs: boolean): Promise<string | undefined>;
}

/** Builds the whole site up, and resolves once it serves. */
export async function openSite(stripe: StripeDouble): Promise<OpenSite> {
  await removeMachines();
  const folder = await mkdtemp(folders);
  await chmod(folder, 0o755);
  const at = (name: string) => path.join(folder, name);
  await network.create();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void removeMachines().finally(() => process.exit(1)));
  }
  const server = await serverCommand(stripe);
  const site = {
    databases: databaseHosts.map((one) => new DatabaseMachine(one.name, one.address, at(one.name))),
    servers: serverHosts.map((one) => new ServerMachine(one, at(one.name), server)),
    balancers: balancerHosts.map((one) => new BalancerMachine(one.name, one.address, at(one.name))),
  };
  const machines: Machine[] = [...site.servers, ...site.balancers, ...site.databases];
  for (const machine of machines) {
    await machine.plug();
    machine.start();
  }
  await until('a primary', async () => (await findPrimary()) !== undefined);
  await createShopDatabase();
  await until('the whole site', () => isUp());
  return {
    ...site,
    async close(keepsLogs) {
      await removeMachines();
      const kept = folder.replace(folders, logs);
      if (!keepsLogs) {
        await rm(folder, { recursive: true, force: true });
        return undefined;
      }
      await rename(folder, kept);
      return kept;
    },
  };
}

/** What an earlier run has left goes as well. */
async function removeMachines(): Promise<void> {
  await signalAll(folders, 'SIGKILL');
  await network.remove();
}

/** Whether all machines do what they are for. */
export async function isUp(): Promise<boolean> {
  const origins = [
    ...serverHosts.map(({ address, port }) => `http://${address}:${port}/readyz`),
    ...shops.map((shop) => `${shop}/readyz`),
  ];
  const healthy = await Promise.all(
    origins.map((origin) =>
      fetch(origin, { signal: AbortSignal.timeout(2_000) }).then(
        ({ ok }) => ok,
        () => false,
      ),
    ),
  );
  return healthy.every(Boolean) && (await isWhole());
}

/** The server as `npm run build` makes it, with the outside parties next door. */
async function serverCommand(stripe: StripeDouble) {
  const preload = await bundleScript(path.join(project, 'test/server/support/outside-preload.ts'));
  const { host, port } = await forward(stripe.origin, ownAddress);
  return {
    command: [process.execPath, '-r', preload, path.join(project, 'dist/server/main.js')],
    environment: {
      ...generousLimits,
      NODE_ENV: 'production',
      STRIPE_DOUBLE: `http://${host}:${port}`,
      ACCESS_TOKEN_SECRET: 'yLr0kKx2vJm7Qe5bTn9wZs4uHd8fGc1a',
      FIREBASE_API_KEY: 'key',
      FIREBASE_AUTH_DOMAIN: 'secondhand.example',
      FIREBASE_PROJECT_ID: firebaseProjectId,
      STRIPE_SECRET_KEY: stripeKeys.secretKey,
      STRIPE_PUBLISHABLE_KEY: stripeKeys.publishableKey,
      STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
      IMAGE_HOST_URL: 'https://images.example/upload',
      IMAGE_HOST_KEY: 'key',
      SITE_URL: 'https://shop.example',
      TRUSTED_PROXIES: allAddresses,
    },
  };
}
