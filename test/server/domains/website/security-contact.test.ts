import { startTestServer } from '../../support/start-test-server';

test('security.txt names the contact and expires within a year', async () => {
  const server = await startTestServer({ securityContact: 'mailto:security@shop.example' });
  const { body, headers } = await server.call('GET', '/.well-known/security.txt');
  await server.close();
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Contact: mailto:security@shop.example\n');
  const expires = Date.parse(/^Expires: (\S+)$/m.exec(body)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000);
});

test('security.txt returns an uncacheable 404 without a configured contact', async () => {
  const server = await startTestServer();
  const { status, headers } = await server.call('GET', '/.well-known/security.txt');
  await server.close();
  expect(status).toBe(404);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('vary')).toBe('Accept');
});
