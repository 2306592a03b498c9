import { openPostgres } from '../../../src/server/database/postgres';
import { migrate } from '../../../src/server/database/migrate';
import { calls } from '../../server/growth/calls';
import { insertFixture, type Fixture } from '../../server/growth/fixture';
import { startPostgres } from '../../server/support/start-postgres';
import { startTestServer } from '../../server/support/start-test-server';
import { planOf, watch } from '../../server/support/watched-database';
import { fillAtScale } from './marketplace-at-scale';
import { timesOf, type Times } from './measure';
import type { Served } from './serve';

const times = 60;

export interface Measured extends Times {
  /** The tables that a statement of it reads as a whole. */
  scanned: string[];
}

/** Every call that can be repeated, on PostgreSQL among so many products: its times and plans. */
export async function callsAtScale(products: number): Promise<Map<string, Measured>> {
  const postgres = await startPostgres({ isDurable: true });
  const database = watch(await openPostgres(postgres.databaseUrl));
  await migrate(database);
  const fixture = await insertFixture(database);
  await fillAtScale(postgres.databaseUrl, products, fixture.category);
  const server = await startTestServer({}, { database });
  const measured = new Map<string, Measured>();
  for (const name of Object.keys(calls).filter(isRepeatable)) {
    const call = callOf(name, fixture);
    const served: Served = { origin: server.origin, accessTokens: [], identityTokens: [] };
    const found = await timesOf(served, () => call, times);
    measured.set(name, { ...found, scanned: await scannedBy(database, call, server.call) });
  }
  await server.close();
  await database.close();
  await postgres.stop();
  return measured;
}

/** Others are limited to fewer in a minute, or are answered otherwise from the second time on. */
const isRepeatable = (name: string) =>
  /^GET|^PUT|^POST .wishlist/.test(name) && name !== 'GET /events';

function callOf(name: string, fixture: Fixture) {
  const [method, path, { token }, body] = calls[name]!(fixture);
  return { method: method as 'GET', path: `/api${path}`, token, ...(body && { body }) };
}

const small = ['categories', 'live_counter', 'request_counts', 'migrations'];

async function scannedBy(
  database: ReturnType<typeof watch>,
  { method, path, token, body }: ReturnType<typeof callOf>,
  call: (method: string, path: string, options: { token: string; body?: object }) => unknown,
): Promise<string[]> {
  database.statements.length = 0;
  await call(method, path, { token, ...(body && { body }) });
  const scanned = new Set<string>();
  for (const statement of [...database.statements]) {
    for (const node of await planOf(database, statement, 'plan')) {
      const table = node['Relation Name'] ?? '';
      if (node['Node Type'] === 'Seq Scan' && !small.includes(table)) scanned.add(table);
    }
  }
  return [...scanned];
}
