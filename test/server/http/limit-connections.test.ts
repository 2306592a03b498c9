import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { setUpTestServer } from '../support/set-up-test-server';
import { startTestServer, type TestServer } from '../support/start-test-server';

const server = setUpTestServer();
const limits = { connectionsPerAddress: 2 };

/** Sends a request from one of this machine's addresses, and keeps its connection. */
async function ask(
  to: TestServer,
  { from = '127.0.0.1', forwardedFor = '', path = '/healthz' },
): Promise<{ socket: Socket; answer: string }> {
  const socket = connect({
    ...{ port: Number(new URL(to.origin).port), host: '127.0.0.1' },
    localAddress: from,
  });
  socket.on('error', () => undefined);
  const ended = once(socket, 'close').then(() => [Buffer.from('')]);
  const forwarded = forwardedFor && `X-Forwarded-For: ${forwardedFor}\r\n`;
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${forwarded}\r\n`);
  const [data] = (await Promise.race([once(socket, 'data'), ended])) as [Buffer];
  return { socket, answer: data.toString().split('\r\n', 1)[0] ?? '' };
}

const ok = 'HTTP/1.1 200 OK';

test('one client address has a share of the connections, which it gives back', async () => {
  const narrow = await startTestServer({ limits }, server);
  const first = await ask(narrow, {});
  const second = await ask(narrow, {});
  expect([first.answer, second.answer]).toEqual([ok, ok]);
  expect((await ask(narrow, {})).answer).toBe('');
  expect((await ask(narrow, { from: '127.0.0.2' })).answer).toBe(ok);
  first.socket.destroy();
  const closed = new Promise<void>((resolve) => {
    const look = () =>
      void ask(narrow, {}).then(({ answer }) => (answer === ok ? resolve() : setImmediate(look)));
    look();
  });
  await closed;
  await narrow.close();
});

test('a trusted proxy has as many connections as it needs; its clients have their shares', async () => {
  const large = Buffer.alloc(16_000_000, 'x');
  const prepare = (app: FastifyInstance) => {
    app.get('/large', async () => large);
  };
  const narrow = await startTestServer({ limits, trustedProxies: '127.0.0.1', prepare }, server);
  const unread = async () => {
    const asked = await ask(narrow, { forwardedFor: '192.0.2.1', path: '/large' });
    asked.socket.pause();
    return asked.answer;
  };
  expect([await unread(), await unread()]).toEqual([ok, ok]);
  expect(await unread()).toBe('HTTP/1.1 429 Too Many Requests');
  for (let number = 0; number < 5; number += 1) {
    expect((await ask(narrow, { forwardedFor: `192.0.2.${number + 2}` })).answer).toBe(ok);
  }
  await narrow.close();
});
