import type { OpenApiDocument } from '../../../../../src/server/domains/website/openapi/openapi-document';
import { setUpTestServer } from '../../../support/set-up-test-server';

const serverWithoutDocs = setUpTestServer();
const serverWithDocs = setUpTestServer({ apiDocs: true });

test('the documentation page is not served unless it is enabled', async () => {
  expect((await serverWithoutDocs.call('GET', '/api/docs')).status).toBe(404);
});

test('the documentation page shows every endpoint and schema, and contains no script', async () => {
  const { status, headers, body } = await serverWithDocs.call('GET', '/api/docs');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const text = String(body);
  const document: OpenApiDocument = (await serverWithDocs.call('GET', '/api/openapi.json')).body;
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
