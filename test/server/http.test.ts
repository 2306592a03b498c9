import { Agent, get } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { RetryableDatabaseError } from '../../src/server/database/retry';
import { setUpTestServer } from './support/set-up-test-server';
import { startTestServer } from './support/start-test-server';

const server = setUpTestServer({ allowedOrigins: ['https://shop.example'] });

test('the health checks report that the server is live and ready', async () => {
  expect((await server.call('GET', '/healthz')).body).toEqual({ status: 'ok' });
  expect((await server.call('GET', '/readyz')).body).toEqual({ status: 'ready' });
});

test('without a database the server is live but not ready, and leaks no error text', async () => {
  const query = () => Promise.reject(new Error('password is hunter2'));
  const serverWithoutDatabase = await startTestServer(
    { database: { ...server.database, query } },
    server,
  );
  expect((await serverWithoutDatabase.call('GET', '/healthz')).status).toBe(200);
  expect((await serverWithoutDatabase.call('GET', '/readyz')).status).toBe(503);
  expect(await serverWithoutDatabase.call('GET', '/api/categories')).toMatchObject({
    status: 500,
    body: { message: 'Something went wrong on the server. Please try again.' },
  });
  await serverWithoutDatabase.close();
});

test('the server sends Retry-After while the database is unavailable', async () => {
  const query = () => Promise.reject(new RetryableDatabaseError(new Error('password is hunter2')));
  const unavailableServer = await startTestServer(
    { database: { ...server.database, query } },
    server,
  );
  const response = await unavailableServer.call('GET', '/api/categories');
  expect(response).toMatchObject({
    status: 503,
    body: { message: 'Secondhand is unavailable right now. Please try again in a moment.' },
  });
  expect(response.headers.get('retry-after')).toBe('2');
  await unavailableServer.close();
});

test('API responses are not cacheable', async () => {
  const response = await server.call('GET', '/api/sales', {
    headers: { authorization: 'Bearer none' },
  });
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('cross-origin calls are allowed from the configured origins only', async () => {
  const callFrom = (origin: string) =>
    server.call('GET', '/api/categories', { headers: { origin } });
  const allowed = await callFrom('https://shop.example');
  expect(allowed.headers.get('access-control-allow-origin')).toBe('https://shop.example');
  const rejected = await callFrom('https://elsewhere.example');
  expect(rejected.headers.get('access-control-allow-origin')).toBeNull();
});

test('the server answers the preflight request of an allowed origin', async () => {
  const response = await server.call('OPTIONS', '/api/products/advertise/1', {
    headers: {
      origin: 'https://shop.example',
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization,content-type',
    },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-methods')).toContain('PUT');
});

test('a server that closes does not wait for keep-alive connections', async () => {
  const closingServer = await startTestServer({}, server);
  const agent = new Agent({ keepAlive: true });
  await new Promise<void>((resolve, reject) => {
    get(`${closingServer.origin}/healthz`, { agent }, (response) => {
      response.resume().on('end', resolve);
    }).on('error', reject);
  });
  const began = Date.now();
  await closingServer.close();
  expect(Date.now() - began).toBeLessThan(2_000);
  agent.destroy();
});

test('a server that closes lets a running request finish', async () => {
  const arrival = createSignal();
  const release = createSignal();
  const closingServer = await startTestServer(
    {
      prepare: (app) =>
        app.get('/slow', async () => {
          arrival.send();
          await release.received;
          return { done: true };
        }),
    },
    server,
  );
  const response = closingServer.call('GET', '/slow');
  await arrival.received;
  const began = Date.now();
  const closed = closingServer.close();
  while (closingServer.app.server.listening) await nextTurn();
  release.send();
  expect((await response).body).toEqual({ done: true });
  await closed;
  expect(Date.now() - began).toBeLessThan(2_000);
});

function createSignal() {
  let send = () => {};
  const received = new Promise<void>((resolve) => (send = resolve));
  return { send, received };
}
