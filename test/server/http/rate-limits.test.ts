import { addPerson } from '../support/records';
import { identityToken } from '../support/identity-double';
import { setUpTestServer } from '../support/set-up-test-server';
import { startTestServer, type TestServer } from '../support/start-test-server';

const server = setUpTestServer({ trustedProxies: 'loopback' });

const signIn = (token: string, address = '192.0.2.1') =>
  server.call('GET', '/api/jwt?email=eager@example.com', {
    token,
    headers: { 'x-forwarded-for': address },
  });

const statuses = async (answers: Promise<{ status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).sort();

test('sign-ins of one person are limited, wherever they come from', async () => {
  const token = identityToken({ uid: 'eager', email: 'eager@example.com' });
  const answers = await Promise.all(
    Array.from({ length: 61 }, (_, index) => signIn(token, `192.0.2.${index}`)),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(1);
  expect(refused[0]!.body).toEqual({
    message: 'Too many requests. Please wait a moment and try again.',
  });
});

test('a token that anybody can make up opens no limit of its own', async () => {
  const tries = Array.from({ length: 61 }, (_, index) => signIn(`made.up.${index}`, '192.0.2.77'));
  expect(await statuses(tries)).toEqual([...Array(60).fill(401), 429]);
  expect((await signIn('made.up', '192.0.2.78')).status).toBe(401);
});

test("one person's purchases are limited, and take nothing from the next one's", async () => {
  const [eager, calm] = [
    await addPerson(server.database, 'buyer'),
    await addPerson(server.database, 'buyer'),
  ];
  const book = (token: string) =>
    server.call('POST', '/api/book-product', {
      token,
      body: { productId: 'none', phoneNumber: '01712345678', meetingLocation: 'Station' },
    });
  expect(await statuses(Array.from({ length: 31 }, () => book(eager.token)))).toEqual([
    ...Array(30).fill(200),
    429,
  ]);
  expect((await book(calm.token)).status).toBe(200);
});

describe('every call', () => {
  let limited: TestServer;
  beforeEach(async () => {
    limited = await startTestServer(
      {
        trustedProxies: 'loopback',
        limits: { requestsPerPerson: 5, requestsPerAddress: 3, signedInPerAddress: 8 },
      },
      server,
    );
  });
  afterEach(() => limited.close());

  const ask = (path: string, address: string, token?: string) =>
    limited.call('GET', path, { token, headers: { 'x-forwarded-for': address } });

  test('is limited by address, at known and unknown paths alike, and says when to come back', async () => {
    const paths = ['/api/ads', '/api/categories', '/nowhere', '/api/nothing', '/api/ads'];
    const answers = await Promise.all(paths.map((path) => ask(path, '192.0.2.1')));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(2);
    expect(refused[0]!.body).toEqual({
      message: 'Too many requests. Please wait a moment and try again.',
    });
    expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask('/api/ads', '192.0.2.2')).status).toBe(200);
  });

  test('is limited by /64 where an address is IPv6, and by IPv4 where it is written so', async () => {
    const network = '2001:db8:1:2';
    const addresses = [
      `${network}::1`,
      `${network}:ffff::1`,
      `${network}:0:1:2:3`,
      `${network}::9`,
    ];
    const answers = addresses.map((address) => ask('/api/ads', address));
    expect(await statuses(answers)).toEqual([200, 200, 200, 429]);
    expect((await ask('/api/ads', '2001:db8:1:3::1')).status).toBe(200);
    const mapped = ['::ffff:192.0.2.9', '192.0.2.9', '::ffff:c000:209', '192.0.2.9'];
    expect(await statuses(mapped.map((address) => ask('/api/ads', address)))).toEqual([
      ...[200, 200, 200, 429],
    ]);
  });

  test('is limited by address for all the accounts together that somebody has there', async () => {
    const [one, other] = [
      await addPerson(server.database, 'buyer'),
      await addPerson(server.database, 'seller'),
    ];
    const asked = [one, other].flatMap(({ token }) =>
      Array.from({ length: 5 }, () => ask('/api/ads', '192.0.2.50', token)),
    );
    const answers = await Promise.all(asked);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(2);
    for (const { headers } of refused) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    // Who is not signed in there has a count of their own.
    expect((await ask('/api/ads', '192.0.2.50')).status).toBe(200);
  });

  test('is not told from where by whom nobody trusts', async () => {
    const trusting = await startTestServer({ limits: { requestsPerAddress: 3 } }, server);
    const answers = Array.from({ length: 4 }, (_, index) =>
      trusting.call('GET', '/api/ads', { headers: { 'x-forwarded-for': `192.0.2.${index}` } }),
    );
    expect(await statuses(answers)).toEqual([200, 200, 200, 429]);
    await trusting.close();
  });

  test('is limited by person, wherever they come from', async () => {
    const { token } = await addPerson(server.database, 'buyer');
    const answers = Array.from({ length: 6 }, (_, index) =>
      ask('/api/ads', `192.0.2.${index}`, token),
    );
    expect(await statuses(answers)).toEqual([...Array(5).fill(200), 429]);
  });
});
