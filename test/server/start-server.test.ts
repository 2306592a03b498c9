import { execFileSync } from 'node:child_process';
import { requestLogger } from '../../src/server/http/create-fastify';
import { startServer, type RunningServer } from '../../src/server/start-server';
import { accessTokenKeys } from './support/configuration';
import { productionSettings } from './support/production-settings';
import type { PostgresServer } from './support/create-database';
import { createSharedDatabase } from './support/shared-postgres';

let postgres: PostgresServer;
let server: RunningServer;
beforeAll(async () => {
  jest.replaceProperty(requestLogger, 'level', 'silent');
  postgres = await createSharedDatabase('migrated');
  const environment = {
    ...productionSettings,
    NODE_ENV: 'development',
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: postgres.databaseUrl,
    ACCESS_TOKEN_SECRET: accessTokenKeys.secret,
  };
  server = await startServer(environment, 'no client');
});
afterAll(async () => {
  await server.close();
  await postgres.stop();
  jest.restoreAllMocks();
});

/** A script that opens connections. It prints their number once all are open, or after five seconds. */
const connectScript = (port: string, count: number) => `
  let connected = 0;
  const print = () => { process.stdout.write(String(connected)); process.exit(); };
  setTimeout(print, 5_000);
  for (let number = 0; number < ${count}; number += 1) {
    require('node:net').connect(${port}, '127.0.0.1', () => (connected += 1) === ${count} && print());
  }`;

/** Other systems limit the listen backlog to fewer connections. */
const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('the server accepts 1,000 simultaneous connections while the event loop is blocked', () => {
  const { port } = new URL(server.address);
  // The call blocks this process, which runs the server.
  const connected = execFileSync(process.execPath, ['-e', connectScript(port, 1_000)]);
  expect(connected.toString()).toBe('1000');
});

onLinux('the server listens only on the address that HOST names', async () => {
  const { hostname, port } = new URL(server.address);
  expect(hostname).toBe('127.0.0.1');
  await expect(fetch(`http://127.0.0.2:${port}/healthz`)).rejects.toThrow('fetch failed');
});
