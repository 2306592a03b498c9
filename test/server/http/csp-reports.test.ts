import { recordLog } from '../support/record-log';
import { startTestServer, type TestServer } from '../support/start-test-server';

let server: TestServer;
let log: ReturnType<typeof recordLog>;

beforeEach(async () => {
  log = recordLog();
  server = await startTestServer({ logger: log.logger });
});

/** The log entries other than those of the requests. */
async function readWarnings() {
  await server.close();
  return (await log.lines()).filter(({ level }) => level === 40);
}

const send = (body: unknown, type: string) =>
  server.call('POST', '/csp-reports', { body, headers: { 'content-type': type } });

test('a report is logged as one line, without the query strings of its URLs', async () => {
  const response = await send(
    [
      {
        type: 'csp-violation',
        body: {
          documentURL: 'https://shop.example/category/1?sort=price#secret',
          blockedURL: 'https://evil.example/stolen-token.gif?t=secret',
          effectiveDirective: 'img-src',
          sourceFile: 'https://shop.example/assets/main.js?secret',
          lineNumber: 7,
        },
      },
      { type: 'csp-violation', body: { blockedURL: 'inline', effectiveDirective: 'script-src' } },
    ],
    'application/reports+json',
  );
  expect(response.status).toBe(204);
  const [picture, script, ...others] = await readWarnings();
  expect(picture).toMatchObject({
    directive: 'img-src',
    blocked: 'https://evil.example',
    page: '/category/1',
    script: 'https://shop.example/assets/main.js',
    line: 7,
  });
  expect(script).toMatchObject({ directive: 'script-src', blocked: 'inline' });
  expect(others).toEqual([]);
  expect(JSON.stringify(picture)).not.toContain('secret');
});

test('a report of a browser without the Reporting API is logged too', async () => {
  const report = {
    'document-uri': 'http://localhost/blog',
    'blocked-uri': 'data',
    'violated-directive': 'connect-src',
  };
  expect((await send({ 'csp-report': report }, 'application/csp-report')).status).toBe(204);
  expect(await readWarnings()).toMatchObject([
    { directive: 'connect-src', blocked: 'data', page: '/blog' },
  ]);
});

test('reports are limited in size, number and rate', async () => {
  const long = { body: { blockedURL: `https://${'x'.repeat(500)}.example/` } };
  const many = Array.from({ length: 20 }, () => long);
  expect((await send(many, 'application/reports+json')).status).toBe(204);
  const huge = [{ body: { blockedURL: 'x'.repeat(20_000) } }];
  expect((await send(huge, 'application/reports+json')).status).toBe(413);
  expect((await send([{ body: 'none' }], 'application/reports+json')).status).toBe(400);
  expect((await send({}, 'application/json')).status).toBe(415);
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => send([], 'application/reports+json')),
  );
  expect(responses.map(({ status }) => status)).toContain(429);
  const logged = await readWarnings();
  expect(logged).toHaveLength(5);
  for (const { blocked } of logged) expect(blocked.length).toBeLessThanOrEqual(200);
});
