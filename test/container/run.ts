import assert from 'node:assert/strict';
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '../../src/sandbox/port';
import { startPostgres } from '../server/support/start-postgres';

const run = promisify(execFile);

const owner = '1000:1000';

/**
 * Does what a container engine does with `read_only: true`, in a mount namespace: the image is
 * read-only, the folder of pictures is writable, and the database's socket is mounted.
 */
const enterContainer = `
mount --bind "$ROOT" "$ROOT"
mount --bind "$PICTURES" "$ROOT/pictures"
mount -t tmpfs tmpfs "$ROOT/tmp"
mkdir "$ROOT/tmp/database"
mount --bind "$DATABASE" "$ROOT/tmp/database"
mount -t proc proc "$ROOT/proc"
mount -o remount,ro,bind "$ROOT"
cd "$ROOT"
exec chroot --userspec=${owner} "$ROOT" env -i -C /secondhand "$@"`;

const environment = {
  PATH: '/usr/local/bin:/usr/bin:/bin',
  NODE_ENV: 'production',
  ACCESS_TOKEN_SECRET: 'Kq7Zt2WbX9mN4cVr8LpS1dFy6HgJ3aQe',
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'secondhand.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'secondhand',
  SITE_URL: 'https://shop.example',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
  IMAGE_FOLDER: '/pictures',
};

interface Image {
  Docker: { config: { Cmd: string[]; User: string; Healthcheck: { Test: string[] } } };
}

/** Runs the image's command and health check as a container engine does. */
async function main([root = '', image = '']: string[]): Promise<void> {
  const { config } = (JSON.parse(await readFile(image, 'utf8')) as Image).Docker;
  assert.equal(config.User, owner);
  const database = await startPostgres();
  const pictures = await mkdtemp(path.join(tmpdir(), 'secondhand-pictures-'));
  const socket = new URL(database.databaseUrl).searchParams.get('host') ?? '';
  await chmod(socket, 0o711);
  await run('chown', [owner, pictures]);
  const port = await findFreePort(0);
  const variables = Object.entries({
    ...environment,
    PORT: port,
    DATABASE_URL: 'postgres://postgres@localhost/postgres?host=/tmp/database',
  }).map(([name, value]) => `${name}=${value}`);
  const inContainer = (...command: string[]) =>
    [
      'unshare',
      ['--mount', 'sh', '-ec', enterContainer, 'sh', ...variables, ...command],
      { env: { ...process.env, ROOT: root, PICTURES: pictures, DATABASE: socket } },
    ] as const;

  const server = spawn(...inContainer(...config.Cmd));
  server.stderr.pipe(process.stderr);
  try {
    await waitUntilHealthy(server, () => run(...inContainer(...config.Healthcheck.Test.slice(1))));
    const page = await fetch(`http://localhost:${port}/`);
    assert.equal(page.status, 200);
    assert.match(await page.text(), /Secondhand/);
    assert.equal((await fetch(`http://localhost:${port}/readyz`)).status, 200);
    await assert.rejects(run(...inContainer('touch', '/secondhand/dist/server/main.js')));
    await assert.rejects(run(...inContainer('touch', '/secondhand/new')), /Read-only file system/);
    await run(...inContainer('touch', '/pictures/new'));
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    assert.deepEqual(await ended, [0, null]);
    console.info('The container responds, is read-only, and stops on SIGTERM.');
  } finally {
    server.kill('SIGKILL');
    await database.stop();
    await rm(pictures, { recursive: true });
  }
}

const maxAttempts = 60;

async function waitUntilHealthy(
  server: ChildProcess,
  check: () => Promise<unknown>,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await check();
      return;
    } catch (error) {
      if (attempt === maxAttempts || server.exitCode !== null) throw error;
    }
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
