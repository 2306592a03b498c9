import { ConfigurationError, readConfiguration } from '../../src/server/configuration';

const complete = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://secondhand@db.example/secondhand',
  ACCESS_TOKEN_SECRET: 'thirty-two characters or even more of them',
  FIREBASE_API_KEY: 'firebase-key',
  FIREBASE_AUTH_DOMAIN: 'secondhand.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'secondhand',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  IMAGE_HOST_KEY: 'imgbb-key',
};

function problemsOf(environment: Record<string, string | undefined>): string[] {
  try {
    readConfiguration(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
}

test('a complete environment is read, with its defaults', () => {
  expect(readConfiguration(complete)).toEqual({
    port: 3000,
    databaseUrl: complete.DATABASE_URL,
    dataFolder: '.data',
    accessTokenSecret: complete.ACCESS_TOKEN_SECRET,
    firebaseProjectId: 'secondhand',
    stripeSecretKey: 'sk_live_1',
    stripeWebhookSecret: 'whsec_1',
    allowedOrigins: [],
    trustedProxies: undefined,
    httpsOnly: true,
    publicConfiguration: {
      apiUrl: '/api',
      firebase: {
        apiKey: 'firebase-key',
        authDomain: 'secondhand.firebaseapp.com',
        projectId: 'secondhand',
      },
      stripePublishableKey: 'pk_live_1',
      imageHost: {
        uploadUrl: 'https://api.imgbb.com/1/upload',
        key: 'imgbb-key',
        pictures: ['https://i.ibb.co/'],
      },
    },
  });
});

test('what may be chosen is read', () => {
  const configuration = readConfiguration({
    ...complete,
    PORT: '8080',
    DATA_DIR: '/var/lib/secondhand',
    FIREBASE_APP_ID: '1:2:web:3',
    IMAGE_HOST_URL: 'https://images.example/upload',
    IMAGE_SIZES_TEMPLATE: '{url}?w={width}&f={format}',
    ALLOWED_ORIGINS: 'https://one.example, https://two.example,',
    STATECHARTS: 'on',
    TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,2001:db8::1',
  });
  expect(configuration).toMatchObject({
    port: 8080,
    dataFolder: '/var/lib/secondhand',
    allowedOrigins: ['https://one.example', 'https://two.example'],
    trustedProxies: 'loopback, 10.0.0.0/8,2001:db8::1',
    publicConfiguration: {
      firebase: { appId: '1:2:web:3' },
      imageHost: {
        uploadUrl: 'https://images.example/upload',
        sizes: { template: '{url}?w={width}&f={format}' },
      },
      statecharts: true,
    },
  });
});

test('state charts are shown only where they are turned on', () => {
  for (const value of ['', 'off', ' ']) {
    const { publicConfiguration } = readConfiguration({ ...complete, STATECHARTS: value });
    expect(publicConfiguration).not.toHaveProperty('statecharts');
  }
  expect(problemsOf({ ...complete, STATECHARTS: 'yes' })).toEqual([
    'STATECHARTS is neither on nor off: yes.',
  ]);
});

const needed = Object.keys(complete).filter((name) => name !== 'NODE_ENV');

test.each(needed)('without %s the server does not start, and says so', (name) => {
  for (const value of [undefined, '', '  ']) {
    const problems = problemsOf({ ...complete, [name]: value });
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} is missing: `))]);
  }
});

test('everything that is missing is told at once, a line each', () => {
  expect(problemsOf({ NODE_ENV: 'production' })).toHaveLength(needed.length);
  expect(new ConfigurationError(['A is missing.', 'B is missing.']).message.split('\n')).toEqual([
    'The server cannot start:',
    '  A is missing.',
    '  B is missing.',
  ]);
});

test('an environment that does not say what it is counts as production', () => {
  expect(problemsOf({ ...complete, NODE_ENV: undefined, DATABASE_URL: undefined })).toHaveLength(1);
});

test('in development PGlite may take the place of a database server', () => {
  const environment = { ...complete, NODE_ENV: 'development', DATABASE_URL: undefined };
  expect(readConfiguration(environment).databaseUrl).toBeUndefined();
});

test.each([
  ['FIREBASE_AUTH_EMULATOR_HOST', 'localhost:9099'],
  ['FIREBASE_PROJECT_ID', 'demo-secondhand'],
  ['STRIPE_API_URL', 'http://localhost:3000'],
  ['STRIPE_SECRET_KEY', 'sk_test_secondhand_sandbox'],
  ['STRIPE_PUBLISHABLE_KEY', 'pk_test_secondhand_sandbox'],
  ['STRIPE_WEBHOOK_SECRET', 'whsec_secondhand_sandbox'],
  ['IMAGE_HOST_URL', '/image-host/1/upload'],
  ['IMAGE_HOST_URL', 'http://localhost:3000/image-host/1/upload'],
  ['IMAGE_HOST_URL', 'http://127.0.0.1:3000/upload'],
  ['IMAGE_HOST_KEY', 'secondhand-sandbox'],
])('%s of the sandbox keeps the server from starting', (name, value) => {
  for (const environment of ['production', 'development']) {
    const problems = problemsOf({ ...complete, NODE_ENV: environment, [name]: value });
    expect(problems).toEqual([
      expect.stringMatching(new RegExp(`^${name} is set for the sandbox: `)),
    ]);
  }
});

test('a short secret and a port that is none are refused', () => {
  expect(problemsOf({ ...complete, ACCESS_TOKEN_SECRET: 'short' })).toEqual([
    'ACCESS_TOKEN_SECRET is too short: it needs 32 characters.',
  ]);
  for (const port of ['http', '-1', '70000', '3000.5']) {
    expect(problemsOf({ ...complete, PORT: port })).toEqual([
      `PORT is not a port number: ${port}.`,
    ]);
  }
});

test('a trusted proxy is an address, a network, or one of the names for several', () => {
  for (const proxies of ['anybody', '10.0.0.0/8/8', '10.0.0.0/x', '1']) {
    expect(problemsOf({ ...complete, TRUSTED_PROXIES: proxies })).toEqual([
      `TRUSTED_PROXIES does not list addresses or networks: ${proxies}.`,
    ]);
  }
});

test('browsers need not insist on HTTPS where somebody develops', () => {
  expect(readConfiguration({ ...complete, NODE_ENV: 'development' }).httpsOnly).toBe(false);
});
