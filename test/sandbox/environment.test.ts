import { readSandboxEnvironment } from '../../src/sandbox/environment';
import { getExternalServices } from '../../src/sandbox/external-services';

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
};
const firebase = {
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'secondhand.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'secondhand',
};

const readServices = (environment: Record<string, string>) =>
  getExternalServices(readSandboxEnvironment(environment));

test('every external service is emulated by default', () => {
  expect(readServices({})).toEqual({});
});

test('the variables of the sandbox have defaults, and an invalid value is rejected', () => {
  expect(readSandboxEnvironment({})).toMatchObject({ PORT: 3000, DATA_DIR: '.data', SEED: 'demo' });
  expect(readSandboxEnvironment({}).REQUIRE_CONFIRMED_EMAIL).toBe(false);
  expect(() => readSandboxEnvironment({ SEED: 'all' })).toThrow(
    'SEED is unknown (expected demo or none), got all.',
  );
});

test('one service can be real while the others are emulated', () => {
  expect(readServices(stripe)).toEqual({
    stripe: {
      secretKey: 'sk_test_1',
      publishableKey: 'pk_test_1',
      webhookSecret: 'whsec_0123456789abcdef',
    },
  });
  expect(readServices({ ...firebase, FIREBASE_APP_ID: 'app' })).toEqual({
    firebase: {
      apiKey: 'key',
      authDomain: 'secondhand.firebaseapp.com',
      projectId: 'secondhand',
      appId: 'app',
    },
  });
  const email = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'orders@shop.example' };
  expect(readServices(email)).toEqual({
    smtp: { smtpUrl: email.SMTP_URL, from: email.MAIL_FROM },
  });
});

test.each(['/1/upload', 'http://localhost:8080/upload', 'http://[::1]/upload'])(
  'the image host may be on this machine, at %s',
  (IMAGE_HOST_URL) => {
    const { imageHost } = readServices({ IMAGE_HOST_KEY: 'key', IMAGE_HOST_URL });
    expect(imageHost?.uploadUrl).toBe(IMAGE_HOST_URL);
  },
);

test.each([
  [{ ...stripe, STRIPE_WEBHOOK_SECRET: '' }, ['STRIPE_WEBHOOK_SECRET is missing']],
  [{ ...stripe, STRIPE_WEBHOOK_SECRET: '  ' }, ['STRIPE_WEBHOOK_SECRET is missing']],
  [
    { FIREBASE_PROJECT_ID: 'secondhand', PORT: 'http' },
    ['FIREBASE_API_KEY is missing', 'FIREBASE_AUTH_DOMAIN is missing', 'PORT is not a port number'],
  ],
])('a service with only some of its variables is rejected: %o', (environment, problems) => {
  for (const problem of problems) expect(() => readServices(environment)).toThrow(problem);
});

test.each([
  [{ ...stripe, STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }],
  [{ ...stripe, STRIPE_SECRET_KEY: 'rk_live_1' }],
])('live keys are rejected: %o', (environment) => {
  expect(() => readServices(environment)).toThrow(
    'STRIPE_SECRET_KEY is a live key (expected a test key: the sandbox moves no money).',
  );
});

test('production is rejected', () => {
  expect(() => readSandboxEnvironment({ NODE_ENV: 'production' })).toThrow(
    'NODE_ENV is production, and this is the sandbox.',
  );
});

test.each([
  [{ ...stripe, STRIPE_PUBLISHABLE_KEY: 'sk_test_1' }, 'STRIPE_PUBLISHABLE_KEY is not'],
  [{ ALLOWED_ORIGINS: '*' }, 'ALLOWED_ORIGINS is not'],
  [{ IMAGE_HOST_KEY: 'key', IMAGE_SIZES_TEMPLATE: 'no' }, 'IMAGE_SIZES_TEMPLATE is not'],
  ...[
    'javascript:',
    'http://localhost.shop.example/',
    '//images.example/upload',
    '/\\images.example/upload',
  ].map((IMAGE_HOST_URL) => [
    { IMAGE_HOST_KEY: 'key', IMAGE_HOST_URL },
    'IMAGE_HOST_URL is not an https URL',
  ]),
] as [Record<string, string>, string][])(
  'an invalid value is reported with the name of its variable: %o',
  (environment, problem) => {
    expect(() => readServices(environment)).toThrow(problem);
  },
);
