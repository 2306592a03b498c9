import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { openPostgres, type PooledDatabase } from '../../src/server/database/postgres';
import { createAccessToken } from '../../src/server/identity/access-token';
import { bundleScript } from './support/bundle-script';
import { findFreePort } from './support/free-port';
import { signedInAt } from './support/identity-double';
import { addCategory, addPerson, storeProduct, type Person } from './support/records';
import { startBalancer } from './support/start-balancer';
import { startPostgres, type PostgresServer } from './support/start-postgres';
import { until } from './support/until';
import { productionSettings } from './support/production-settings';

const run = promisify(execFile);
const project = path.resolve(__dirname, '../..');
const main = 'src/server/main.ts';

const secret = 'thirty-two characters or even more of them';
const keys = { secret, audience: 'secondhand' };

let folder: string;
let postgres: PostgresServer;
let database: PooledDatabase;
let ports: number[];
let balancer: Awaited<ReturnType<typeof startBalancer>>;
const servers = new Map<number, ChildProcess>();

/** The code as it was before the last migration; undefined where the history isn't there. */
async function checkOutBefore(): Promise<string | undefined> {
  const git = (...words: string[]) => run('git', words, { cwd: project });
  try {
    const { stdout } = await git(
      'log',
      '-1',
      '--format=%H',
      '--',
      'src/server/database/migrations',
    );
    const archive = path.join(folder, 'before.tar');
    await git('archive', '--output', archive, `${stdout.trim()}^`, 'src');
    await run('tar', ['-xf', archive, '-C', folder]);
    return folder;
  } catch (error) {
    console.info('The version before is not tried, because its commit is not here.', error);
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
      REQUESTS_PER_PERSON: '1000000',
      REQUESTS_PER_ADDRESS: '1000000',
      ACCESS_TOKEN_SECRET: secret,
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

let before: string | undefined;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'secondhand-before-'));
  before = await checkOutBefore();
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

/** Asks without a pause until it is told to stop; what was not answered as it should be is kept. */
function keepAsking(buyer: Person, token: string, productId: string) {
  const failures: string[] = [];
  let answered = 0;
  let isOver = false;
  const authorization = `Bearer ${token}`;
  const json = { authorization, 'content-type': 'application/json' };
  const asked: [string, RequestInit][] = [
    ['/api/ads', {}],
    ['/api/categories', { headers: { 'accept-encoding': 'br' } }],
    [`/api/user/${buyer.email}`, { headers: { authorization } }],
    [`/api/myorders/${buyer.uid}`, { headers: { authorization } }],
    ['/api/wishlist', { method: 'POST', headers: json, body: JSON.stringify({ productId }) }],
  ];
  const loops = asked.map(async ([call, options]) => {
    while (!isOver) {
      try {
        const { status } = await fetch(balancer.origin + call, options).then(async (answer) => {
          await answer.arrayBuffer();
          return answer;
        });
        answered += 1;
        if (status !== 200) failures.push(`${call}: ${status}`);
      } catch (error) {
        failures.push(`${call}: ${String(error)}`);
      }
    }
  });
  return {
    failures,
    answered: () => answered,
    async stop() {
      isOver = true;
      await Promise.all(loops);
    },
  };
}

/** Listens for changes as a page does: when the stream ends, it asks again. */
function keepListening(token: string) {
  const leaving = new AbortController();
  const statuses: number[] = [];
  const listening = (async () => {
    while (!leaving.signal.aborted) {
      const answer = await fetch(`${balancer.origin}/api/events`, {
        headers: { authorization: `Bearer ${token}` },
        signal: leaving.signal,
      });
      statuses.push(answer.status);
      await answer.text();
    }
  })().catch((error: unknown) => {
    if (!leaving.signal.aborted) throw error;
  });
  return {
    statuses,
    async stop() {
      leaving.abort();
      await listening;
    },
  };
}

test('server after server is replaced by the next version, and nobody loses a request', async () => {
  const next = await bundleScript(path.join(project, main));
  const first = before ? await bundleScript(path.join(before, main)) : next;
  for (const port of ports) await start(port, first);
  const seller = await addPerson(database, 'seller');
  const buyer = await addPerson(database, 'buyer');
  const categoryId = await addCategory(database);
  const productId = await storeProduct(database, { seller, categoryId, advertise: true });
  const token = await createAccessToken(keys, { ...buyer, authTime: signedInAt });

  // What the version before does when it closes is no matter of this one.
  const asking = keepAsking(buyer, token, productId);
  const enough = async () => {
    const already = asking.answered();
    await until(() => asking.answered() > already + 100);
  };
  await enough();
  const [one, other] = ports as [number, number];
  await stop(one);
  await start(one, next);
  await enough();
  const besideEachOther = [...asking.failures];
  await stop(other);
  await start(other, next);
  await enough();
  asking.failures.length = 0;

  const page = keepListening(token);
  await until(() => page.statuses.length > 0);
  for (const port of ports) {
    await stop(port);
    await enough();
    await start(port, next);
    await enough();
  }
  await asking.stop();
  await page.stop();
  expect(asking.failures).toEqual([]);
  expect(besideEachOther.filter((failure) => !/50[23]$/.test(failure))).toEqual([]);
  expect(page.statuses.length).toBeGreaterThan(1);
  expect(new Set(page.statuses)).toEqual(new Set([200]));
});
