import { request as httpRequest, type IncomingMessage } from 'node:http';
import { startTestServer } from '../../support/start-test-server';
import { setUpPictures } from './picture-fixture';

const { server, seller, admin, pictures, createUploadKey } = setUpPictures();

/** Sends only the headers of an upload, and returns the response. */
function beginUpload(origin: string, key: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'multipart/form-data; boundary=part',
      'content-length': 1_000_000,
    };
    const sending = httpRequest(`${origin}/images?key=${key}`, { method: 'POST', headers });
    sending.on('error', reject);
    sending.on('response', (response) => {
      resolve(response);
      sending.destroy();
    });
    sending.flushHeaders();
  });
}

test('an invalid key is rejected before the body is sent', async () => {
  expect((await beginUpload(server.origin, 'guessed')).statusCode).toBe(400);
  expect((await beginUpload(server.origin, `${await createUploadKey()}x`)).statusCode).toBe(400);
});

test('a key ends with its session', async () => {
  const key = await createUploadKey();
  await server.call('DELETE', '/api/session', { token: seller.token });
  expect((await beginUpload(server.origin, key)).statusCode).toBe(400);
});

test('a key ends with the account of its seller', async () => {
  const key = await createUploadKey();
  await server.call('DELETE', `/api/user/${seller.id}`, { token: admin.token });
  expect((await beginUpload(server.origin, key)).statusCode).toBe(400);
});

test('requests with unknown keys are rate limited before the lookup', async () => {
  const limited = await startTestServer({ pictures, limits: { requestsPerIp: 3 } }, server);
  const responses: IncomingMessage[] = [];
  for (let tried = 0; tried < 5; tried += 1) {
    responses.push(await beginUpload(limited.origin, 'guessed'));
  }
  await limited.close();
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 429, 429]);
  expect(Number(responses.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
});
