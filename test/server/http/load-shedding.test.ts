import { connect } from 'node:net';
import { once } from 'node:events';
import { disconnectingClient } from '../support/disconnecting-client';
import { identityToken } from '../support/identity-double';
import { addUser, type TestUser } from '../support/records';
import { setUpTestServer } from '../support/set-up-test-server';
import { startTestServer, type TestServer } from '../support/start-test-server';
import { until } from '../support/until';

let isOverloaded = false;
const server = setUpTestServer({ isOverloaded: () => isOverloaded });
let buyer: TestUser;
beforeEach(async () => {
  isOverloaded = false;
  buyer = await addUser(server.database, 'buyer');
});

const signInAt = (to: TestServer) =>
  to.call('GET', `/api/jwt?email=${buyer.email}`, {
    token: identityToken({ uid: buyer.uid, email: buyer.email }),
  });

test('an overloaded server rejects requests with Retry-After, but still serves sign-in', async () => {
  isOverloaded = true;
  for (const path of ['/api/ads', '/api/myorders/1', '/nowhere']) {
    const rejected = await server.call('GET', path);
    expect(rejected).toMatchObject({
      status: 503,
      body: { message: 'Secondhand is very busy right now. Please try again in a moment.' },
    });
    expect(rejected.headers.get('retry-after')).toBe('2');
  }
  expect((await server.call('GET', '/healthz')).status).toBe(200);
  expect((await server.call('GET', '/readyz')).status).toBe(200);
  const signedIn = await signInAt(server);
  expect(signedIn.status).toBe(200);
  const authorized = { token: signedIn.body.accessToken };
  expect((await server.call('GET', `/api/user/${buyer.email}`, authorized)).status).toBe(200);

  isOverloaded = false;
  expect((await server.call('GET', '/api/ads')).status).toBe(200);
});

test('a page request that is rejected gets an HTML page with a retry link', async () => {
  const { token } = await addUser(server.database, 'Admin');
  await server.call('PUT', '/api/settings', { token, body: { shopName: 'Time again' } });
  isOverloaded = true;
  const open = (path: string) =>
    fetch(server.origin + path, { headers: { accept: 'text/html,application/xhtml+xml' } });
  const rejected = await open('/blog?from=mail');
  expect(rejected.status).toBe(503);
  expect(Object.fromEntries(rejected.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'retry-after': '2',
    'cache-control': 'no-store',
    vary: expect.stringContaining('Accept'),
  });
  const page = await rejected.text();
  expect(page).toContain('Time again is very busy right now. Please try again in a moment.');
  expect(page).not.toContain('Secondhand');
  expect(page).toMatch(/<a href="" [^>]*>Try again</);
  expect(page).not.toMatch(/<script|<link|src=/);
  expect((await open('/api/ads')).headers.get('content-type')).toMatch('application/json');
});

test('requests beyond the limit are rejected until others have finished', async () => {
  const limitedServer = await startTestServer({ limits: { concurrentRequests: 2 } }, server);
  const ads = () => limitedServer.call('GET', '/api/ads');
  const { port } = new URL(limitedServer.origin);
  // The body never ends, so the request stays in progress.
  const holdRequest = async () => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      `POST /api/wishlist HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${buyer.token}\r\n` +
        'Content-Type: application/json\r\nContent-Length: 100\r\nExpect: 100-continue\r\n\r\n{',
    );
    await once(socket, 'data');
    return socket;
  };
  const heldSockets = [await holdRequest(), await holdRequest()];
  expect((await ads()).status).toBe(503);
  expect((await signInAt(limitedServer)).status).toBe(200);
  for (const socket of heldSockets) socket.destroy();
  await until(async () => (await ads()).status === 200);
  await limitedServer.close();
});

test('an IP address at its limit is rejected while others are served', async () => {
  const limitedServer = await startTestServer(
    { limits: { concurrentRequestsPerIp: 1 }, trustedProxies: 'loopback' },
    server,
  );
  const forwarded = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
  const { port } = new URL(limitedServer.origin);
  const socket = connect(Number(port), '127.0.0.1');
  // The body never ends, so the request stays in progress.
  socket.write(
    `POST /api/wishlist HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${buyer.token}\r\n` +
      'X-Forwarded-For: 2001:db8:1:2::1\r\nContent-Type: application/json\r\n' +
      'Content-Length: 100\r\nExpect: 100-continue\r\n\r\n{',
  );
  await once(socket, 'data');
  const ads = (ip: string) => limitedServer.call('GET', '/api/ads', forwarded(ip));
  expect(await ads('2001:db8:1:2::ffff')).toMatchObject({
    status: 429,
    body: { message: 'Too many requests from your network at once. Please try again in a moment.' },
  });
  expect((await ads('2001:db8:1:3::1')).status).toBe(200);
  expect((await ads('192.0.2.1')).status).toBe(200);
  socket.destroy();
  await until(async () => (await ads('2001:db8:1:2::ffff')).status === 200);
  await limitedServer.close();
});

test('a client that disconnects before its request is handled does not count against the limit', async () => {
  const { prepare, request } = disconnectingClient();
  const limitedServer = await startTestServer(
    { limits: { concurrentRequests: 1 }, prepare },
    server,
  );
  await request(limitedServer.origin, '/api/ads');
  // The abandoned request is handled before this one.
  await limitedServer.call('GET', '/healthz');
  const response = await limitedServer.call('GET', '/api/ads');
  await limitedServer.close();
  expect(response.status).toBe(200);
});

test('pipelined requests of a client that disconnects do not count against the limit', async () => {
  const { prepare, request } = disconnectingClient();
  const limitedServer = await startTestServer(
    { limits: { concurrentRequests: 2 }, prepare },
    server,
  );
  await request(limitedServer.origin, '/api/ads', [
    '/api/ads?limit=1',
    '/api/ads?limit=2',
    '/nowhere',
  ]);
  await limitedServer.call('GET', '/healthz');
  await until(async () => (await limitedServer.call('GET', '/api/ads')).status === 200);
  await limitedServer.close();
});

test('a client that does not read its response is disconnected, and does not count against the limit', async () => {
  // More than the socket buffers of two processes hold.
  const large = Buffer.alloc(16_000_000, 'x');
  const limitedServer = await startTestServer(
    {
      prepare: (app) => app.get('/large', async () => large),
      connectionTimeout: 3_000,
      limits: { concurrentRequests: 1 },
    },
    server,
  );
  const socket = connect(Number(new URL(limitedServer.origin).port), '127.0.0.1');
  socket.on('error', () => undefined).pause();
  socket.write('GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await until(async () => (await limitedServer.call('GET', '/api/ads?limit=1')).status === 200);
  const countConnections = () =>
    new Promise<number>((resolve) =>
      limitedServer.app.server.getConnections((_, count) => resolve(count)),
    );
  await until(async () => (await countConnections()) === 1);
  socket.destroy();
  await limitedServer.close();
});

test('the server rejects requests for a moment after its event loop was blocked', async () => {
  const serverWithMeasurement = await startTestServer({ isOverloaded: undefined }, server);
  const isServed = async () => (await serverWithMeasurement.call('GET', '/api/ads')).status === 200;
  const end = performance.now() + 1_200;
  while (performance.now() < end);
  expect(await isServed()).toBe(false);
  await until(isServed);
  await serverWithMeasurement.close();
});

test('event streams do not count as requests in progress', async () => {
  const limitedServer = await startTestServer({ limits: { concurrentRequests: 1 } }, server);
  const controller = new AbortController();
  const eventStream = await fetch(`${limitedServer.origin}/api/events`, {
    headers: { authorization: `Bearer ${buyer.token}` },
    signal: controller.signal,
  });
  expect(eventStream.status).toBe(200);
  expect((await limitedServer.call('GET', '/api/ads')).status).toBe(200);
  controller.abort();
  await limitedServer.close();
});
