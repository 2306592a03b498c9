import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoOrders } from '../../src/sandbox/demo/demo-activity';
import { sandboxKeys } from '../../src/sandbox/external-services';
import { startSandbox, type Sandbox } from '../../src/sandbox/start-sandbox';
import { callIdentity, paths, withTokens } from './support/identity-server';
import { cardFields } from '../server/support/stripe-double';
import { until } from '../server/support/until';

let folder: string;
let sandbox: Sandbox;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sandbox-'));
  const page = `<head><script type="application/json" id="secondhand-configuration">{}</script>
    <script src="/assets/main.js"></script></head>`;
  await writeFile(path.join(folder, 'shell.html'), page);
  await writeFile(path.join(folder, 'sandbox.js'), '// The bundle.');
  sandbox = await startSandbox({
    port: 0,
    dataFolder: path.join(folder, 'data'),
    clientFolder: folder,
    bundleFolder: folder,
    seed: 'demo',
    environment: { ALLOWED_ORIGINS: 'https://shop.example, http://localhost:8080' },
  });
});

afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true });
});

async function call(method: string, path: string, token?: string, body?: object) {
  const response = await fetch(sandbox.origin + path, {
    method,
    headers: {
      accept: 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer: ReturnType<typeof JSON.parse> = await response.json();
  return answer;
}

async function signIn(label: string) {
  const { email, password } = sandbox.demoAccounts.find((account) => account.label === label)!;
  const { body } = await callIdentity(sandbox.origin, paths.signIn, {
    email,
    password,
    ...withTokens,
  });
  const { accessToken } = await call('GET', `/api/jwt?email=${email}`, body.idToken);
  return { uid: body.localId, email, token: String(accessToken) };
}

test('the page loads the emulators before its own scripts, and its configuration has their URLs', async () => {
  const response = await fetch(`${sandbox.origin}/login`, { headers: { accept: 'text/html' } });
  const page = await response.text();
  expect(page.indexOf('/sandbox/sandbox.js')).toBeGreaterThan(0);
  expect(page.indexOf('/sandbox/sandbox.js')).toBeLessThan(page.indexOf('/assets/main.js'));
  expect(page).toContain('data-emulators="identity stripe"');
  const json = /configuration">(.*?)<\/script>/.exec(page)?.[1] ?? '';
  expect(JSON.parse(json)).toMatchObject({
    apiUrl: '/api',
    identityEmulatorUrl: '/',
    demoAccounts: sandbox.demoAccounts,
    mailboxUrl: '/sandbox/mail',
    testCards: expect.arrayContaining([{ number: '4242 4242 4242 4242', outcome: 'succeeds' }]),
    statecharts: true,
  });
  const bundle = await fetch(`${sandbox.origin}/sandbox/sandbox.js`);
  expect(bundle.headers.get('content-type')).toContain('javascript');
});

test.each(['Buyer', 'Seller', 'Admin'])('the demo account of the %s signs in', async (label) => {
  const { token } = await signIn(label);
  expect(token).not.toBe('undefined');
});

test('an unsigned token of an unknown user is rejected', async () => {
  const { UnsecuredJWT } = await import('jose');
  const forged = new UnsecuredJWT({ email: 'admin@secondhand.example' })
    .setIssuer('https://securetoken.google.com/demo-secondhand')
    .setAudience('demo-secondhand')
    .setSubject('unknown')
    .setIssuedAt()
    .setExpirationTime('1h')
    .encode();
  const answer = await call('GET', '/api/jwt?email=admin@secondhand.example', forged);
  expect(answer.accessToken).toBeUndefined();
});

test('a buyer pays for a product, the webhook marks it paid, and it is refunded without a hand-over', async () => {
  const buyer = await signIn('Buyer');
  const { data } = await call('GET', '/api/ads', buyer.token);
  const product = data.find((advertised: { booked: boolean }) => !advertised.booked);
  const { clientSecret } = await call('POST', '/api/create-payment-intent', buyer.token, {
    price: product.sellingPrice,
    productId: product._id,
  });
  const confirmation = await fetch(
    `${sandbox.origin}/v1/payment_intents/${clientSecret.split('_secret')[0]}/confirm`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer pk_test_secondhand_sandbox' },
      body: new URLSearchParams({ ...cardFields(), client_secret: clientSecret }),
    },
  );
  expect(await confirmation.json()).toMatchObject({ status: 'requires_capture' });

  let order: { _id: string; paid: boolean; state: string } | undefined;
  const readOrder = async () => {
    const orders = await call('GET', `/api/myorders/${buyer.uid}?ended=true`, buyer.token);
    order = orders.find(({ productId }: { productId: string }) => productId === product._id);
    return order;
  };
  await until(async () => (await readOrder())?.paid === true);
  // After 14 days without a hand-over, the buyer is refunded.
  await call('POST', '/sandbox/clock', undefined, { hours: 14 * 24, orderId: order!._id });
  await until(async () => (await readOrder())?.state === 'refunded');
});

test('advancing the sandbox clock expires a booking and sends the email about an unread message', async () => {
  const buyer = await signIn('Buyer');
  const { data } = await call('GET', '/api/ads', buyer.token);
  const { _id: productId } = data.find(({ booked }: { booked: boolean }) => !booked);
  const { insertedId } = await call('POST', '/api/book-product', buyer.token, {
    productId,
    phoneNumber: '01712345678',
    meetingLocation: 'Station',
  });
  const messageId = '7d6fb5a2-0a5e-4f0b-9d5e-3f6c8a2b1c0d';
  const message = { messageId, productId, text: 'Is 6 pm fine?' };
  await call('POST', '/api/conversations', buyer.token, message);
  const advanceClock = async (hours: number) => {
    await call('POST', '/sandbox/clock', undefined, { hours });
    return (await call('GET', `/api/sales/${insertedId}`, buyer.token)).state;
  };
  // A booking expires after 72 hours.
  expect(await advanceClock(71)).toBe('booked');
  expect(await advanceClock(1)).toBe('lapsed');
  const readMailbox = async () => (await fetch(`${sandbox.origin}/sandbox/mail`)).text();
  await until(async () => (await readMailbox()).includes('New message about'));
});

test('only clients at an allowed origin may call the API', async () => {
  const allowedOrigin = async (origin: string) => {
    const url = `${sandbox.origin}/api/products`;
    const headers = { origin, 'access-control-request-method': 'POST' };
    const answer = await fetch(url, { method: 'OPTIONS', headers });
    return answer.headers.get('access-control-allow-origin');
  };
  expect(await allowedOrigin('https://shop.example')).toBe('https://shop.example');
  expect(await allowedOrigin('http://localhost:8080')).toBe('http://localhost:8080');
  expect(await allowedOrigin('https://evil.example')).toBeNull();
});

/** The status of a request with a Host header, which fetch cannot set. */
function requestStatus(host: string, path: string) {
  return new Promise<number | undefined>((resolve, reject) => {
    const request = get(sandbox.origin + path, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.on('error', reject);
  });
}

test.each(['/', '/api/ads', '/images/none.webp', '/emulator/auth/iframe', '/none'])(
  "%s is served under this machine's host names only",
  async (path) => {
    for (const host of ['rebound.example', 'localhost.evil.example', '10.0.0.1:3000', ' ']) {
      expect(await requestStatus(host, path)).toBe(421);
    }
    for (const host of ['localhost:3000', '127.0.0.1', '[::1]:3000', 'shop.localhost']) {
      expect(await requestStatus(host, path)).not.toBe(421);
    }
  },
);

test('the demo data is inserted once, also after another start', async () => {
  const count = async () => (await call('GET', '/api/ads')).data.length;
  const before = await count();
  await sandbox.close();
  sandbox = await startSandbox({
    port: 0,
    dataFolder: path.join(folder, 'data'),
    clientFolder: folder,
    seed: 'demo',
  });
  expect(await count()).toBe(before);
});

test('the emulated Stripe has charged what the demo data sold', async () => {
  const sold = demoOrders.find((order) => order.completedHoursAgo !== undefined);
  const response = await fetch(
    `${sandbox.origin}/v1/payment_intents/payment-of-${sold?.id}?expand[0]=latest_charge`,
    { headers: { authorization: `Bearer ${sandboxKeys.stripeSecretKey}` } },
  );
  const intent: ReturnType<typeof JSON.parse> = await response.json();
  expect(intent).toMatchObject({
    status: 'succeeded',
    latest_charge: { captured: true, amount: intent.amount_received },
  });
});

test('production mode is rejected', async () => {
  await expect(
    startSandbox({ port: 0, dataFolder: folder, environment: { NODE_ENV: 'production' } }),
  ).rejects.toThrow('NODE_ENV is production, and this is the sandbox.');
});
