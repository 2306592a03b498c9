import { emptyTables, addPerson } from '../support/records';
import { identityToken, startTestServer, type TestServer } from '../support/start-test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ trustedProxies: 'loopback' });
}, 60_000);
afterAll(() => server.close());
beforeEach(() => emptyTables(server.database));

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
