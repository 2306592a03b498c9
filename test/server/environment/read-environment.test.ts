import {
  ConfigurationError,
  readEnvironment,
} from '../../../src/server/environment/read-environment';
import { defaultLimits } from '../../../src/server/environment/limits';
import { getMailSettings } from '../../../src/server/domains/mail/mail-settings';
import { getPublicConfiguration } from '../../../src/server/public-configuration';
import { getTelemetrySettings } from '../../../src/server/telemetry/telemetry-settings';
import { readLimits } from '../support/read-limits';
import { completeEnvironment, findProblems } from './complete-environment';

const testKeys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };

const readChanged = (changes: Record<string, string> = {}) =>
  readEnvironment({ ...completeEnvironment, ...changes });

test('the required variables alone are valid', () => {
  const environment = readChanged();
  expect(environment).toMatchObject({
    PORT: 3000,
    SITE_URL: 'https://shop.example',
    API_URL: '/api',
    ALLOWED_ORIGINS: [],
    API_DOCS: false,
    IMAGE_BUCKET_REGION: 'us-east-1',
    MAX_CONNECTIONS: 2000,
    OTEL_TRACES_SAMPLER_ARG: 0.1,
  });
  expect(getMailSettings(environment, environment.SITE_URL)).toBeUndefined();
  expect(getTelemetrySettings(environment)).toEqual({});
  expect(getPublicConfiguration(environment)).toEqual({
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
    requiresConfirmedEmail: true,
  });
});

test('pages are told another currency than that of the specification', () => {
  expect(getPublicConfiguration(readChanged({ CURRENCY: 'JPY' }))).toHaveProperty(
    'currency',
    'jpy',
  );
});

test('another API can only do what the operator states', () => {
  const capabilitiesOf = (changes: Record<string, string>) =>
    getPublicConfiguration(readChanged({ API_URL: 'https://api.example', ...changes }))
      .capabilities;
  expect(capabilitiesOf({})).toEqual([]);
  expect(capabilitiesOf({ API_CAPABILITIES: 'extensions, uploads' })).toEqual([
    'extensions',
    'uploads',
  ]);
});

test('optional variables are read, without the spaces around them', () => {
  const environment = readChanged({
    PORT: ' 8080 ',
    FIREBASE_APP_ID: '1:2:web:3',
    IMAGE_HOST_URL: 'https://images.example/upload',
    IMAGE_SIZES_TEMPLATE: '{url}?w={width}&f={format}',
    ALLOWED_ORIGINS: 'https://one.example, https://two.example,',
    STATECHARTS: 'on',
    API_DOCS: 'on',
    SUPPORT_EMAIL: 'help@shop.example',
    REQUIRE_CONFIRMED_EMAIL: 'off',
    TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,2001:db8::1',
    PREVIOUS_ACCESS_TOKEN_SECRET: 'f0e1d2c3b4a5968778695a4b3c2d1e0f',
    ACCESS_TOKEN_AUDIENCE: 'secondhand-staging',
  });
  expect(environment).toMatchObject({
    PORT: 8080,
    ALLOWED_ORIGINS: ['https://one.example', 'https://two.example'],
    TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,2001:db8::1',
    PREVIOUS_ACCESS_TOKEN_SECRET: 'f0e1d2c3b4a5968778695a4b3c2d1e0f',
    ACCESS_TOKEN_AUDIENCE: 'secondhand-staging',
    API_DOCS: true,
  });
  expect(getPublicConfiguration(environment)).toMatchObject({
    firebase: { appId: '1:2:web:3' },
    imageHost: {
      uploadUrl: 'https://images.example/upload',
      sizes: { template: '{url}?w={width}&f={format}' },
    },
    statecharts: true,
    supportEmail: 'help@shop.example',
  });
  expect(getPublicConfiguration(environment)).not.toHaveProperty('requiresConfirmedEmail');
});

const requiredNames = Object.keys(completeEnvironment).filter((name) => name !== 'NODE_ENV');

test.each(requiredNames)('the server does not start without %s', (name) => {
  for (const value of [undefined, '', '  ']) {
    expect(findProblems({ [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${name} is missing \\(expected .+\\)\\.$`)),
    ]);
  }
});

test('all problems are reported at once, a line each', () => {
  const readInvalid = () =>
    readEnvironment({ PORT: 'http', MAIL_FROM: 'orders', METRICS_PORT: '80000' });
  expect(readInvalid).toThrow(ConfigurationError);
  expect(readInvalid).toThrow(
    [
      'The server cannot start:',
      'SITE_URL is missing (expected an origin such as https://shop.example; http only for localhost).',
      'PORT is not a port number (expected a number from 0 to 65535), got http.',
      'DATABASE_URL is missing (expected postgres://user:password@host/name).',
      'ACCESS_TOKEN_SECRET is missing (expected at least 32 random characters, as `openssl rand -base64 48` prints them).',
      'FIREBASE_API_KEY is missing (expected the web API key of the Firebase project).',
      'FIREBASE_AUTH_DOMAIN is missing (expected a name such as shop.firebaseapp.com, without https:// and a path).',
      'FIREBASE_PROJECT_ID is missing (expected the id of the Firebase project).',
      'STRIPE_SECRET_KEY is missing (expected sk_live_…, sk_test_… or a restricted rk_…).',
      'STRIPE_PUBLISHABLE_KEY is missing (expected pk_live_… or pk_test_…).',
      'STRIPE_WEBHOOK_SECRET is missing (expected whsec_…).',
      'MAIL_FROM is not a mailbox (expected orders@shop.example), got orders.',
      'METRICS_PORT is not a port number (expected a number from 0 to 65535), got 80000.',
      'IMAGE_HOST_KEY is missing (expected the API key of the image host, unless IMAGE_FOLDER or IMAGE_BUCKET is set).',
      'SMTP_URL is missing. Set it with MAIL_FROM (expected smtps://name:password@host:465).',
    ].join('\n  '),
  );
});

test('an unset NODE_ENV means production', () => {
  expect(findProblems({ NODE_ENV: undefined })).toEqual([]);
  expect(readChanged({ NODE_ENV: '' }).NODE_ENV).toBe('production');
});

describe('a value of the sandbox', () => {
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
    ['IMAGE_HOST_URL', 'https://localhost./upload'],
    ['IMAGE_HOST_URL', 'https://[::ffff:127.0.0.1]/upload'],
  ])('is rejected: %s=%s', (name, value) => {
    for (const NODE_ENV of ['production', 'development']) {
      expect(findProblems({ ...testKeys, NODE_ENV, [name]: value })).toEqual([
        expect.stringMatching(new RegExp(`^${name} is set for the sandbox: `)),
      ]);
    }
  });
});

describe('an invalid value is reported in one line', () => {
  test.each([
    ...['http', '-1', '70000', '3000.5'].map((port) => ['PORT', port, 'is not a port number']),
    ['ACCESS_TOKEN_SECRET', 'short', 'is too short'],
    ...['x'.repeat(64), 'abc'.repeat(20), 'password1'.repeat(4)].map((secret) => [
      'ACCESS_TOKEN_SECRET',
      secret,
      'is not random',
    ]),
    ...[
      'at least 32 random characters that sign the access tokens',
      'thirty-two characters or even more of them',
      'change-me-to-thirty-two-or-more-letters',
      'your-256-bit-key-goes-here-before-start',
      'ReplaceThisWithAtLeast32RandomCharacters',
      '<at_least_32_random_characters>_____1234',
    ].map((secret) => ['ACCESS_TOKEN_SECRET', secret, 'is made of words']),
    ['PREVIOUS_ACCESS_TOKEN_SECRET', 'at least 32 random characters of before', 'is made of words'],
    [
      'PREVIOUS_ACCESS_TOKEN_SECRET',
      completeEnvironment.ACCESS_TOKEN_SECRET,
      'is the same as ACCESS_TOKEN_SECRET',
    ],
    ['STRIPE_PUBLISHABLE_KEY', 'sk_live_1', 'is not a Stripe publishable key'],
    ['STRIPE_SECRET_KEY', 'pk_live_1', 'is not a Stripe secret key'],
    ...['x', 'whsec_x', `whsec_${'x'.repeat(32)}`].map((secret) => [
      'STRIPE_WEBHOOK_SECRET',
      secret,
      'is not the signing secret of a Stripe webhook',
    ]),
    ['FIREBASE_API_KEY', 'sk_live_1', 'is a Stripe secret, and every page would contain it'],
    ['FIREBASE_API_KEY', 'rk_test_1', 'is a Stripe secret'],
    ['FIREBASE_APP_ID', 'whsec_0123456789abcdef', 'is a Stripe secret'],
    ['IMAGE_HOST_KEY', 'sk_test_1', 'is a Stripe secret'],
    ...[
      'https://secondhand.firebaseapp.com',
      'secondhand.firebaseapp.com/',
      'secondhand',
      "the Firebase project's domain",
      '….firebaseapp.com',
      'me:secret@secondhand.firebaseapp.com',
      '0.0.0.0',
      'localhost',
      'secondhand.localhost',
    ].map((domain) => ['FIREBASE_AUTH_DOMAIN', domain, 'is not a host name']),
    ...[
      '*',
      'https://*',
      'https://*.shop.example',
      'null',
      'https://shop.example/',
      'http://shop.example',
      'https://one.example,https://*.two.example/x',
    ].map((origins) => ['ALLOWED_ORIGINS', origins, 'is not a list of origins']),
    ['SECURITY_CONTACT', 'me@shop.example', 'is neither a mailto: nor an https: URL'],
    ['SUPPORT_EMAIL', 'help at shop', 'is not an email address'],
    ['PHONE_FORMS', '01[0-9]+', 'is not a list of forms of phone numbers'],
    ['CURRENCY', 'XAU', 'is not a currency in which this shop can sell'],
    ...[
      'secret',
      'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=',
      'Zm9yLXRoZS10ZXN0cy1hbG9uZS0wMTIzNDU2Nzg5MDE=,c2hvcnQ=',
      ',',
    ].map((keys) => ['PAYOUT_ACCOUNT_KEYS', keys, 'is not a list of random keys of 32 bytes']),
    ...[
      'shop.example',
      'https://shop.example/path',
      'https://a b',
      'http://[shop]',
      'https://shop.example?from=mail',
      'http://shop.example',
    ].map((url) => ['SITE_URL', url, 'is not an origin with https']),
    ...['anybody', '10.0.0.0/8/8', '10.0.0.0/x', '1'].map((proxies) => [
      'TRUSTED_PROXIES',
      proxies,
      'is not a list of IP addresses or networks',
    ]),
    ['TRUSTED_PROXIES', '0.0.0.0/0', 'trusts every client'],
    ['TRUSTED_PROXIES', '10.0.0.0/8, ::/0', 'trusts every client'],
    ...[
      '//api.shop.example/v1',
      'api.shop.example',
      'http://api.shop.example',
      'https://api.shop.example/?v=1',
    ].map((url) => ['API_URL', url, 'is neither a path nor an https URL']),
    ['API_CAPABILITIES', 'extensions, search', 'is not a list of capabilities'],
    ...[
      'javascript:alert(1)',
      'http://images.example/upload',
      'https://me:secret@images.example/upload',
    ].map((url) => ['IMAGE_HOST_URL', url, 'is not an https URL']),
    ['STATECHARTS', 'yes', 'is neither on nor off'],
    ['API_DOCS', 'yes', 'is neither on nor off'],
    ...['0', '-1', '1.5', 'many', '1e3', '99999999999'].map((limit) => [
      'REQUESTS_PER_ADDRESS',
      limit,
      'is not a whole number of at least 1',
    ]),
    ['METRICS_PORT', 'many', 'is not a port number'],
    ['METRICS_PORT', '3000', 'is the same as PORT'],
    ...['collector:4318', 'http://a b'].map((url) => [
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      url,
      'is not the URL of a collector',
    ]),
    ...['k=100%', 'a name=v', 'k=%E2%82%AC'].map((headers) => [
      'OTEL_EXPORTER_OTLP_HEADERS',
      headers,
      'is not a list of headers',
    ]),
    ['OTEL_TRACES_SAMPLER_ARG', '10', 'is not a share from 0 to 1'],
  ] as [string, string, string][])('%s=%s', (name, value, problem) => {
    expect(findProblems({ [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${name} ${problem}.* \\(expected .+\\)`)),
    ]);
  });

  test.each([
    ['ALLOWED_ORIGINS', 'https://0.0.0.0'],
    ['API_URL', 'https://0.0.0.0/v1'],
    ['IMAGE_HOST_PICTURES', 'https://i.ibb.co/, https://[::]/'],
    ['IMAGE_HOST_URL', 'https://0.0.0.0/upload'],
    ['IMAGE_HOST_URL', 'https://0/upload'],
    ['IMAGE_HOST_URL', 'https://0.0.0.1:8443/upload'],
    ['IMAGE_HOST_URL', 'https://[::]/upload'],
    ['IMAGE_HOST_URL', 'https://[::ffff:0.0.0.0]/upload'],
    ['IMAGE_SIZES_TEMPLATE', 'https://0.0.0.0/?url={url}&w={width}&f={format}'],
    ['SITE_URL', 'https://0.0.0.0:3000'],
  ])('%s=%s, which no browser can reach', (name, value) => {
    expect(findProblems({ [name]: value })).toEqual([
      expect.stringContaining(`${name} names an address that no browser can reach (expected `),
    ]);
  });
});

test('the report to the tax office needs a whole amount, and a key that encrypts the tax details', () => {
  const missingKey = 'PAYOUT_ACCOUNT_KEYS is missing (DAC7_THRESHOLD needs it).';
  expect(findProblems({ DAC7_THRESHOLD: '2000' })).toEqual([missingKey]);
  expect(findProblems({ DAC7_THRESHOLD: '2,000.50' })).toEqual([
    expect.stringContaining('DAC7_THRESHOLD is not a whole amount'),
    missingKey,
  ]);
});

describe('Stripe keys', () => {
  test.each([
    [{ STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, 'test', 'live'],
    [{ STRIPE_SECRET_KEY: 'rk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, 'test', 'live'],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'live', 'test'],
  ])('are rejected when only one of them is live: %o', (keys, publishable, secret) => {
    expect(findProblems(keys)).toEqual([
      `STRIPE_PUBLISHABLE_KEY is a ${publishable} key, but STRIPE_SECRET_KEY is a ${secret} key ` +
        '(expected two live keys or two test keys).',
    ]);
  });

  test('are test keys in development', () => {
    expect(findProblems({ NODE_ENV: 'development' })).toEqual([
      'STRIPE_SECRET_KEY is a live key (expected a test key: NODE_ENV is development).',
      'STRIPE_PUBLISHABLE_KEY is a live key (expected a test key: NODE_ENV is development).',
    ]);
  });
});

describe('secrets are not printed', () => {
  test.each([
    'ALLOWED_ORIGINS',
    'API_URL',
    'IMAGE_BUCKET',
    'IMAGE_HOST_PICTURES',
    'IMAGE_HOST_URL',
    'IMAGE_SIZES_TEMPLATE',
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'SITE_URL',
  ])('a password in %s', (name) => {
    const images = name === 'IMAGE_BUCKET' ? { IMAGE_HOST_KEY: '' } : {};
    for (const url of ['ftp://shop:pass/w@rd@db.example/a?b', 'shop:pass/w@rd@db.example']) {
      const lines = findProblems({ ...images, [name]: url }).join();
      expect(lines).toContain(`${name} `);
      expect(lines).toContain('…@db.example');
      expect(lines).not.toContain('pass');
    }
  });

  test('a secret, also in the place of a public value', () => {
    const problems = findProblems({
      STRIPE_SECRET_KEY: 'live-secret-1',
      STRIPE_PUBLISHABLE_KEY: 'sk_live_secret_2',
      STRIPE_WEBHOOK_SECRET: 'secret-3',
      ACCESS_TOKEN_SECRET: 'secret-4'.repeat(5),
      SMTP_URL: 'smtp.example:secret-5',
      OTEL_EXPORTER_OTLP_HEADERS: 'a key=secret-6',
      FIREBASE_API_KEY: 'whsec_secret_7',
    });
    expect(problems.length).toBeGreaterThanOrEqual(7);
    expect(problems.join()).not.toMatch(/secret[-_]\d/);
    expect(problems).toContain(
      'STRIPE_PUBLISHABLE_KEY is not a Stripe publishable key (expected pk_live_… or pk_test_…), got sk_live_….',
    );
  });

  test('an email address is not a secret, and is printed', () => {
    expect(findProblems({ SECURITY_CONTACT: 'me@shop.example' }).join()).toContain(
      'got me@shop.example.',
    );
  });
});

test.each([
  [{ STRIPE_SECRET_KEY: 'rk_live_1' }],
  [testKeys],
  [{ ALLOWED_ORIGINS: 'https://shop.example:8443,http://localhost:8080,http://127.0.0.1:5000' }],
  [{ SITE_URL: 'http://localhost:3000' }],
  [{ ACCESS_TOKEN_SECRET: '9vJtQm/3xX0cBq+Zr5yH2kW8sLdN7uPfGaEoTiYjRbM=' }],
  [{ ACCESS_TOKEN_SECRET: '3f2a9c1e-7b64-4d05-9a8e-c2d1f0b7e6a5' }],
  [{ FIREBASE_AUTH_DOMAIN: 'login.shop.example' }],
  [{ METRICS_PORT: '9464' }],
  [{ METRICS_PORT: '0', PORT: '0' }],
  ...['/v1', '/api/', 'https://api.shop.example/v1/', 'http://localhost:4000'].map((API_URL) => [
    { API_URL },
  ]),
  ...['', 'off', ' '].map((STATECHARTS) => [{ STATECHARTS, API_DOCS: STATECHARTS }]),
] as [Record<string, string>][])('%o is valid', (changes) => {
  expect(findProblems(changes)).toEqual([]);
});

test('each limit has its own variable', () => {
  expect(readLimits({ REQUESTS_PER_PERSON: ' 7 ', MAX_CONNECTIONS: '' })).toEqual({
    ...defaultLimits,
    requestsPerUser: 7,
  });
});

describe('emails', () => {
  const email = {
    SMTP_URL: 'smtps://shop:secret@smtp.example:465',
    MAIL_FROM: 'Secondhand <orders@shop.example>',
  };

  test('are sent with an SMTP server and a sender', () => {
    expect(getMailSettings(readChanged(email), 'https://shop.example')).toEqual({
      smtpUrl: email.SMTP_URL,
      from: email.MAIL_FROM,
      siteUrl: 'https://shop.example',
    });
  });

  test.each([
    [
      { MAIL_FROM: '' },
      'MAIL_FROM is missing. Set it with SMTP_URL (expected orders@shop.example).',
    ],
    [
      { SMTP_URL: 'smtp.example:secret' },
      'SMTP_URL is not an SMTP URL (expected smtps://name:password@host:465).',
    ],
  ])('are rejected with %o', (changes, problem) => {
    expect(findProblems({ ...email, ...changes })).toEqual([problem]);
  });
});

describe('telemetry', () => {
  const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example/otlp/' };

  test('is sent to the collector, and pages send trace ids', () => {
    const environment = readChanged({
      ...collector,
      METRICS_PORT: '9464',
      OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20secret, tenant=shop=1',
      OTEL_TRACES_SAMPLER_ARG: '0.5',
    });
    expect(getTelemetrySettings(environment)).toEqual({
      metricsPort: 9464,
      otlp: {
        endpoint: 'https://collector.example/otlp',
        headers: { 'api-key': 'a secret', tenant: 'shop=1' },
        serviceName: 'secondhand',
        samplingRatio: 0.5,
      },
    });
    expect(getPublicConfiguration(environment).traces).toBe(0.5);
    expect(
      getTelemetrySettings(readChanged({ ...collector, OTEL_SERVICE_NAME: 'shop' })).otlp,
    ).toMatchObject({ serviceName: 'shop', samplingRatio: 0.1, headers: {} });
  });

  test('sends headers by https only', () => {
    const OTEL_EXPORTER_OTLP_HEADERS = 'k=v';
    const problems = (OTEL_EXPORTER_OTLP_ENDPOINT: string) =>
      findProblems({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS });
    expect(problems('http://collector.example')).toEqual([
      'OTEL_EXPORTER_OTLP_ENDPOINT would get OTEL_EXPORTER_OTLP_HEADERS unencrypted (expected an https URL).',
    ]);
    expect(problems('http://localhost:4318')).toEqual([]);
  });
});
