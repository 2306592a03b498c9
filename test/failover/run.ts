import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql } from '../../src/server/database/sql';
import { Random } from '../server/crash/support/random';
import { startStripeDouble } from '../server/support/stripe-double';
import { faults } from './faults';
import { inspect, inspectTheEnd } from './inspect';
import { shops } from './machines/addresses';
import { network } from './network/network';
import { Acknowledgements } from './people/acknowledgements';
import { Crowd } from './people/crowd';
import { report, tellRound, type Outage } from './report';
import { findMissing } from './requirements';
import { playRound, type Scene } from './round';
import { openSite, type OpenSite } from './site';

/** `npm run test:failover`: a shop that loses one machine after the other. */

const rounds = Number(process.env['FAILOVER_ROUNDS'] ?? 100);
const seed = Number(process.env['FAILOVER_SEED'] ?? Date.now() % 1_000_000);
const keepsLogs = process.env['FAILOVER_KEEP'] === '1';

const builtServer = path.resolve(__dirname, '../../dist/server/main.js');

/** @returns whether all was as it should be */
async function play(scene: Scene): Promise<boolean> {
  const { crowd, acknowledgements } = scene;
  const { complaints } = crowd.marketplace.journal;
  const outages: Outage[] = [];
  crowd.openPages();
  for (let round = 0; round < rounds && complaints.length === 0; round += 1) {
    try {
      const outage = await playRound(faults[round % faults.length]!, scene);
      outages.push(outage);
      tellRound(outage, round + 1, rounds);
    } catch (error) {
      complaints.push(String(error));
    }
    await inspect(crowd);
  }
  if (complaints.length === 0) await inspectTheEnd(crowd);
  crowd.closePages();
  const isQuick = report(outages);
  const { total, repeated } = acknowledgements;
  console.log(`${total} changes acknowledged, ${repeated} attempts in vain; FAILOVER_SEED=${seed}`);
  for (const complaint of complaints) console.error(complaint);
  return isQuick && complaints.length === 0;
}

async function main(): Promise<void> {
  const missing = findMissing();
  if (missing) throw new Error(missing);
  if (!existsSync(builtServer)) {
    throw new Error('test:failover starts the built server: npm run build server');
  }
  if (!network.partition) {
    console.log(
      'No network namespaces here, so nothing is partitioned: that needs iproute2 and root, or NET_ADMIN and SYS_ADMIN.',
    );
  }
  const stripe = await startStripeDouble();
  // It opens with the first statement, which would keep this process from everything else meanwhile.
  await stripe.database.query(sql`select 1`);
  const site = await openSite(stripe);
  const acknowledgements = new Acknowledgements();
  try {
    const crowd = await Crowd.gather(shops, stripe, acknowledgements);
    const scene = { site, crowd, acknowledgements, random: new Random(seed) };
    if (!(await play(scene))) process.exitCode = 1;
  } finally {
    await close(site);
  }
}

async function close(site: OpenSite): Promise<void> {
  const kept = await site.close(keepsLogs);
  if (kept) console.log(`The machines' logs are in ${kept}.`);
}

function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

main()
  .catch(fail)
  .finally(() => process.exit());
