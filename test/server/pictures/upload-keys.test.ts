import { request as ask, type IncomingMessage } from 'node:http';
import { startTestServer } from '../support/start-test-server';
import { setUpPictureShop } from './picture-shop';

const { server, seller, admin, pictures, keyOf } = setUpPictureShop();

/** Sends the head of an upload alone, and tells how that is answered. */
function beginUpload(origin: string, key: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'multipart/form-data; boundary=part',
      'content-length': 1_000_000,
    };
    const sending = ask(`${origin}/images?key=${key}`, { method: 'POST', headers });
    sending.on('error', reject);
    sending.on('response', (response) => {
      resolve(response);
      sending.destroy();
    });
    sending.flushHeaders();
  });
}

test('a key that opens nothing is refused before any of the picture has come', async () => {
  expect((await beginUpload(server.origin, 'guessed')).statusCode).toBe(400);
  expect((await beginUpload(server.origin, `${await keyOf()}x`)).statusCode).toBe(400);
});

test('a key ends with the session that it was given to', async () => {
  const key = await keyOf();
  await server.call('DELETE', '/api/session', { token: seller.token });
  expect((await beginUpload(server.origin, key)).statusCode).toBe(400);
});

test('a key ends with the account of its seller', async () => {
  const key = await keyOf();
  await server.call('DELETE', `/api/user/${seller.id}`, { token: admin.token });
  expect((await beginUpload(server.origin, key)).statusCode).toBe(400);
});

test('whoever tries keys is counted before one is looked at', async () => {
  const limited = await startTestServer({ pictures, limits: { requestsPerAddress: 3 } }, server);
  const answers: IncomingMessage[] = [];
  for (let tried = 0; tried < 5; tried += 1) {
    answers.push(await beginUpload(limited.origin, 'guessed'));
  }
  await limited.close();
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 429, 429]);
  expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
});
