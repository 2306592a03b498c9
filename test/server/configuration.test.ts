import { ConfigurationError, readConfiguration } from '../../src/server/configuration';
import { readLimits } from '../../src/server/environment/limits';

const complete = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://secondhand@db.example/secondhand',
  ACCESS_TOKEN_SECRET: '0f1e2d3c4b5a69788796a5b4c3d2e1f0',
  FIREBASE_API_KEY: 'firebase-key',
  FIREBASE_AUTH_DOMAIN: 'secondhand.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'secondhand',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
  SITE_URL: 'https://shop.example/',
  IMAGE_HOST_KEY: 'imgbb-key',
};

const testKeys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };

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
    accessTokenKeys: {
      secret: complete.ACCESS_TOKEN_SECRET,
      previousSecret: undefined,
      audience: complete.FIREBASE_PROJECT_ID,
    },
    firebaseProjectId: 'secondhand',
    stripeSecretKey: 'sk_live_1',
    stripeWebhookSecret: 'whsec_0123456789abcdef',
    allowedOrigins: [],
    siteUrl: 'https://shop.example',
    apiDocs: false,
    telemetry: { metricsPort: undefined, otlp: undefined },
    trustedProxies: undefined,
    httpsOnly: true,
    limits: readLimits({}),
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
    FIREBASE_APP_ID: '1:2:web:3',
    IMAGE_HOST_URL: 'https://images.example/upload',
    IMAGE_SIZES_TEMPLATE: '{url}?w={width}&f={format}',
    ALLOWED_ORIGINS: 'https://one.example, https://two.example,',
    STATECHARTS: 'on',
    SUPPORT_EMAIL: 'help@shop.example',
    TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,2001:db8::1',
    PREVIOUS_ACCESS_TOKEN_SECRET: 'f0e1d2c3b4a5968778695a4b3c2d1e0f',
    ACCESS_TOKEN_AUDIENCE: 'secondhand-staging',
  });
  expect(configuration).toMatchObject({
    port: 8080,
    allowedOrigins: ['https://one.example', 'https://two.example'],
    accessTokenKeys: {
      previousSecret: 'f0e1d2c3b4a5968778695a4b3c2d1e0f',
      audience: 'secondhand-staging',
    },
    trustedProxies: 'loopback, 10.0.0.0/8,2001:db8::1',
    publicConfiguration: {
      firebase: { appId: '1:2:web:3' },
      imageHost: {
        uploadUrl: 'https://images.example/upload',
        sizes: { template: '{url}?w={width}&f={format}' },
      },
      statecharts: true,
      supportEmail: 'help@shop.example',
    },
  });
});

test('buyers are not told to write to what is no address', () => {
  expect(problemsOf({ ...complete, SUPPORT_EMAIL: 'help at shop' })).toEqual([
    'SUPPORT_EMAIL is not an email address: help at shop.',
  ]);
});

const mail = {
  SMTP_URL: 'smtps://shop:secret@smtp.example:465',
  MAIL_FROM: 'Secondhand <orders@shop.example>',
};

test('mails are written where it is said how, and not otherwise', () => {
  expect(readConfiguration({ ...complete, ...mail }).mail).toEqual({
    smtpUrl: mail.SMTP_URL,
    from: mail.MAIL_FROM,
    siteUrl: 'https://shop.example',
  });
  expect(readConfiguration(complete).mail).toBeUndefined();
});

test.each([
  [{ MAIL_FROM: '' }, 'MAIL_FROM is missing. Set it with SMTP_URL: the sender of emails.'],
  [
    { MAIL_FROM: 'orders' },
    'MAIL_FROM is not a mailbox: orders (expected Secondhand <orders@shop.example>).',
  ],
  [{ SMTP_URL: '' }, 'SMTP_URL is missing. Set it with MAIL_FROM.'],
  [
    { SMTP_URL: 'smtp.example:secret' },
    'SMTP_URL is not an SMTP URL (expected smtps://name:password@host:465).',
  ],
])('half a way to write mails, such as %o, is told in one line', (change, problem) => {
  expect(problemsOf({ ...complete, ...mail, ...change })).toEqual([problem]);
});

test.each(['/v1', '/api/', 'https://api.shop.example/v1/', 'http://localhost:4000'])(
  'pages may call the API at %s',
  (API_URL) => {
    const { publicConfiguration } = readConfiguration({ ...complete, API_URL });
    expect(publicConfiguration.apiUrl).toBe(API_URL);
  },
);

test('the page that shows the API is there only where it is turned on', () => {
  expect(readConfiguration({ ...complete, API_DOCS: 'on' }).apiDocs).toBe(true);
  for (const value of ['', 'off', ' ']) {
    expect(readConfiguration({ ...complete, API_DOCS: value }).apiDocs).toBe(false);
  }
  expect(problemsOf({ ...complete, API_DOCS: 'yes' })).toEqual([
    'API_DOCS is neither on nor off: yes.',
  ]);
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
])('%s of the sandbox keeps the server from starting', (name, value) => {
  for (const environment of ['production', 'development']) {
    const problems = problemsOf({
      ...complete,
      ...testKeys,
      NODE_ENV: environment,
      [name]: value,
    });
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
  expect(readConfiguration({ ...complete, ...testKeys, NODE_ENV: 'development' }).httpsOnly).toBe(
    false,
  );
});

describe('a mistake that could be expensive', () => {
  test.each([
    ['STRIPE_PUBLISHABLE_KEY', 'sk_live_1', 'is not a Stripe publishable key '],
    ['FIREBASE_API_KEY', 'sk_live_1', 'is a secret of Stripe, and every page shows it'],
    ['FIREBASE_API_KEY', 'rk_test_1', 'is a secret of Stripe, '],
    ['FIREBASE_APP_ID', 'whsec_0123456789abcdef', 'is a secret of Stripe, '],
    ['IMAGE_HOST_KEY', 'sk_test_1', 'is a secret of Stripe, '],
    ['STRIPE_SECRET_KEY', 'pk_live_1', 'is not a Stripe secret key '],
    ['STRIPE_WEBHOOK_SECRET', 'x', 'is not the signing secret of a Stripe webhook '],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_x', 'is not the signing secret of a Stripe webhook '],
    ['STRIPE_WEBHOOK_SECRET', `whsec_${'x'.repeat(32)}`, 'is not the signing secret of '],
    ['ACCESS_TOKEN_SECRET', 'x'.repeat(64), 'is not random: '],
    ['ACCESS_TOKEN_SECRET', 'abc'.repeat(20), 'is not random: '],
    ['ACCESS_TOKEN_SECRET', 'password1'.repeat(4), 'is not random: '],
    [
      'ACCESS_TOKEN_SECRET',
      'at least 32 random characters that sign the access tokens',
      'is made of ',
    ],
    ['ACCESS_TOKEN_SECRET', 'thirty-two characters or even more of them', 'is made of '],
    ['ACCESS_TOKEN_SECRET', 'change-me-to-thirty-two-or-more-letters', 'is made of '],
    ['ACCESS_TOKEN_SECRET', 'your-256-bit-key-goes-here-before-start', 'is made of '],
    ['ACCESS_TOKEN_SECRET', 'ReplaceThisWithAtLeast32RandomCharacters', 'is made of '],
    ['ACCESS_TOKEN_SECRET', '<at_least_32_random_characters>_____1234', 'is made of '],
    ['PREVIOUS_ACCESS_TOKEN_SECRET', 'at least 32 random characters of before', 'is made of '],
    ['FIREBASE_AUTH_DOMAIN', 'https://secondhand.firebaseapp.com', 'is not a host name '],
    ['FIREBASE_AUTH_DOMAIN', 'secondhand.firebaseapp.com/', 'is not a host name '],
    ['FIREBASE_AUTH_DOMAIN', 'secondhand', 'is not a host name '],
    ['FIREBASE_AUTH_DOMAIN', "the Firebase project's domain", 'is not a host name '],
    ['FIREBASE_AUTH_DOMAIN', '….firebaseapp.com', 'is not a host name '],
    ['FIREBASE_AUTH_DOMAIN', 'me:secret@secondhand.firebaseapp.com', 'is not a host name '],
    ['FIREBASE_AUTH_DOMAIN', '0.0.0.0', 'is not a host name '],
    ['FIREBASE_AUTH_DOMAIN', 'localhost', 'is not a host name '],
    ['FIREBASE_AUTH_DOMAIN', 'secondhand.localhost', 'is not a host name '],
    ['ALLOWED_ORIGINS', '*', 'must list origins '],
    ['ALLOWED_ORIGINS', 'https://*', 'must list origins '],
    ['ALLOWED_ORIGINS', 'https://*.shop.example', 'must list origins '],
    ['ALLOWED_ORIGINS', 'null', 'must list origins '],
    ['ALLOWED_ORIGINS', 'https://shop.example/', 'must list origins '],
    ['ALLOWED_ORIGINS', 'http://shop.example', 'must list origins '],
    ['ALLOWED_ORIGINS', 'https://one.example,https://*.two.example/x', 'must list origins '],
    ['SECURITY_CONTACT', 'me@shop.example', 'begins with neither mailto: nor https: '],
    ['SITE_URL', 'shop.example', 'is no origin such as '],
    ['SITE_URL', 'https://shop.example/path', 'is no origin such as '],
    ['SITE_URL', 'https://a b', 'is no origin such as '],
    ['SITE_URL', 'http://[shop]', 'is no origin such as '],
    ['SITE_URL', 'https://shop.example?from=mail', 'is no origin such as '],
    ['SITE_URL', 'http://shop.example', 'must be https'],
    ['TRUSTED_PROXIES', '0.0.0.0/0', 'believes everybody '],
    ['TRUSTED_PROXIES', '10.0.0.0/8, ::/0', 'believes everybody '],
    ['PREVIOUS_ACCESS_TOKEN_SECRET', complete.ACCESS_TOKEN_SECRET, 'is the secret of now: '],
    ['API_URL', '//api.shop.example/v1', 'must be a path such as /api, or an https address'],
    ['API_URL', 'api.shop.example', 'must be a path '],
    ['API_URL', 'http://api.shop.example', 'must be a path '],
    ['API_URL', 'https://api.shop.example/?v=1', 'must be a path '],
    ['IMAGE_HOST_URL', 'javascript:alert(1)', 'must be an https address'],
    ['IMAGE_HOST_URL', 'http://images.example/upload', 'must be an https address'],
    ['IMAGE_HOST_URL', 'https://me:secret@images.example/upload', 'must be an https address'],
  ])('%s=%s keeps the server from starting, and is told in one line', (name, value, reason) => {
    const problems = problemsOf({ ...complete, [name]: value });
    expect(problems).toEqual([expect.stringContaining(`${name} ${reason}`)]);
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
  ])('%s=%s leads to no host, and is told in one line', (name, value) => {
    const problems = problemsOf({ ...complete, [name]: value });
    expect(problems).toEqual([expect.stringContaining(`${name} leads to no host: `)]);
  });

  test.each([
    [{ STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }],
    [{ STRIPE_SECRET_KEY: 'rk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }],
    [{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }],
  ])('nor does it start with %o, of which one is live', (keys) => {
    expect(problemsOf({ ...complete, ...keys })).toEqual([
      expect.stringMatching(/is a live key and .* a test key: both must be of one kind\.$/),
    ]);
  });

  test('live keys are none for development', () => {
    expect(problemsOf({ ...complete, NODE_ENV: 'development' })).toEqual([
      'STRIPE_SECRET_KEY is a live key, and NODE_ENV=development takes test keys only.',
      'STRIPE_PUBLISHABLE_KEY is a live key, and NODE_ENV=development takes test keys only.',
    ]);
  });

  test.each([
    'ALLOWED_ORIGINS',
    'API_URL',
    'IMAGE_BUCKET',
    'IMAGE_HOST_PICTURES',
    'IMAGE_HOST_URL',
    'IMAGE_SIZES_TEMPLATE',
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'SITE_URL',
  ])('a line about %s does not repeat a password', (name) => {
    const images = name === 'IMAGE_BUCKET' ? { IMAGE_HOST_KEY: '' } : {};
    for (const address of ['ftp://shop:pass/w@rd@db.example/a?b', 'shop:pass/w@rd@db.example']) {
      const lines = problemsOf({ ...complete, ...images, [name]: address }).join();
      expect(lines).toContain(`${name} `);
      expect(lines).toContain('…@db.example');
      expect(lines).not.toContain('pass');
    }
  });

  test('no line repeats a secret', () => {
    const secrets = {
      STRIPE_SECRET_KEY: 'live-secret-1',
      STRIPE_PUBLISHABLE_KEY: 'sk_live_secret_2',
      STRIPE_WEBHOOK_SECRET: 'secret-3',
      ACCESS_TOKEN_SECRET: 'secret-4'.repeat(5),
    };
    const problems = problemsOf({ ...complete, ...secrets });
    expect(problems.length).toBeGreaterThanOrEqual(4);
    expect(problems.join()).not.toMatch(/secret[-_]\d/);
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
])('%o is nothing wrong', (environment) => {
  expect(problemsOf({ ...complete, ...environment })).toEqual([]);
});

test("metrics have a port that is not everybody's", () => {
  const metricsPort = (METRICS_PORT: string, more = {}) =>
    problemsOf({ ...complete, METRICS_PORT, ...more });
  expect(readConfiguration({ ...complete, METRICS_PORT: '9464' }).telemetry.metricsPort).toBe(9464);
  expect(metricsPort('9464')).toEqual([]);
  expect(metricsPort('many')).toEqual(['METRICS_PORT is not a port number: many.']);
  expect(metricsPort('70000')).toEqual(['METRICS_PORT is not a port number: 70000.']);
  const shared = ['METRICS_PORT is PORT: everybody could read what is for you.'];
  expect(metricsPort('3000')).toEqual(shared);
  expect(metricsPort('8080', { PORT: '8080' })).toEqual(shared);
});

describe('traces', () => {
  const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example/otlp/' };
  const headersLine = /^OTEL_EXPORTER_OTLP_HEADERS must list headers /;

  test('go to the collector that is named, and pages are told of it', () => {
    const { telemetry, publicConfiguration } = readConfiguration({
      ...complete,
      ...collector,
      OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20secret, tenant=shop=1',
      OTEL_TRACES_SAMPLER_ARG: '0.5',
    });
    expect(telemetry.otlp).toEqual({
      endpoint: 'https://collector.example/otlp',
      headers: { 'api-key': 'a secret', tenant: 'shop=1' },
      serviceName: 'secondhand',
      share: 0.5,
    });
    expect(publicConfiguration.traces).toBe(0.5);
    const { telemetry: named } = readConfiguration({
      ...complete,
      ...collector,
      OTEL_SERVICE_NAME: 'shop',
    });
    expect(named.otlp).toMatchObject({ serviceName: 'shop', share: 0.1, headers: {} });
  });

  test.each([
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
      'OTEL_EXPORTER_OTLP_ENDPOINT is no address of a collector: collector:4318.',
    ],
    [
      {
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example',
        OTEL_EXPORTER_OTLP_HEADERS: 'k=v',
      },
      'OTEL_EXPORTER_OTLP_HEADERS would be sent without https.',
    ],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://a b', OTEL_EXPORTER_OTLP_HEADERS: 'k=v' },
      'OTEL_EXPORTER_OTLP_ENDPOINT is no address of a collector: http://a b.',
    ],
    [{ ...collector, OTEL_EXPORTER_OTLP_HEADERS: 'k=100%' }, expect.stringMatching(headersLine)],
    [{ ...collector, OTEL_EXPORTER_OTLP_HEADERS: 'a name=v' }, expect.stringMatching(headersLine)],
    [
      { ...collector, OTEL_EXPORTER_OTLP_HEADERS: 'k=%E2%82%AC' },
      expect.stringMatching(headersLine),
    ],
    [
      { ...collector, OTEL_TRACES_SAMPLER_ARG: '10' },
      'OTEL_TRACES_SAMPLER_ARG is no share from 0 to 1: 10.',
    ],
  ])('are refused with %o', (environment, problem) => {
    expect(problemsOf({ ...complete, ...environment })).toEqual([problem]);
  });
});
