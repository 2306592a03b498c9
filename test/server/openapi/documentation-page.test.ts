import type { OpenApiDocument } from '../../../src/server/openapi/openapi-document';
import { setUpTestServer } from '../support/set-up-test-server';

const plain = setUpTestServer();
const documented = setUpTestServer({ apiDocs: true });

test('is not served unless enabled', async () => {
  expect((await plain.call('GET', '/api/docs')).status).toBe(404);
});

test('shows every endpoint and schema, and contains no script', async () => {
  const { status, headers, body } = await documented.call('GET', '/api/docs');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const text = String(body);
  const document: OpenApiDocument = (await documented.call('GET', '/api/openapi.json')).body;
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, { operationId }] of Object.entries(methods)) {
      expect(text).toContain(`id="${operationId}"`);
      expect(text).toContain(`<b>${method.toUpperCase()}</b>${path}`);
    }
  }
  for (const name of Object.keys(document.components.schemas)) {
    expect(text).toContain(`<code>${name}</code>`);
  }
  expect(text).not.toMatch(/<script|https?:\/\//);
});
