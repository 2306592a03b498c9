import { Validator } from '@seriousme/openapi-schema-validator';
import type {
  OpenApiDocument,
  Operation,
} from '../../../../../src/server/domains/website/openapi/openapi-document';
import { routesRegisteredBy } from '../../../permissions/support/registered-routes';
import { setUpTestServer } from '../../../support/set-up-test-server';
import { buildTestApp } from '../../../support/start-test-server';

const server = setUpTestServer();
let document: OpenApiDocument;
beforeAll(async () => {
  document = (await server.call('GET', '/api/openapi.json')).body;
});

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
    ),
  );

test('the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone({ ...document }));
  expect(errors).toBeUndefined();
  expect([valid, validator.version]).toEqual([true, '3.1']);
});

test('the document describes every endpoint of the server, and no other', async () => {
  const { database, stripe } = server;
  const { routes } = await routesRegisteredBy(() =>
    buildTestApp({ database, stripe: stripe.client }),
  );
  const serverRoutes = routes
    .filter((route) => /^(GET|POST|PUT|DELETE) \/api\//.test(route))
    .map((route) => route.replace('/api', '').replace(/:(\w+)/g, '{$1}'))
    .filter((route) => route !== 'GET /openapi.json');
  expect(document.servers).toEqual([{ url: '/api' }]);
  expect(
    operations()
      .map(([route]) => route)
      .sort(),
  ).toEqual(serverRoutes.sort());
});

test('every operation has a unique id', () => {
  const names = operations().map(([, { operationId }]) => operationId);
  expect(new Set(names).size).toBe(names.length);
});

test('the document declares the authentication of each endpoint', () => {
  const findOperation = (name: string): Operation =>
    operations().find(([, { operationId }]) => operationId === name)![1];
  expect(findOperation('categories').security).toEqual([]);
  expect(findOperation('advertisements').security).toEqual([{}, { accessToken: [] }]);
  expect(findOperation('accessToken').security).toEqual([{ identityToken: [] }]);
  expect(findOperation('account').security).toEqual([{ accessToken: [] }, { identityToken: [] }]);
  expect(findOperation('bookProduct').security).toEqual([{ accessToken: [] }]);
  expect(Object.keys(document.components.securitySchemes)).toEqual([
    'accessToken',
    'identityToken',
  ]);
});

test('every endpoint has error responses, each with a message', () => {
  expect(document.components.schemas['Error']).toMatchObject({ required: ['message'] });
  for (const [route, { responses }] of operations()) {
    const { 200: _response, ...errors } = responses;
    expect([route, Object.keys(errors)]).toEqual([route, expect.arrayContaining(['429', '500'])]);
    for (const { content } of Object.values(errors)) {
      const { $ref, required = [] } = content['application/json']!.schema;
      const hasMessage = $ref === '#/components/schemas/Error' || required.includes('message');
      expect([route, hasMessage]).toEqual([route, true]);
    }
  }
});
