import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseLocation } from '../../../src/sandbox/database/open-database';
import { callServer } from '../support/call-server';
import type { ServerProcess } from '../support/start-server-process';
import { checkMarketplace } from './check-marketplace';
import { CrashClient } from './crash-client';
import { createMarketplace, type Marketplace } from './marketplace';
import { deliverEvent, findUnacknowledgedEvents } from './payment-actions';
import { Random } from './support/random';
import type { RestartablePostgres } from './support/restartable-postgres';
import type { Rows } from './support/rows';
import { startCrashServer } from './support/start-crash-server';
import { writeUntilCrash } from './writer';

const rounds = Number(process.env['CRASH_ROUNDS'] ?? 3);
const seed = Number(process.env['CRASH_SEED'] ?? Date.now() % 1_000_000);

/** How long the rounds may take, in milliseconds. */
export const crashTimeout = 60_000 + rounds * 10_000;

/** A server is killed after at most this many responses. */
const maxResponses = 50;
/** Longer than a server takes to open its data, so that a kill before this time hits any phase of the start. */
const maxStartMs = 1_000;

/**
 * Repeatedly writes to a server and kills it, on the same data. Resolves with the failures found after
 * a restart, and with the seed that reproduces them.
 */
export async function runCrashRounds(
  location: DatabaseLocation,
  postgres?: RestartablePostgres,
): Promise<string[]> {
  process.stderr.write(`CRASH_SEED=${seed} CRASH_ROUNDS=${rounds}\n`);
  const marketplace = await createMarketplace(location);
  const crashRounds = new CrashRounds(marketplace, location, postgres);
  try {
    for (let round = 1; round <= rounds; round += 1) {
      await crashRounds.runRound();
      await crashRounds.inspect();
      const { failures } = marketplace.journal;
      if (failures.length > 0) return [`CRASH_SEED=${seed}, round ${round}:`, ...failures];
    }
    await crashRounds.finishPayments();
    await crashRounds.inspect();
    return marketplace.journal.failures;
  } finally {
    await crashRounds.end();
    await marketplace.stripe.close();
  }
}

async function readRows(origin: string): Promise<Rows> {
  const { body } = await callServer(origin, 'GET', '/rows');
  return body as Rows;
}

/** Delivers Stripe events until every payment is captured, cancelled or refunded. */
async function finishPayments(marketplace: Marketplace, origin: string): Promise<void> {
  const { journal } = marketplace;
  const client = new CrashClient(origin, journal);
  const deliveries = new Map<string, number>();
  // One event leads to another: authorized, charged, refunded.
  for (let pass = 1; pass <= 4; pass += 1) {
    for (const event of findUnacknowledgedEvents(marketplace)) {
      const name = `${event.type} for ${event.payment.intentId}`;
      const count = deliveries.get(name) ?? 0;
      if (count === 2) journal.failures.push(`no response acknowledges ${name}`);
      deliveries.set(name, count + 1);
      await deliverEvent({ client }, event);
    }
  }
}

class CrashRounds {
  private readonly random = new Random(seed);
  private server: ServerProcess<string>;

  constructor(
    private readonly marketplace: Marketplace,
    private readonly location: DatabaseLocation,
    private readonly postgres: RestartablePostgres | undefined,
  ) {
    this.server = this.start();
  }

  /** One round: all writers write, a process is killed, and it is restarted. */
  async runRound(): Promise<void> {
    const { server, random, marketplace } = this;
    // A surviving server must reconnect to a restarted database.
    const killsDatabase = this.postgres !== undefined && random.chance(0.4);
    const killsServer = !killsDatabase || random.chance(0.5);
    const client = new CrashClient(await server.started, marketplace.journal, {
      afterResponses: 1 + random.below(maxResponses),
      begin: async () => {
        const processes = [
          ...(killsDatabase ? [this.postgres] : []),
          ...(killsServer ? [server] : []),
        ];
        await Promise.all(processes.map((each) => each.kill()));
      },
    });
    const writers = marketplace.sellers.map((seller) =>
      writeUntilCrash({ ...marketplace, seller, random: random.fork(), client }),
    );
    await Promise.all(writers);
    await client.waitForCrash();
    if (killsDatabase) await this.postgres.start();
    if (killsServer) await this.restart();
  }

  /** Compares the stored rows with the acknowledged requests. */
  async inspect(): Promise<void> {
    checkMarketplace(this.marketplace, await readRows(await this.server.started));
  }

  async finishPayments(): Promise<void> {
    await finishPayments(this.marketplace, await this.server.started);
  }

  async end(): Promise<void> {
    await this.server.kill();
  }

  private start(): ServerProcess<string> {
    return startCrashServer(this.location, this.marketplace.stripe);
  }

  private async restart(): Promise<void> {
    if (this.random.chance(0.25)) {
      const starting = this.start();
      await wait(this.random.below(maxStartMs));
      await starting.kill();
    }
    this.server = this.start();
    await this.server.started;
  }
}
