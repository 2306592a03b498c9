import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import type { Database } from '../../src/server/database/database';
import { migrateOrClose } from '../../src/server/database/migrate';
import { openPostgres } from '../../src/server/database/postgres';
import { sql } from '../../src/server/database/sql';
import { accessTokenKeys } from './support/configuration';
import { findFreePort } from './support/free-port';
import { addUser, storeProduct } from './support/records';
import type { PostgresServer } from './support/create-database';
import { startPostgres } from './support/start-postgres';
import { productionSettings } from './support/production-settings';

const serverFolder = path.join(__dirname, '../../src/server');

let postgres: PostgresServer;
let database: Database;
beforeAll(async () => {
  postgres = await startPostgres();
  database = await migrateOrClose(await openPostgres(postgres.databaseUrl));
});
beforeEach(() => database.runScript('truncate users, categories cascade'));
afterAll(async () => {
  await database.close();
  await postgres.stop();
});

const databaseEnvironment = () => ({ DATABASE_URL: postgres.databaseUrl });

function startScript(
  script: string,
  environment: Record<string, string>,
  parameters: string[] = [],
) {
  const { PATH = '' } = process.env;
  return spawn(
    process.execPath,
    ['-r', 'esbuild-register', path.join(serverFolder, script), ...parameters],
    { env: { PATH, ...environment } },
  );
}

async function runToEnd(...parameters: Parameters<typeof startScript>) {
  const child = startScript(...parameters);
  const exit = once(child, 'exit');
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await exit;
  return { code, output, errors };
}

describe('the production server', () => {
  test('reports every missing variable in its own line', async () => {
    const { code, errors } = await runToEnd('main.ts', {
      NODE_ENV: 'production',
      FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099',
    });
    expect(code).toBe(1);
    const [head, ...lines] = errors.trim().split('\n');
    expect(head).toBe('The server cannot start:');
    expect(lines).toHaveLength(11);
  });

  test('serves, exposes metrics on a separate port, and shuts down gracefully', async () => {
    const metricsPort = String(await findFreePort());
    const child = startScript('main.ts', {
      NODE_ENV: 'development',
      PORT: '0',
      METRICS_PORT: metricsPort,
      ...databaseEnvironment(),
      ACCESS_TOKEN_SECRET: accessTokenKeys.secret,
      ...productionSettings,
    });
    const exit = once(child, 'exit');
    const origin = await findOrigin(createInterface({ input: child.stdout }));
    expect(await (await fetch(`${origin}/readyz`)).json()).toEqual({ status: 'ready' });
    const unsigned = await fetch(`${origin}/api/jwt?email=a@example.com`, {
      headers: { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' },
    });
    expect(unsigned.status).toBe(401);
    const metrics = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text();
    expect(metrics).toMatch(
      /^db_client_connection_count{db_client_connection_state="idle"} [1-9]/m,
    );
    expect(metrics).toContain('secondhand_database_reachable 1\n');
    expect((await fetch(`${origin}/metrics`)).status).toBe(404);
    child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
  });
});

async function findOrigin(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const [origin] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
    if (origin) return origin;
  }
  throw new Error('The server exited before it listened.');
}

describe('make-admin', () => {
  const makeAdmin = (...parameters: string[]) =>
    runToEnd('commands/make-admin.ts', databaseEnvironment(), parameters);

  test('makes a user with a confirmed email address an admin, and prints their details', async () => {
    const { uid, email } = await addUser(database, 'buyer');
    await database.query(sql`
      update users set email_verified = true, display_name = 'Ann', created_at = '2026-11-20'`);
    const success = {
      code: 0,
      output: `${email} is now an admin (Ann, uid ${uid}, registered on 2026-11-20).\n`,
    };
    expect(await makeAdmin(email)).toMatchObject(success);
    expect(await makeAdmin(uid)).toMatchObject(success);

    expect(await database.query(sql`select role from users`)).toEqual([{ role: 'Admin' }]);

    expect(await makeAdmin('none@example.com')).toMatchObject({
      code: 1,
      errors: 'No user is registered with the email address or uid none@example.com.\n',
    });
  });

  test('rejects a user without a confirmed email address, and prints their details', async () => {
    const { uid, email } = await addUser(database, 'buyer');
    await database.query(sql`update users set display_name = 'Eve', created_at = '2026-11-20'`);
    for (const name of [email, uid]) {
      const { code, errors } = await makeAdmin(name);
      expect(code).toBe(1);
      expect(errors).toContain(
        `The email address of ${email} is not confirmed (Eve, uid ${uid}, registered on 2026-11-20).`,
      );
    }
    expect(await database.query(sql`select role from users`)).toEqual([{ role: 'buyer' }]);
  });

  test('rejects users who are suspended or have products for sale', async () => {
    const seller = await addUser(database, 'seller');
    await database.query(sql`update users set email_verified = true`);
    await storeProduct(database, { seller });
    expect(await makeAdmin(seller.email)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('The account has watches for sale.') as string,
    });
    await database.query(sql`update users set suspended_at = now()`);
    expect(await makeAdmin(seller.email)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('They are suspended.') as string,
    });
    expect(await database.query(sql`select role from users`)).toEqual([{ role: 'seller' }]);
  });

  test('prints its usage without an email address', async () => {
    expect(await makeAdmin()).toMatchObject({
      code: 1,
      errors: 'Usage: node dist/server/make-admin.js <email or uid>\n',
    });
  });

  test('requires the database URL', async () => {
    expect(await runToEnd('commands/make-admin.ts', {}, ['a@example.com'])).toMatchObject({
      code: 1,
      errors: 'DATABASE_URL is missing (expected postgres://user:password@host/name).\n',
    });
  });
});

test('revoke-admin makes an admin a buyer, but not the last one', async () => {
  const revokeAdmin = (name: string) =>
    runToEnd('commands/revoke-admin.ts', databaseEnvironment(), [name]);
  const admin = await addUser(database, 'Admin');
  const other = await addUser(database, 'Admin');
  expect(await revokeAdmin(other.email)).toMatchObject({
    code: 0,
    output: expect.stringContaining(`${other.email} is no longer an admin`) as string,
  });
  expect(await revokeAdmin(other.uid)).toMatchObject({
    code: 1,
    errors: expect.stringContaining('is not an admin') as string,
  });
  expect(await revokeAdmin(admin.email)).toMatchObject({
    code: 1,
    errors: expect.stringContaining('is the last admin') as string,
  });
  const roles = await database.query<{ role: string }>(sql`select role from users order by role`);
  expect(roles.map(({ role }) => role)).toEqual(['Admin', 'buyer']);
});

test('set-category-attributes sets which attributes a category shows, and reports an unknown attribute', async () => {
  const run = (command: string, ...parameters: string[]) =>
    runToEnd(`commands/${command}.ts`, databaseEnvironment(), parameters);
  await run('add-category', 'Wall Clocks', 'For the wall.');
  expect(await run('set-category-attributes', 'wall clocks', 'movement', 'brand')).toMatchObject({
    code: 0,
    output: 'The category "wall clocks" shows brand, movement.\n',
  });
  expect(await run('set-category-attributes', 'wall clocks', 'weight')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('There is no attribute "weight".') as string,
  });
});

test('set-category-attributes records the attributes before and after', async () => {
  const run = (...names: string[]) =>
    runToEnd('commands/set-category-attributes.ts', databaseEnvironment(), [
      'Wall Clocks',
      ...names,
    ]);
  await runToEnd('commands/add-category.ts', databaseEnvironment(), [
    'Wall Clocks',
    'For the wall.',
  ]);
  await run('brand');
  await run('none');
  const changes = await database.query(sql`
    select before, after from audit_log
    where act = 'category.setAttributes' and subject_id in (select id from categories)
    order by created_at`);
  expect(changes).toEqual([
    { before: { attributes: null }, after: { attributes: ['brand'] } },
    { before: { attributes: ['brand'] }, after: { attributes: [] } },
  ]);
});

describe('add-category', () => {
  const addCategory = (...parameters: string[]) =>
    runToEnd('commands/add-category.ts', databaseEnvironment(), parameters);

  test('adds a category, and rejects a name that another category has', async () => {
    expect(await addCategory('Dive Watches', 'Built to take pressure.')).toMatchObject({
      code: 0,
      output: 'Added the category "Dive Watches".\n',
    });
    expect(await addCategory('dive watches', 'Once more.')).toMatchObject({
      code: 1,
      errors: 'The category "dive watches" exists already.\n',
    });
    expect(await database.query(sql`select name, description from categories`)).toEqual([
      { name: 'Dive Watches', description: 'Built to take pressure.' },
    ]);
  });

  test('prints its usage without a description', async () => {
    expect(await addCategory('Dive Watches')).toMatchObject({
      code: 1,
      errors: 'Usage: node dist/server/add-category.js "<name>" "<description>"\n',
    });
  });
});
