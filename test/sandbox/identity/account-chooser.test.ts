import { paths, setUpIdentityServer } from '../support/identity-server';

const server = setUpIdentityServer();

async function openChooser(more: Record<string, string> = {}) {
  const query = new URLSearchParams({
    apiKey: 'any',
    providerId: 'google.com',
    appName: 'app',
    authType: 'signInViaPopup',
    ...more,
  });
  const response = await fetch(`${server.origin}/emulator/auth/handler?${query}`);
  return { response, status: response.status, page: await response.text() };
}

test('the account chooser loads nothing from the internet', async () => {
  const { response, page } = await openChooser();
  expect(page).not.toMatch(/(src|href)="https?:/);
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('https:');
});

test('each field of the account chooser has a label', async () => {
  const { page } = await openChooser();
  const inputs = page.match(/<input [^>]*>/g) ?? [];
  expect(inputs).toHaveLength(4);
  for (const input of inputs) expect(input).toMatch(/aria-label="[^"]+"/);
});

test('the account chooser offers earlier accounts, and takes no name for markup', async () => {
  const claims = { sub: '1', email: 'gina@example.com', name: '<img src=x onerror=alert(1)>Gina' };
  const fields = { providerId: 'google.com', id_token: JSON.stringify(claims) };
  await server.call(paths.signInWithProvider, {
    requestUri: server.origin,
    postBody: new URLSearchParams(fields).toString(),
  });
  const { page } = await openChooser();
  expect(page).toContain('gina@example.com');
  expect(page).not.toContain('<img');
});

test.each([
  'javascript:alert(1)',
  'https://evil.example/',
  'http://localhost.evil.example/',
  '//evil.example/',
])('the account chooser does not lead to %s', async (target) => {
  const { status } = await openChooser({ redirectUrl: target });
  expect(status).toBe(400);
});

test('the account chooser leads back to the page that opened it', async () => {
  expect((await openChooser({ redirectUrl: `${server.origin}/login` })).status).toBe(200);
});

test('the hidden frame is a blank page that only pages of this origin may frame', async () => {
  const response = await fetch(`${server.origin}/emulator/auth/iframe?apiKey=any&appName=app`);
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect(await response.text()).not.toContain('<script');
});
