import { startTestServer } from './support/start-test-server';

test('whoever finds a weakness learns where to report it, for less than a year', async () => {
  const server = await startTestServer({ securityContact: 'mailto:security@shop.example' });
  const { body, headers } = await server.call('GET', '/.well-known/security.txt');
  await server.close();
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Contact: mailto:security@shop.example\n');
  const expires = Date.parse(/^Expires: (\S+)$/m.exec(body)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000);
});

test('where nobody has said who that is, there is no such file, which may change', async () => {
  const server = await startTestServer();
  const { status, headers } = await server.call('GET', '/.well-known/security.txt');
  await server.close();
  expect(status).toBe(404);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('vary')).toBe('Accept');
});
