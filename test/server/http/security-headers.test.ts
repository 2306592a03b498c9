import { publicConfiguration } from '../support/configuration';
import { setUpTestServer } from '../support/set-up-test-server';
import { startTestServer } from '../support/start-test-server';

const server = setUpTestServer();

async function headersOf(overrides: Parameters<typeof startTestServer>[0] = {}) {
  const serverWithOptions = await startTestServer(overrides, server);
  const { headers } = await serverWithOptions.call('GET', '/api/categories');
  await serverWithOptions.close();
  return headers;
}

const parseDirectives = (headers: Headers) =>
  Object.fromEntries(
    (headers.get('content-security-policy') ?? '')
      .split(';')
      .map((directive) => directive.trim().split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  );

test("scripts run only from the shop's origin, Stripe and Google, and never inline", async () => {
  const policy = parseDirectives(await headersOf());
  expect(policy['script-src']).toEqual([
    "'self'",
    'https://js.stripe.com',
    'https://*.js.stripe.com',
    'https://apis.google.com',
  ]);
  expect(policy['default-src']).toEqual(["'self'"]);
  expect(policy['object-src']).toEqual(["'none'"]);
  expect(policy['base-uri']).toEqual(["'self'"]);
  expect(policy['frame-ancestors']).toEqual(["'self'"]);
});

test('connections go only to the configured origins', async () => {
  const withOtherOrigins = await headersOf({
    publicConfiguration: { ...publicConfiguration, apiUrl: 'https://api.shop.example/v1' },
  });
  expect(parseDirectives(withOtherOrigins)['connect-src']).toEqual([
    "'self'",
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://api.stripe.com',
    'https://api.shop.example',
    'https://images.example',
  ]);
  const frames = parseDirectives(withOtherOrigins)['frame-src'];
  expect(frames).toContain('https://secondhand.example');
});

test('images load only from the shop, the image host and the profile pictures of sign-in providers', async () => {
  const policy = parseDirectives(
    await headersOf({
      publicConfiguration: {
        ...publicConfiguration,
        imageHost: {
          ...publicConfiguration.imageHost,
          pictures: ['https://i.ibb.co/', 'https://old.example/shop/', '/images/'],
          sizes: {
            of: 'https://i.ibb.co/',
            template: 'https://sizes.example/?url={encodedUrl}&w={width}&output={format}',
            widths: [160],
            formats: ['webp'],
          },
        },
      },
    }),
  );
  expect(policy['img-src']).toEqual([
    "'self'",
    'data:',
    'blob:',
    'https://i.ibb.co',
    'https://old.example',
    'https://sizes.example',
    'https://lh3.googleusercontent.com',
    'https://avatars.githubusercontent.com',
  ]);
});

test('CSP violations have a report endpoint', async () => {
  const headers = await headersOf();
  expect(headers.get('reporting-endpoints')).toBe('policy="/csp-reports"');
  const policy = parseDirectives(headers);
  expect(policy['report-to']).toEqual(['policy']);
  expect(policy['report-uri']).toEqual(['/csp-reports']);
});

test('content sniffing, referrers and browser features are restricted', async () => {
  const headers = await headersOf();
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('permissions-policy')).toContain('camera=(), ');
  expect(headers.get('permissions-policy')).toContain('geolocation=(self), ');
  expect(headers.get('permissions-policy')).toContain(
    'payment=(self "https://js.stripe.com" "https://*.js.stripe.com")',
  );
});

test('HSTS is sent over HTTPS only', async () => {
  const local = await headersOf();
  expect(local.get('strict-transport-security')).toBeNull();
  const production = await headersOf({ httpsOnly: true });
  expect(production.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
});
