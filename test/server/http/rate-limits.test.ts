import { addUser } from '../support/records';
import { identityToken } from '../support/identity-double';
import { setUpTestServer } from '../support/set-up-test-server';
import { startTestServer, type TestServer } from '../support/start-test-server';

const server = setUpTestServer({ trustedProxies: 'loopback' });

const signIn = (token: string, ipAddress = '192.0.2.1') =>
  server.call('GET', '/api/jwt?email=eager@example.com', {
    token,
    headers: { 'x-forwarded-for': ipAddress },
  });

const readStatuses = async (responses: Promise<{ status: number }>[]) =>
  (await Promise.all(responses)).map(({ status }) => status).sort();

test('sign-ins of one user are limited across IP addresses', async () => {
  const token = identityToken({ uid: 'eager', email: 'eager@example.com' });
  const responses = await Promise.all(
    Array.from({ length: 61 }, (_, index) => signIn(token, `192.0.2.${index}`)),
  );
  const rejected = responses.filter(({ status }) => status === 429);
  expect(rejected).toHaveLength(1);
  expect(rejected[0]!.body).toEqual({
    message: 'Too many requests. Please wait a moment and try again.',
  });
});

test('a forged token does not get its own limit', async () => {
  const attempts = Array.from({ length: 61 }, (_, index) =>
    signIn(`made.up.${index}`, '192.0.2.77'),
  );
  expect(await readStatuses(attempts)).toEqual([...Array(60).fill(401), 429]);
  expect((await signIn('made.up', '192.0.2.78')).status).toBe(401);
});

test('purchases are limited per user', async () => {
  const [eager, calm] = [
    await addUser(server.database, 'buyer'),
    await addUser(server.database, 'buyer'),
  ];
  const book = (token: string) =>
    server.call('POST', '/api/book-product', {
      token,
      body: { productId: 'none', phoneNumber: '01712345678', meetingLocation: 'Station' },
    });
  expect(await readStatuses(Array.from({ length: 31 }, () => book(eager.token)))).toEqual([
    ...Array(30).fill(200),
    429,
  ]);
  expect((await book(calm.token)).status).toBe(200);
});

describe('the general limit', () => {
  let limited: TestServer;
  beforeEach(async () => {
    limited = await startTestServer(
      {
        trustedProxies: 'loopback',
        limits: { requestsPerUser: 5, requestsPerIp: 3, signedInRequestsPerIp: 8 },
      },
      server,
    );
  });
  afterEach(() => limited.close());

  const request = (path: string, ipAddress: string, token?: string) =>
    limited.call('GET', path, { token, headers: { 'x-forwarded-for': ipAddress } });

  test('counts by IP address, on known and unknown paths, and sends Retry-After', async () => {
    const paths = ['/api/ads', '/api/categories', '/nowhere', '/api/nothing', '/api/ads'];
    const responses = await Promise.all(paths.map((path) => request(path, '192.0.2.1')));
    const rejected = responses.filter(({ status }) => status === 429);
    expect(rejected).toHaveLength(2);
    expect(rejected[0]!.body).toEqual({
      message: 'Too many requests. Please wait a moment and try again.',
    });
    expect(Number(rejected[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await request('/api/ads', '192.0.2.2')).status).toBe(200);
  });

  test('counts IPv6 by /64, and IPv4-mapped addresses as IPv4', async () => {
    const network = '2001:db8:1:2';
    const ipAddresses = [
      `${network}::1`,
      `${network}:ffff::1`,
      `${network}:0:1:2:3`,
      `${network}::9`,
    ];
    const responses = ipAddresses.map((ipAddress) => request('/api/ads', ipAddress));
    expect(await readStatuses(responses)).toEqual([200, 200, 200, 429]);
    expect((await request('/api/ads', '2001:db8:1:3::1')).status).toBe(200);
    const mapped = ['::ffff:192.0.2.9', '192.0.2.9', '::ffff:c000:209', '192.0.2.9'];
    expect(await readStatuses(mapped.map((ipAddress) => request('/api/ads', ipAddress)))).toEqual([
      200, 200, 200, 429,
    ]);
  });

  test('counts all accounts of one IP address together', async () => {
    const [one, other] = [
      await addUser(server.database, 'buyer'),
      await addUser(server.database, 'seller'),
    ];
    const requests = [one, other].flatMap(({ token }) =>
      Array.from({ length: 5 }, () => request('/api/ads', '192.0.2.50', token)),
    );
    const responses = await Promise.all(requests);
    const rejected = responses.filter(({ status }) => status === 429);
    expect(rejected).toHaveLength(2);
    for (const { headers } of rejected) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    // Requests without a token are counted separately.
    expect((await request('/api/ads', '192.0.2.50')).status).toBe(200);
  });

  test('ignores X-Forwarded-For of an untrusted client', async () => {
    const serverWithoutProxy = await startTestServer({ limits: { requestsPerIp: 3 } }, server);
    const responses = Array.from({ length: 4 }, (_, index) =>
      serverWithoutProxy.call('GET', '/api/ads', {
        headers: { 'x-forwarded-for': `192.0.2.${index}` },
      }),
    );
    expect(await readStatuses(responses)).toEqual([200, 200, 200, 429]);
    await serverWithoutProxy.close();
  });

  test('counts by user, across IP addresses', async () => {
    const { token } = await addUser(server.database, 'buyer');
    const responses = Array.from({ length: 6 }, (_, index) =>
      request('/api/ads', `192.0.2.${index}`, token),
    );
    expect(await readStatuses(responses)).toEqual([...Array(5).fill(200), 429]);
  });
});
