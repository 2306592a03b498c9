import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { addUser, type TestUser } from '../support/records';
import { identityToken } from '../support/identity-double';
import { setUpTestServer } from '../support/set-up-test-server';
import { startTestServer, type TestServer } from '../support/start-test-server';

const server = setUpTestServer({}, { keepsRows: true });
let buyer: TestUser;
const sockets: Socket[] = [];

beforeAll(async () => {
  buyer = await addUser(server.database, 'buyer');
});
afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));

interface Request {
  call: string;
  token?: string;
  length?: number;
  to?: TestServer;
}

/** Sends the headers and the first byte of the body. */
function sendFirstByte({ call, token, length = 1000, to = server }: Request): Socket {
  const socket = connect(Number(new URL(to.origin).port), '127.0.0.1');
  sockets.push(socket);
  const authorization = token ? `Authorization: Bearer ${token}\r\n` : '';
  socket.write(
    `${call} HTTP/1.1\r\nHost: localhost\r\n${authorization}` +
      `Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n{`,
  );
  return socket;
}

async function readStatus(socket: Socket): Promise<number> {
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  return Number(/^HTTP\/1\.1 (\d+)/.exec(bytes.toString())?.[1]);
}

const changingCalls = [
  'POST /api/user',
  'POST /api/products',
  'PUT /api/products/advertise/1',
  'DELETE /api/products/1',
  'POST /api/wishlist',
  'POST /api/book-product',
  'PUT /api/user/verified/1',
  'DELETE /api/user/1',
  'POST /api/create-payment-intent',
];

test.each(changingCalls)(
  '%s rejects an unauthenticated request without waiting for the body',
  async (call) => {
    expect(await readStatus(sendFirstByte({ call }))).toBe(401);
    expect(
      await readStatus(sendFirstByte({ call, token: 'made.up.token', length: 10_000_000 })),
    ).toBe(401);
  },
);

test('an unsigned webhook event is rejected before its body is read', async () => {
  expect(await readStatus(sendFirstByte({ call: 'POST /webhooks/stripe' }))).toBe(400);
});

test.each([
  ['POST /api/user', 33],
  ['POST /api/products', 65],
  ['PUT /api/products/advertise/1', 65],
  ['POST /api/wishlist', 65],
  ['POST /api/book-product', 65],
  ['DELETE /api/products/1', 17],
  ['PUT /api/user/verified/1', 17],
  ['POST /api/create-payment-intent', 17],
] as [string, number][])('%s rejects a body of %d KB', async (call, kilobytes) => {
  const token = identityToken({ uid: buyer.uid, email: buyer.email });
  expect(await readStatus(sendFirstByte({ call, token, length: kilobytes * 1024 }))).toBe(413);
});

test('a request that never ends is timed out', async () => {
  const serverWithTimeout = await startTestServer({ requestTimeout: 500 }, server);
  const status = await readStatus(
    sendFirstByte({ call: 'POST /api/user', token: buyer.token, to: serverWithTimeout }),
  );
  expect(status).toBe(408);
  await serverWithTimeout.close();
});

test('the server closes connections beyond the limit', async () => {
  const limitedServer = await startTestServer({ limits: { connections: 2 } }, server);
  const port = Number(new URL(limitedServer.origin).port);
  const openSockets = Array.from({ length: 2 }, () => connect(port, '127.0.0.1'));
  sockets.push(...openSockets);
  await Promise.all(openSockets.map((socket) => once(socket, 'connect')));
  const rejected = connect(port, '127.0.0.1');
  sockets.push(rejected);
  rejected.on('error', () => undefined);
  await once(rejected, 'close');
  openSockets.forEach((socket) => socket.destroy());
  await limitedServer.close();
});

describe('of 8 connections', () => {
  async function connectFrom(localAddress: string, to: TestServer): Promise<boolean> {
    const socket = connect({
      port: Number(new URL(to.origin).port),
      host: '127.0.0.1',
      localAddress,
    });
    sockets.push(socket);
    const closed = once(socket, 'close').then(() => false);
    socket.on('error', () => undefined);
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    return Promise.race([once(socket, 'data').then(() => true), closed]);
  }
  const connectTimes = async (count: number, address: string, to: TestServer) => {
    const accepted: boolean[] = [];
    for (let index = 0; index < count; index += 1) accepted.push(await connectFrom(address, to));
    return accepted.filter(Boolean).length;
  };

  test.each([
    ['one IP address holds two, and others still connect', undefined, 2],
    ['a trusted proxy holds all', 'loopback', 6],
  ])('%s', async (_behavior, trustedProxies, expected) => {
    const limited = await startTestServer({ limits: { connections: 8 }, trustedProxies }, server);
    try {
      expect(await connectTimes(6, '127.0.0.2', limited)).toBe(expected);
      expect(await connectTimes(2, '127.0.0.3', limited)).toBe(2);
    } finally {
      sockets.splice(0).forEach((socket) => socket.destroy());
      await limited.close();
    }
  });
});
