import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '../../src/server/database/database';
import { openPostgres } from '../../src/server/database/postgres';
import { sql } from '../../src/server/database/sql';
import type { IdentityVerifier } from '../../src/server/domains/access/identity';
import { callIdentity, paths, withTokens } from './support/identity-server';
import type { PostgresServer } from '../server/support/create-database';
import { startPostgres } from '../server/support/start-postgres';

/** Uses the token as the uid of its user. */
jest.mock('../../src/server/domains/access/firebase-verifier', () => ({
  createFirebaseVerifier: (): IdentityVerifier => async (uid) => ({
    uid,
    email: `${uid}@example.com`,
    emailVerified: true,
    displayName: uid,
    photoURL: '',
    provider: 'password',
    authTime: Math.floor(Date.now() / 1000),
  }),
}));
const firebase = {
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'secondhand.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'secondhand',
};

let postgres: PostgresServer;
let database: Database;
let dataFolder: string;

beforeEach(async () => {
  postgres = await startPostgres();
  database = await openPostgres(postgres.databaseUrl);
  dataFolder = await mkdtemp(path.join(tmpdir(), 'sandbox-'));
});

afterEach(async () => {
  await database.close();
  await postgres.stop();
  await rm(dataFolder, { recursive: true });
});

async function startOnDatabase(services = {}) {
  const { startSandbox } = await import('../../src/sandbox/start-sandbox');
  return startSandbox({
    port: 0,
    dataFolder,
    seed: 'none',
    environment: { DATABASE_URL: postgres.databaseUrl, ...services },
  });
}

async function registerBuyer(origin: string, token: string, user: { uid: string; email: string }) {
  const response = await fetch(`${origin}/api/user`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...user, role: 'buyer' }),
  });
  expect(response.ok).toBe(true);
}

/** Adds a user as a real marketplace does: without an account at the sandbox. */
const insertCustomer = () =>
  database.query(sql`
    insert into users (id, uid, email, display_name, photo_url, role)
    values ('customer', 'a-real-customer', 'customer@example.com', 'Customer', '', 'buyer')`);

const listTables = async () =>
  (
    await database.query<{ name: string }>(sql`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_schema in ('public', 'sandbox') order by 1`)
  ).map(({ name }) => name);

test('a database with users of a real marketplace is rejected, and nothing is written to it', async () => {
  await database.runScript(`
    create table users (id text primary key, uid text unique, email text);
    insert into users values ('1', 'a-real-customer', 'customer@example.com');
  `);
  await expect(startOnDatabase()).rejects.toThrow(
    'DATABASE_URL is not a database of this sandbox: it has 1 other user (expected an empty database',
  );
  expect(await listTables()).toEqual(['public.users']);
});

test('a sandbox can use its database again, until the database has a user of a real marketplace', async () => {
  const first = await startOnDatabase();
  const user = { email: 'pat@example.com', password: 'correct horse' };
  const { body } = await callIdentity(first.origin, paths.signUp, { ...user, ...withTokens });
  await registerBuyer(first.origin, body.idToken, { uid: body.localId, email: user.email });
  await first.close();

  const second = await startOnDatabase();
  await second.close();

  await insertCustomer();
  await expect(startOnDatabase()).rejects.toThrow('it has 1 other user ');
});

test('a sandbox with a real Firebase project rejects its database once that has a user of a real marketplace', async () => {
  const first = await startOnDatabase(firebase);
  await registerBuyer(first.origin, 'pat', { uid: 'pat', email: 'pat@example.com' });
  await first.close();

  const second = await startOnDatabase(firebase);
  await second.close();

  await insertCustomer();
  await expect(startOnDatabase(firebase)).rejects.toThrow('it has 1 other user ');
});
