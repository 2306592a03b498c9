import { readRealParties } from '../../src/sandbox/parties';

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

test('every party is stood in for unless its variables are set', () => {
  expect(readRealParties({})).toEqual({});
});

test('a single party can be the real one', () => {
  expect(readRealParties(stripe)).toEqual({
    stripe: {
      secretKey: 'sk_test_1',
      publishableKey: 'pk_test_1',
      webhookSecret: 'whsec_0123456789abcdef',
    },
  });
  expect(readRealParties({ ...firebase, FIREBASE_APP_ID: 'app' })).toEqual({
    firebase: {
      apiKey: 'key',
      authDomain: 'secondhand.firebaseapp.com',
      projectId: 'secondhand',
      appId: 'app',
    },
  });
});

test('the image host is imgbb unless another is named', () => {
  const { imageHost } = readRealParties({ IMAGE_HOST_KEY: 'key' });
  expect(imageHost).toEqual({
    key: 'key',
    uploadUrl: 'https://api.imgbb.com/1/upload',
    pictures: ['https://i.ibb.co/'],
  });
  const IMAGE_HOST_URL = 'https://images.example/upload';
  expect(readRealParties({ IMAGE_HOST_KEY: 'key', IMAGE_HOST_URL }).imageHost?.uploadUrl).toBe(
    IMAGE_HOST_URL,
  );
});

test.each(['/1/upload', 'http://localhost:8080/upload', 'http://[::1]/upload'])(
  'the image host may be on this machine, at %s',
  (IMAGE_HOST_URL) => {
    const { imageHost } = readRealParties({ IMAGE_HOST_KEY: 'key', IMAGE_HOST_URL });
    expect(imageHost?.uploadUrl).toBe(IMAGE_HOST_URL);
  },
);

test('a real image host may have an image CDN in front of it', () => {
  const template = 'https://sizes.example/{width}/{format}/{url}';
  const environment = { IMAGE_HOST_KEY: 'key', IMAGE_SIZES_TEMPLATE: template };
  expect(readRealParties(environment).imageHost?.sizes).toMatchObject({ template });
  expect(() => readRealParties({ ...environment, IMAGE_SIZES_TEMPLATE: 'no' })).toThrow(
    'IMAGE_SIZES_TEMPLATE',
  );
});

test.each([
  [{ ...stripe, STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET'],
  [{ ...stripe, STRIPE_WEBHOOK_SECRET: '  ' }, 'STRIPE_WEBHOOK_SECRET is missing'],
  [{ FIREBASE_PROJECT_ID: 'secondhand' }, 'FIREBASE_API_KEY'],
])('a party that is half set is refused by the name of what is missing', (environment, name) => {
  expect(() => readRealParties(environment)).toThrow(name);
});

test.each([
  [{ ...stripe, STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }],
  [{ ...stripe, STRIPE_SECRET_KEY: 'rk_live_1' }],
])('live keys are refused: nothing in a sandbox costs money', (environment) => {
  expect(() => readRealParties(environment)).toThrow(
    'STRIPE_SECRET_KEY is a live key, and the sandbox takes test keys only.',
  );
});

test.each([
  [{ ...stripe, STRIPE_PUBLISHABLE_KEY: 'sk_test_1' }, 'STRIPE_PUBLISHABLE_KEY is no'],
  [{ ALLOWED_ORIGINS: '*' }, 'ALLOWED_ORIGINS must list'],
  [{ IMAGE_HOST_KEY: 'key', IMAGE_HOST_URL: 'javascript:' }, 'IMAGE_HOST_URL must be'],
  [
    { IMAGE_HOST_KEY: 'key', IMAGE_HOST_URL: 'http://localhost.shop.example/' },
    'IMAGE_HOST_URL must',
  ],
  [{ IMAGE_HOST_KEY: 'key', IMAGE_HOST_URL: '//images.example/upload' }, 'IMAGE_HOST_URL must be'],
  [{ IMAGE_HOST_KEY: 'key', IMAGE_HOST_URL: '/\\images.example/upload' }, 'IMAGE_HOST_URL must be'],
])('a mistake is told as in production', (environment, line) => {
  expect(() => readRealParties(environment)).toThrow(line);
});
