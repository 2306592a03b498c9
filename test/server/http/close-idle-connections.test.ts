import { EventEmitter, once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { setUpTestServer } from '../support/set-up-test-server';
import { startTestServer, type TestServer } from '../support/start-test-server';
import { until } from '../support/until';

const server = setUpTestServer();

/** More than the buffers between two processes take. */
const large = Buffer.alloc(16_000_000, 'x');

const sent = new EventEmitter();
function prepare(app: FastifyInstance): void {
  app.get('/large', async (_request, reply) => {
    setImmediate(() => sent.emit('handed over'));
    return reply.send(large);
  });
}

const open = ({ origin }: TestServer) =>
  connect(Number(new URL(origin).port), '127.0.0.1').on('error', () => undefined);

const connectionsOf = ({ app }: TestServer) =>
  new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)));

/** Asks, and takes nothing of the answer yet. */
async function askSlowly(to: TestServer): Promise<Socket> {
  const handedOver = once(sent, 'handed over');
  const socket = open(to).pause();
  socket.write('GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await handedOver;
  return socket;
}

test('what is being sent arrives whole, also when room is made or the server closes', async () => {
  const closing = await startTestServer({ prepare }, server);
  const socket = await askSlowly(closing);
  closing.app.server.emit('drop');
  const closed = closing.close();
  let bytes = 0;
  socket.on('data', (data: Buffer) => (bytes += data.length)).resume();
  await closed;
  await until(() => socket.closed);
  expect(bytes).toBeGreaterThan(large.length);
});

test('who has just connected is not sent away to make room', async () => {
  const taken = once(server.app.server, 'connection');
  const socket = open(server);
  await taken;
  server.app.server.emit('drop');
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toContain('HTTP/1.1 200');
});

test('who still sends what was refused makes room afterwards', async () => {
  const connected = once(server.app.server, 'connection');
  const socket = open(server);
  const [taken] = (await connected) as [Socket];
  const head =
    'POST /api/wishlist HTTP/1.1\r\nHost: localhost\r\n' +
    'Content-Type: application/json\r\nContent-Length: 2\r\n\r\n';
  socket.write(head);
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toContain('HTTP/1.1 401');
  socket.write('{}');
  await until(() => taken.bytesRead === head.length + 2);
  await until(() => {
    server.app.server.emit('drop');
    return socket.closed;
  });
});

test('a client that reads nothing of its response takes no place from others, and loses its connection', async () => {
  const narrow = await startTestServer(
    { prepare, connectionTimeout: 3_000, limits: { requestsAtOnce: 1 } },
    server,
  );
  const socket = await askSlowly(narrow);
  expect((await narrow.call('GET', '/api/ads?limit=1')).status).toBe(200);
  await until(async () => (await connectionsOf(narrow)) === 1);
  socket.destroy();
  await narrow.close();
});
