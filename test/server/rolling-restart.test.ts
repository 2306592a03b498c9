import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { openPostgres, type PooledDatabase } from '../../src/server/database/postgres';
import { sql, type Sql } from '../../src/server/database/sql';
import { bundleScript } from './support/bundle-script';
import { accessTokenKeys } from './support/configuration';
import { findFreePort } from './support/free-port';
import { generousLimits } from './support/generous-limits';
import { addCategory, addUser, newProduct, type TestUser } from './support/records';
import { startBalancer } from './support/start-balancer';
import type { PostgresServer } from './support/create-database';
import { startPostgres } from './support/start-postgres';
import { until } from './support/until';
import { productionSettings } from './support/production-settings';

const run = promisify(execFile);
const project = path.resolve(__dirname, '../..');
const main = 'src/server/main.ts';

let folder: string;
let postgres: PostgresServer;
let database: PooledDatabase;
let ports: number[];
let balancer: Awaited<ReturnType<typeof startBalancer>>;
const servers = new Map<number, ChildProcess>();

const migrations = 'src/server/database/migrations';

const listMigrations = async (root: string) => (await readdir(path.join(root, migrations))).sort();

/** The first line of a migration after which the servers of the previous version fail. */
const stopLine = '-- Requires stopping all servers of the version before.';

/** Whether a migration since the previous version requires stopping the servers of that version. */
async function requiresStop(previousFolder: string): Promise<boolean> {
  const known = await listMigrations(previousFolder);
  const added = (await listMigrations(project)).filter((name) => !known.includes(name));
  const scripts = await Promise.all(
    added.map((name) => readFile(path.join(project, migrations, name), 'utf8')),
  );
  return scripts.some((script) => script.startsWith(`${stopLine}\n`));
}

/**
 * Returns a folder with the code before the newest migration; undefined without a git history or an older migration.
 */
async function checkOutPreviousVersion(): Promise<string | undefined> {
  const newest = (await listMigrations(project)).at(-1)!;
  if (newest === '001_schema.sql') return undefined;
  const git = (...words: string[]) => run('git', words, { cwd: project });
  try {
    const added = ['log', '-1', '--diff-filter=A', '--format=%H', '--'];
    const { stdout } = await git(...added, path.join(migrations, newest));
    const archive = path.join(folder, 'before.tar');
    await git('archive', '--output', archive, `${stdout.trim()}^`, 'src', 'package.json');
    await run('tar', ['-xf', archive, '-C', folder]);
    return folder;
  } catch (error) {
    console.info('The previous version is not tested, because its commit is not here.', error);
    return undefined;
  }
}

async function start(port: number, bundle: string): Promise<void> {
  const server = spawn(process.execPath, [bundle], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'development',
      PORT: String(port),
      DATABASE_URL: postgres.databaseUrl,
      ...generousLimits,
      REQUIRE_CONFIRMED_EMAIL: 'off',
      ACCESS_TOKEN_SECRET: accessTokenKeys.secret,
      ACCESS_TOKEN_AUDIENCE: accessTokenKeys.audience,
      ...productionSettings,
    },
  });
  servers.set(port, server);
  await until(() => balancer.isHealthy(port));
}

async function stop(port: number): Promise<void> {
  const server = servers.get(port)!;
  const exited = once(server, 'exit');
  server.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  await until(() => !balancer.isHealthy(port));
}

let previousFolder: string | undefined;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'secondhand-before-'));
  previousFolder = await checkOutPreviousVersion();
  postgres = await startPostgres();
  database = await openPostgres(postgres.databaseUrl);
  ports = [await findFreePort(), await findFreePort()];
  balancer = await startBalancer(ports);
});
afterAll(async () => {
  for (const server of servers.values()) server.kill('SIGKILL');
  balancer.close();
  await database.close();
  await postgres.stop();
  await rm(folder, { recursive: true });
});

interface Trade {
  seller: TestUser;
  /** Many, because of the booking quota. */
  buyers: TestUser[];
  categoryId: string;
}

/** Sends requests in a loop until stopped, and records unexpected responses. */
function startTraffic({ seller, buyers, categoryId }: Trade) {
  const failures: string[] = [];
  const [buyer] = buyers as [TestUser];
  /** The products of acknowledged requests. */
  const listed: string[] = [];
  const booked: string[] = [];
  let answered = 0;
  let isOver = false;
  const send = async (user: TestUser | undefined, call: string, body?: object) => {
    try {
      const response = await fetch(balancer.origin + call, {
        headers: {
          ...(user && { authorization: `Bearer ${user.token}` }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      });
      const text = await response.text();
      answered += 1;
      if (response.status === 200) return JSON.parse(text) as { insertedId?: string };
      failures.push(`${call}: ${response.status}`);
    } catch (error) {
      failures.push(`${call}: ${String(error)}`);
    }
    return undefined;
  };
  const sell = async () => {
    const product = { ...newProduct, category: categoryId, image: 'https://i.ibb.co/1/diver.webp' };
    const productId = (await send(seller, '/api/products', product))?.insertedId;
    if (productId === undefined) return;
    listed.push(productId);
    const shopper = buyers[listed.length % buyers.length];
    await send(shopper, '/api/wishlist', { productId });
    const booking = { productId, phoneNumber: '01712345678', meetingLocation: 'Station' };
    if (await send(shopper, '/api/book-product', booking)) booked.push(productId);
  };
  const requests = [
    () => send(undefined, '/api/ads'),
    () => send(undefined, '/api/categories'),
    () => send(buyer, `/api/user/${buyer.email}`),
    () => send(buyer, `/api/myorders/${buyer.uid}`),
    sell,
  ];
  const loops = requests.map(async (sendOnce) => {
    while (!isOver) await sendOnce();
  });
  return {
    failures,
    listed,
    booked,
    answered: () => answered,
    async stop() {
      isOver = true;
      await Promise.all(loops);
    },
  };
}

/** Subscribes to events as a page does, and reconnects when the stream ends. */
function startReconnectingClient(token: string) {
  const abortController = new AbortController();
  const statuses: number[] = [];
  const subscription = (async () => {
    while (!abortController.signal.aborted) {
      const response = await fetch(`${balancer.origin}/api/events`, {
        headers: { authorization: `Bearer ${token}` },
        signal: abortController.signal,
      });
      statuses.push(response.status);
      await response.text();
    }
  })().catch((error: unknown) => {
    if (!abortController.signal.aborted) throw error;
  });
  return {
    statuses,
    async stop() {
      abortController.abort();
      await subscription;
    },
  };
}

const idsOf = async (statement: Sql) =>
  (await database.query<{ id: string }>(statement)).map(({ id }) => id);

test('a rolling restart to the next version loses no request', async () => {
  const nextBundle = await bundleScript(path.join(project, main));
  const firstBundle = previousFolder
    ? await bundleScript(path.join(previousFolder, main))
    : nextBundle;
  for (const port of ports) await start(port, firstBundle);
  const seller = await addUser(database, 'seller');
  const buyers = await Promise.all(Array.from({ length: 100 }, () => addUser(database, 'buyer')));
  const categoryId = await addCategory(database);

  const traffic = startTraffic({ seller, buyers, categoryId });
  const awaitRequests = async () => {
    const countBefore = traffic.answered();
    await until(() => traffic.answered() > countBefore + 100);
  };
  await awaitRequests();
  const [firstPort, secondPort] = ports as [number, number];
  const mustStopAll = previousFolder !== undefined && (await requiresStop(previousFolder));
  await stop(firstPort);
  if (mustStopAll) await stop(secondPort);
  await start(firstPort, nextBundle);
  await awaitRequests();
  if (!mustStopAll) await stop(secondPort);
  await start(secondPort, nextBundle);
  await awaitRequests();
  const failuresOfUpgrade = traffic.failures.splice(0);

  const eventClient = startReconnectingClient(buyers[0]!.token);
  await until(() => eventClient.statuses.length > 0);
  for (const port of ports) {
    await stop(port);
    await awaitRequests();
    await start(port, nextBundle);
    await awaitRequests();
  }
  await traffic.stop();
  await eventClient.stop();
  expect(traffic.failures).toEqual([]);
  // The previous version may fail requests while it closes, or while none runs.
  expect(failuresOfUpgrade.filter((failure) => !/50[23]$/.test(failure))).toEqual([]);
  const products = await idsOf(sql`select id from products`);
  expect(products).toEqual(expect.arrayContaining(traffic.listed));
  const orders = await idsOf(sql`
    select product_id as id from orders where state = 'booked' and holding`);
  expect(orders).toEqual(expect.arrayContaining(traffic.booked));
  expect(traffic.booked.length).toBeGreaterThan(0);
  expect(eventClient.statuses.length).toBeGreaterThan(1);
  expect(new Set(eventClient.statuses)).toEqual(new Set([200]));
});
