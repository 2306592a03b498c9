import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { paths, setUpIdentityServer, withTokens } from '../support/identity-server';

const server = setUpIdentityServer();

function serializeRequest(path: string, body: object, connection: 'keep-alive' | 'close'): string {
  const content = JSON.stringify(body);
  return [
    `POST /${path}?key=any HTTP/1.1`,
    'Host: localhost',
    `Connection: ${connection}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(content)}`,
    '',
    content,
  ].join('\r\n');
}

// A browser sends its next request on the same connection as soon as it has the whole response, which
// the server may not have ended yet.
test('a request that arrives before the previous response has ended gets a response', async () => {
  const account = { email: 'ann@example.com', password: 'correct horse', ...withTokens };
  const { idToken } = (await server.call(paths.signUp, account)).body;
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    serializeRequest(paths.lookup, { idToken }, 'keep-alive') +
      serializeRequest(paths.lookup, { idToken }, 'close'),
  );
  const responses = await text(socket);
  expect(responses.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
  expect(responses.match(/"localId":/g)).toHaveLength(2);
});
