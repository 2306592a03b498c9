import { openPostgres } from '../../src/server/database/postgres';
import { sql } from '../../src/server/database/sql';
import { callServer } from '../server/support/call-server';
import { createPhoto } from '../server/support/pictures';
import { addCategory, addUser, type TestUser } from '../server/support/records';
import { Cluster } from './cluster';
import { areProgramsInstalled } from './programs';
import { startTraffic } from './traffic';

/**
 * The reference configuration of `.container/cluster` as processes on this machine: two application servers, HAProxy,
 * PgBouncer, and three PostgreSQL servers under Patroni with etcd.
 */

const killCount = Number(process.env['CLUSTER_KILLS'] ?? 4);
const minute = 60_000;

/** Seconds that PgBouncer and the servers may take to use a new primary. */
const reconnection = 15;

/** Uploads a photo into the bucket. @returns its URL */
async function uploadPhoto(origin: string, { token }: TestUser): Promise<string> {
  const { body } = await callServer(origin, 'GET', '/api/upload-key', { token });
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(await createPhoto())]), 'watch.jpg');
  const response = await fetch(`${origin}/images?key=${body.key}`, { method: 'POST', body: form });
  const { data } = (await response.json()) as { data: { url: string } };
  return data.url;
}

const where = areProgramsInstalled || process.env['CI'] ? test : test.skip;

where(
  'no order and no message is lost or doubled while primaries and application servers are killed',
  async () => {
    const cluster = await Cluster.start();
    const database = await openPostgres(cluster.databaseUrl, { retry: minute });
    try {
      const seller = await addUser(database, 'seller');
      const buyers = [];
      for (let count = 0; count < 300; count += 1) buyers.push(await addUser(database, 'buyer'));
      const categoryId = await addCategory(database);
      const image = await uploadPhoto(cluster.origin, seller);
      const traffic = startTraffic({ origin: cluster.origin, seller, buyers, categoryId, image });
      await traffic.progress();

      const failovers: number[] = [];
      for (let round = 0; round < killCount; round += 1) {
        const killedAt = performance.now();
        const restartPrimary = await cluster.killPrimary({ alone: round % 2 === 1 });
        await cluster.whenWritable();
        failovers.push((performance.now() - killedAt) / 1_000);
        await traffic.progress();
        await restartPrimary();

        const restartApplication = await cluster.killApplication(round);
        await traffic.progress();
        await restartApplication();
      }
      await traffic.stop();

      const longestFailover = Math.max(...failovers);
      console.info(
        `${traffic.sold.size} sales. Failovers: ${failovers.map((seconds) => seconds.toFixed(1)).join(', ')} s. ` +
          `Longest request with its repetitions: ${traffic.longestSeconds().toFixed(1)} s.`,
      );
      expect(traffic.failures).toEqual([]);
      expect(traffic.longestSeconds()).toBeLessThan(longestFailover + reconnection);
      const sold = [...traffic.sold].sort();
      const [row] = await database.query<Record<string, string[]>>(sql`
        select (select array_agg(id order by id collate "C") from products) as products,
          (select array_agg(product_id order by product_id collate "C") from orders
            where state = 'booked' and holding) as orders,
          (select array_agg(product_id order by product_id collate "C") from conversations c
            join messages m on m.conversation_id = c.id) as messages`);
      expect(row).toEqual({ products: sold, orders: sold, messages: sold });
    } finally {
      await database.close();
      await cluster.stop();
    }
  },
  killCount * 3 * minute + 5 * minute,
);
