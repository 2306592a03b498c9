import { createHash } from 'node:crypto';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { configurationElementId } from '../../../../src/contract/website/configuration-element';
import { publicConfiguration, siteUrl } from '../../support/configuration';
import { addUser } from '../../support/records';
import { startTestServer, type TestServer } from '../../support/start-test-server';

/** The elements with the canonical URL and the Open Graph URLs. */
const siteUrlElements = (origin: string) =>
  [
    `<link rel="canonical" href="${origin}/blog">`,
    `<meta property="og:url" content="${origin}/blog">`,
    `<meta property="og:image" content="${origin}/og-image.jpg"/>`,
  ].join('');

const headScript = "document.documentElement.className = 'dark';";

let server: TestServer;
let clientFolder: string;

beforeAll(async () => {
  clientFolder = await mkdtemp(path.join(tmpdir(), 'secondhand-client-'));
  await mkdir(path.join(clientFolder, 'assets'));
  await writeFile(path.join(clientFolder, 'assets', 'main.1f2e.js'), 'run();');
  await writeFile(path.join(clientFolder, 'favicon.svg'), '<svg/>');
  await writeFile(
    path.join(clientFolder, 'site.webmanifest'),
    JSON.stringify({ name: 'Secondhand', icons: [], short_name: 'Secondhand', start_url: '/' }),
  );
  await writeFile(
    path.join(clientFolder, 'shell.html'),
    `<!doctype html><head><title>Secondhand</title>
    <script type="application/json" id="${configurationElementId}">{}</script>
    <script defer src="/assets/main.1f2e.js"></script></head><body></body>`,
  );
  await writeFile(
    path.join(clientFolder, 'blog.html'),
    `<!doctype html><head><title>Blog</title>${siteUrlElements('')}<script>${headScript}</script></head>`,
  );
  await writeFile(
    path.join(clientFolder, 'register.html'),
    `<!doctype html><head><title>Register - Think. Feel. Resell.</title>
    <script type="application/json" id="${configurationElementId}">{}</script>
    <script>watch('a watch')</script></head>
    <b>Search all watches for a watch</b><p>Think. Feel. Resell.</p>`,
  );
  await writeFile(
    path.join(clientFolder, 'assets', 'main.1f2e.js.br'),
    brotliCompressSync('run();'),
  );
  server = await startTestServer({
    clientFolder,
    connect: undefined,
    headElements: '<script src="/sandbox/sandbox.js"></script>',
    publicConfiguration: { ...publicConfiguration, stripePublishableKey: '</script><b>$&' },
  });
});
afterAll(async () => {
  await server.close();
  await rm(clientFolder, { recursive: true });
});

function visit(path: string, accept = 'text/html,*/*') {
  return server.call('GET', path, { headers: { accept } });
}

test.each(['/', '/login', '/category/42?sort=price', '/dashboard/my-products'])(
  '%s is answered with the HTML page of the client',
  async (path) => {
    const response = await visit(path);
    expect(response.status).toBe(200);
    expect(response.body).toContain('<title>Secondhand</title>');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-security-policy')).toContain(
      "script-src 'self' https://js.",
    );
  },
);

test.each([
  ['/login/', '/login'],
  ['/Login', '/login'],
  ['/%6Cogin//', '/login'],
  ['/blog/?utm_source=mail', '/blog?utm_source=mail'],
  ['/search/?text=omega', '/search?text=omega'],
  ['/Help/', '/help'],
  ['/Product/aB%2Fc/', '/product/aB%2Fc'],
])('%s is redirected to %s', async (path, canonical) => {
  const response = await fetch(`${server.origin}${path}`, {
    headers: { accept: 'text/html' },
    redirect: 'manual',
  });
  expect([response.status, response.headers.get('location')]).toEqual([301, canonical]);
});

test('prerendered pages contain the shop name that an admin has set', async () => {
  const { token } = await addUser(server.database, 'Admin');
  const renameShop = (shopName: string | null) =>
    server.call('PUT', '/api/settings', { token, body: { shopName } });
  await renameShop('Time & again');
  expect((await visit('/login')).body).toContain('<title>Time &#38; again</title>');
  await renameShop(null);
  expect((await visit('/login')).body).toContain('<title>Secondhand</title>');
});

test('prerendered pages and the manifest have the brand that an admin has set', async () => {
  const { token } = await addUser(server.database, 'Admin');
  const brand = {
    tagline: 'Shoot & sell.',
    titleSuffix: 'Lens House',
    goodsSingular: 'camera',
    goodsPlural: 'cameras',
    mainColor: '#004d40',
  };
  const setBrand = (body: object) => server.call('PUT', '/api/settings', { token, body });
  const before = (await visit('/register')).body;
  expect(before).toContain('<p>Think. Feel. Resell.</p>');
  await setBrand(brand);
  const { body: page } = await visit('/register');
  expect(page).toContain('<title>Register - Lens House</title>');
  expect(page).toContain('<p>Shoot &#38; sell.</p>');
  expect(page).toContain('<b>Search all cameras for a camera</b>');
  expect(page).toContain("watch('a watch')");
  expect(page).toMatch(/<style>:root\{[^}]*--chakra-colors-ink-700:#004d40/);
  expect(page).toContain(JSON.stringify(brand).slice(1, -1).split(',')[0]);
  expect((await server.call('GET', '/api/product/none')).body).toEqual({
    message: 'There is no such camera.',
  });
  const manifest = await fetch(`${server.origin}/site.webmanifest`);
  expect(await manifest.json()).toMatchObject({
    description: brand.tagline,
    theme_color: expect.stringMatching(/^#0/),
  });
  await setBrand(Object.fromEntries(Object.keys(brand).map((name) => [name, null])));
  expect((await visit('/register')).body).toBe(before);
});

test('the page contains the configuration, escaped', async () => {
  const { body } = await visit('/');
  const [, json = ''] = new RegExp(`id="${configurationElementId}">(.*?)</script>`).exec(body)!;
  expect(JSON.parse(json)).toMatchObject({
    apiUrl: '/api',
    stripePublishableKey: '</script><b>$&',
    capabilities: ['extensions', 'payoutAccounts', 'taxReports'],
    bookingHours: 72,
    inspectionHours: 48,
  });
});

test('sellers enter no account where Stripe pays them', async () => {
  const connected = await startTestServer({ clientFolder }, server);
  const { body } = await connected.call('GET', '/', { headers: { accept: 'text/html' } });
  expect(body).toContain('"capabilities":["extensions","taxReports","connect"]');
  await connected.close();
});

test("canonical and Open Graph URLs have the site's origin", async () => {
  expect((await visit('/blog')).body).toContain(siteUrlElements(siteUrl));
});

test('head elements come before every script', async () => {
  const { body } = await visit('/');
  const [firstScript] = /<script[^>]*>/.exec(body)!;
  expect(firstScript).toBe('<script src="/sandbox/sandbox.js">');
});

test('the sign-in pages and their files are exempt from load shedding', async () => {
  // It shares the database of the other server.
  const overloaded = await startTestServer({ clientFolder, isOverloaded: () => true }, server);
  const getStatus = async (path: string, accept: string) =>
    (await overloaded.call('GET', path, { headers: { accept } })).status;
  for (const page of ['/login', '/register']) expect(await getStatus(page, 'text/html')).toBe(200);
  expect(await getStatus('/assets/main.1f2e.js', '*/*')).toBe(200);
  for (const page of ['/', '/blog', '/search']) {
    expect(await getStatus(page, 'text/html')).toBe(503);
  }
  await overloaded.close();
});

test('hashed files are immutable, others are revalidated', async () => {
  const asset = await visit('/assets/main.1f2e.js', '*/*');
  expect(asset.body).toBe('run();');
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const icon = await visit('/favicon.svg', 'image/*');
  expect(icon.headers.get('cache-control')).toBe('no-cache');
  expect(icon.headers.get('etag')).toBeTruthy();
});

test.each(['/assets/none.js', '/index.html', '/none.png', '/api', '/api/none', '/..%2fapp.ts'])(
  '%s is not found',
  async (path) => {
    const response = await visit(path);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(response.body).toEqual({ message: expect.any(String) });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('vary')).toMatch(/(^|, )Accept(,|$)/);
  },
);

test('the front page is sent for any Accept header', async () => {
  const response = await visit('/', '*/*');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/html');
});

test('only a GET request that accepts HTML is answered with a page', async () => {
  expect((await visit('/login', 'application/json')).status).toBe(404);
  const posted = await server.call('POST', '/blog', { headers: { accept: 'text/html' } });
  expect(posted.status).toBe(404);
});

test('a prerendered page is sent if there is one', async () => {
  const response = await visit('/blog');
  expect(response.body).toContain('<title>Blog</title>');
});

test('the CSP allows the inline scripts of the page only', async () => {
  const hash = createHash('sha256').update(headScript).digest('base64');
  const getCsp = async (path: string) => (await visit(path)).headers.get('content-security-policy');
  expect(await getCsp('/blog')).toMatch(
    new RegExp(`script-src 'self' [^;]* 'sha256-${hash.replaceAll('+', '\\+')}'(;|$)`),
  );
  expect(await getCsp('/login')).not.toContain('sha256');
});

describe('precompressed files', () => {
  /** Requests a path and returns the raw body. `fetch` would decompress it. */
  async function requestRaw(path: string, encoding: string) {
    const response = await server.app.inject({
      url: path,
      headers: { accept: 'text/html', 'accept-encoding': encoding },
    });
    return { bytes: response.rawPayload, headers: response.headers };
  }

  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip;q=1, br;q=0', 'gzip', gunzipSync],
  ])('with Accept-Encoding %s a page is sent as %s', async (accepted, encoding, decompress) => {
    const { bytes, headers } = await requestRaw('/blog', accepted);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']).toContain('Accept-Encoding');
    expect(decompress(bytes).toString()).toContain('<title>Blog</title>');
  });

  test('without Accept-Encoding a page is not compressed', async () => {
    const { bytes, headers } = await requestRaw('/blog', 'identity');
    expect(headers['content-encoding']).toBeUndefined();
    expect(bytes.toString()).toContain('<title>Blog</title>');
  });

  test('a precompressed script is sent as br and stays immutable', async () => {
    const { bytes, headers } = await requestRaw('/assets/main.1f2e.js', 'br');
    expect(headers['content-encoding']).toBe('br');
    expect(headers['cache-control']).toContain('immutable');
    expect(brotliDecompressSync(bytes).toString()).toBe('run();');
  });
});

test('an unchanged page gets status 304', async () => {
  const { headers } = await visit('/blog');
  const revalidation = await server.call('GET', '/blog', {
    headers: { accept: 'text/html', 'if-none-match': headers.get('etag') ?? '' },
  });
  expect(revalidation.status).toBe(304);
});

test.each(['/login', '/register'])(
  'a form posted to %s without JavaScript is redirected to the page',
  async (path) => {
    const response = await fetch(`${server.origin}${path}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ email: 'ann@example.com', password: 'a-long-password' }),
    });
    expect([response.status, response.headers.get('location')]).toEqual([303, path]);
  },
);

test('the manifest has the name of the shop', async () => {
  const read = async () => {
    const response = await fetch(`${server.origin}/site.webmanifest`);
    expect(response.headers.get('content-type')).toContain('application/manifest+json');
    return (await response.json()) as unknown;
  };
  expect(await read()).toMatchObject({ name: 'Secondhand' });
  const { token } = await addUser(server.database, 'Admin');
  await server.call('PUT', '/api/settings', { token, body: { shopName: 'Time again' } });
  expect(await read()).toEqual({
    name: 'Time again',
    short_name: 'Time again',
    start_url: '/',
    icons: [],
  });
});
