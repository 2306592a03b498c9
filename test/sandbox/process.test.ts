import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleScript } from '../server/support/bundle-script';
import { callIdentity, paths, withTokens } from './support/identity-server';
import { startSandboxProcess } from './support/start-sandbox-process';

/** Starts a sandbox without a client build and demo data. */
const runSandboxProcess = (environment: Record<string, string>) =>
  startSandboxProcess([serve], { SEED: 'none', ...environment });

/** Shared by all tests; its first start takes longest. */
let folder: string;
let serve: string;

beforeAll(async () => {
  serve = await bundleScript(path.resolve(__dirname, '../../src/sandbox/serve.ts'));
  folder = await mkdtemp(path.join(tmpdir(), 'sandbox-process-'));
});

afterAll(() => rm(folder, { recursive: true }));

test('accounts, passwords and sessions survive a kill', async () => {
  const environment = { PORT: '0', DATA_DIR: folder };
  const user = { email: 'pat@example.com', password: 'correct horse' };
  const first = runSandboxProcess(environment);
  const signUp = await callIdentity(await first.ready(), paths.signUp, {
    ...user,
    ...withTokens,
  });
  await first.kill('SIGKILL');

  const second = runSandboxProcess(environment);
  const origin = await second.ready();
  const signIn = await callIdentity(origin, paths.signIn, { ...user, ...withTokens });
  const refresh = await callIdentity(origin, paths.refresh, {
    grant_type: 'refresh_token',
    refresh_token: signUp.body.refreshToken,
  });
  expect(signIn.body.localId).toBe(signUp.body.localId);
  expect(refresh.body.user_id).toBe(signUp.body.localId);
  expect((await second.kill('SIGTERM')).code).toBe(0);
});

test('a port in use is reported in one line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { ended } = runSandboxProcess({ PORT: String(port), DATA_DIR: folder });
  const { code, output } = await ended;
  expect(code).toBe(1);
  expect(output.trim()).toMatch(new RegExp(`^Port ${port} is in use.*$`));
  other.close();
});

test('a data folder in use by another sandbox is reported in one line', async () => {
  const environment = { PORT: '0', DATA_DIR: folder };
  const first = runSandboxProcess(environment);
  await first.ready();
  const { code, output } = await runSandboxProcess(environment).ended;
  expect(code).toBe(1);
  expect(output.trim()).toMatch(/^The data folder .* is in use by another process.*$/);
  await first.kill('SIGTERM');
});

test('an invalid port is reported', async () => {
  const { code, output } = await runSandboxProcess({ PORT: 'http', DATA_DIR: folder }).ended;
  expect(code).toBe(1);
  expect(output).toContain(
    'PORT is not a port number (expected a number from 0 to 65535), got http.',
  );
});
