import { connect } from 'node:net';
import { earlyLeaver } from '../support/early-leaver';
import { setUpTestServer } from '../support/set-up-test-server';
import { startTestServer } from '../support/start-test-server';

const server = setUpTestServer();

const asking = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

/** Sends all at once, and resolves once so many are answered or the connection has ended. */
async function pipeline(paths: string[], answers = paths.length): Promise<string> {
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(paths.map(asking).join(''));
  let text = '';
  socket.on('data', (data) => {
    text += data.toString();
    if (text.split('HTTP/1.1 ').length > answers) socket.destroy();
  });
  await new Promise((resolve) => socket.once('close', resolve));
  return text;
}

test('what is asked before the answer ahead has come is answered, in the same order', async () => {
  const text = await pipeline(['/api/categories', '/healthz', '/nowhere', '/api/ads', '/healthz']);
  const statuses = [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
  expect(statuses).toEqual(['200', '200', '404', '200', '200']);
});

test('who asks for much at once and leaves is not counted any longer', async () => {
  const { prepare, ask } = earlyLeaver();
  const narrow = await startTestServer({ limits: { requestsAtOnce: 2 }, prepare }, server);
  await ask(narrow.origin, '/api/ads', ['/api/ads?limit=1', '/api/ads?limit=2', '/nowhere']);
  // Those that are left are begun as well before this one.
  await narrow.call('GET', '/healthz');
  const answer = await narrow.call('GET', '/api/ads');
  await narrow.close();
  expect(answer.status).toBe(200);
});

test('a connection on which more and more is asked before anything is answered ends', async () => {
  const text = await pipeline(
    Array.from({ length: 500 }, (_, number) => `/api/ads?limit=${number + 1}`),
  );
  expect(text.split('HTTP/1.1 ').length).toBeLessThan(100);
  expect((await server.call('GET', '/api/ads')).status).toBe(200);
});
