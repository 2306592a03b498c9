import type { FastifyInstance } from 'fastify';
import { buildApp, type AppOptions } from '../../../src/server/app';
import type { Database } from '../../../src/server/database/database';
import { migrate } from '../../../src/server/database/migrate';
import { createAccessToken } from '../../../src/server/identity/access-token';
import type { Identity } from '../../../src/server/identity/identity';
import { readLimits } from '../../../src/server/limits';
import { generousLimits } from './generous-limits';
import { openTestDatabase } from './test-database';
import { startStripeStandIn, type StripeStandIn } from './stripe-stand-in';

export const accessTokenKeys = {
  secret: 'a secret of the tests, thirty-two characters long',
  audience: 'tests',
};
export const stripeWebhookSecret = 'whsec_of_the_tests';

export const publicConfiguration: AppOptions['publicConfiguration'] = {
  apiUrl: '/api',
  firebase: { apiKey: 'key', authDomain: 'secondhand.example', projectId: 'secondhand' },
  stripePublishableKey: 'pk_test_of_the_tests',
  imageHost: {
    uploadUrl: 'https://images.example/upload',
    key: 'image-key',
    pictures: ['https://images.example/', '/images/'],
  },
};

export interface Answer {
  status: number;
  headers: Headers;
  /** The parsed JSON, or the text of anything else. */
  body: ReturnType<typeof JSON.parse>;
}

export interface CallOptions {
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface TestServer {
  app: FastifyInstance;
  origin: string;
  database: Database;
  stripeStandIn: StripeStandIn;
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  close(): Promise<void>;
}

/**
 * The whole server on a free port, with real HTTP and a real database: its own one, unless one is
 * given, which then outlives it.
 */
export async function startTestServer(
  overrides: Partial<AppOptions> = {},
  given?: { database?: Database; prepare?: (app: FastifyInstance) => void },
): Promise<TestServer> {
  const database = given?.database ?? (await openTestDatabase());
  await migrate(database);
  const stripeStandIn = await startStripeStandIn();
  const app = await buildApp({
    database,
    identityVerifier: async (token) => readIdentityToken(token),
    stripe: stripeStandIn.stripe,
    stripeWebhookSecret,
    accessTokenKeys,
    publicConfiguration,
    limits: readLimits(generousLimits),
    ...overrides,
  });
  given?.prepare?.(app);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    app,
    origin,
    database,
    stripeStandIn,
    call: (method, path, options) => call(origin, method, path, options),
    async close() {
      await app.close();
      await stripeStandIn.close();
      if (!given?.database) await database.close();
    },
  };
}

/** When everybody in the tests has signed in, unless told otherwise; in seconds since the epoch. */
export const signedInAt = 1_700_000_000;

/** A token that the tests' identity service vouches for. */
export function identityToken(identity: Partial<Identity> & { uid: string; email: string }) {
  const whole: Identity = {
    ...{ emailVerified: false, displayName: '', photoURL: '', provider: 'password' },
    authTime: signedInAt,
    ...identity,
  };
  return `identity.${Buffer.from(JSON.stringify(whole)).toString('base64url')}`;
}

function readIdentityToken(token: string): Identity {
  if (!token.startsWith('identity.')) throw new Error('Not an identity token.');
  return JSON.parse(Buffer.from(token.slice('identity.'.length), 'base64url').toString('utf8'));
}

export function accessToken(user: { uid: string; email: string }): Promise<string> {
  return createAccessToken(accessTokenKeys, { ...user, authTime: signedInAt });
}

async function call(
  origin: string,
  method: string,
  path: string,
  { token, body, headers }: CallOptions = {},
): Promise<Answer> {
  const response = await fetch(origin + path, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('application/json');
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? JSON.parse(text) : text,
  };
}
