import { connect } from 'node:net';
import { once } from 'node:events';
import { earlyLeaver } from '../support/early-leaver';
import { identityToken } from '../support/identity-double';
import { addPerson, type Person } from '../support/records';
import { setUpTestServer } from '../support/set-up-test-server';
import { startTestServer, type TestServer } from '../support/start-test-server';
import { until } from '../support/until';

let isStrained = false;
const server = setUpTestServer({ isStrained: () => isStrained });
let buyer: Person;
beforeEach(async () => {
  isStrained = false;
  buyer = await addPerson(server.database, 'buyer');
});

const signInAt = (to: TestServer) =>
  to.call('GET', `/api/jwt?email=${buyer.email}`, {
    token: identityToken({ uid: buyer.uid, email: buyer.email }),
  });

test('a process that is strained says when to come again, and still lets people sign in', async () => {
  isStrained = true;
  for (const path of ['/api/ads', '/api/myorders/1', '/nowhere']) {
    const refused = await server.call('GET', path);
    expect(refused).toMatchObject({
      status: 503,
      body: { message: 'Secondhand is very busy right now. Please try again in a moment.' },
    });
    expect(refused.headers.get('retry-after')).toBe('2');
  }
  expect((await server.call('GET', '/healthz')).status).toBe(200);
  expect((await server.call('GET', '/readyz')).status).toBe(200);
  const signedIn = await signInAt(server);
  expect(signedIn.status).toBe(200);
  const own = { token: signedIn.body.accessToken };
  expect((await server.call('GET', `/api/user/${buyer.email}`, own)).status).toBe(200);

  isStrained = false;
  expect((await server.call('GET', '/api/ads')).status).toBe(200);
});

test('a page that is refused is answered as one, which can be read and tried again', async () => {
  isStrained = true;
  const open = (path: string) =>
    fetch(server.origin + path, { headers: { accept: 'text/html,application/xhtml+xml' } });
  const refused = await open('/blog?from=mail');
  expect(refused.status).toBe(503);
  expect(Object.fromEntries(refused.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'retry-after': '2',
    'cache-control': 'no-store',
    vary: expect.stringContaining('Accept'),
  });
  const page = await refused.text();
  expect(page).toContain('Secondhand is very busy right now. Please try again in a moment.');
  expect(page).toMatch(/<a href="" [^>]*>Try again</);
  expect(page).not.toMatch(/<script|<link|src=/);
  expect((await open('/api/ads')).headers.get('content-type')).toMatch('application/json');
});

test('of requests at once so many are begun; the others are refused until those are answered', async () => {
  const narrow = await startTestServer({ limits: { requestsAtOnce: 2 } }, server);
  const ads = () => narrow.call('GET', '/api/ads');
  const { port } = new URL(narrow.origin);
  // Its body never ends, so that it stays under way.
  const hold = async () => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      `POST /api/wishlist HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${buyer.token}\r\n` +
        'Content-Type: application/json\r\nContent-Length: 100\r\nExpect: 100-continue\r\n\r\n{',
    );
    await once(socket, 'data');
    return socket;
  };
  const held = [await hold(), await hold()];
  expect((await ads()).status).toBe(503);
  expect((await signInAt(narrow)).status).toBe(200);
  for (const socket of held) socket.destroy();
  await until(async () => (await ads()).status === 200);
  await narrow.close();
});

test('one client address has a share of the requests at once; the others are answered', async () => {
  const narrow = await startTestServer(
    { limits: { requestsAtOncePerAddress: 1 }, trustedProxies: 'loopback' },
    server,
  );
  const forwarded = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
  const { port } = new URL(narrow.origin);
  const socket = connect(Number(port), '127.0.0.1');
  // Its body never ends, so that it stays in progress.
  socket.write(
    `POST /api/wishlist HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${buyer.token}\r\n` +
      'X-Forwarded-For: 2001:db8:1:2::1\r\nContent-Type: application/json\r\n' +
      'Content-Length: 100\r\nExpect: 100-continue\r\n\r\n{',
  );
  await once(socket, 'data');
  const ads = (ip: string) => narrow.call('GET', '/api/ads', forwarded(ip));
  expect(await ads('2001:db8:1:2::ffff')).toMatchObject({
    status: 429,
    body: { message: 'Too many requests from your network at once. Please try again in a moment.' },
  });
  expect((await ads('2001:db8:1:3::1')).status).toBe(200);
  expect((await ads('192.0.2.1')).status).toBe(200);
  socket.destroy();
  await until(async () => (await ads('2001:db8:1:2::ffff')).status === 200);
  await narrow.close();
});

test('who leaves before their request is begun does not count as one of those at once', async () => {
  const { prepare, ask } = earlyLeaver();
  const narrow = await startTestServer({ limits: { requestsAtOnce: 1 }, prepare }, server);
  await ask(narrow.origin, '/api/ads');
  // The one that is left is begun as well before this one.
  await narrow.call('GET', '/healthz');
  const answer = await narrow.call('GET', '/api/ads');
  await narrow.close();
  expect(answer.status).toBe(200);
});

test('pages that listen for changes are none of the requests at once', async () => {
  const narrow = await startTestServer({ limits: { requestsAtOnce: 1 } }, server);
  const leaving = new AbortController();
  const listening = await fetch(`${narrow.origin}/api/events`, {
    headers: { authorization: `Bearer ${buyer.token}` },
    signal: leaving.signal,
  });
  expect(listening.status).toBe(200);
  expect((await narrow.call('GET', '/api/ads')).status).toBe(200);
  leaving.abort();
  await narrow.close();
});
