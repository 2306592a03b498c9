import fastify from 'fastify';
import type { Database } from '../../../src/server/database/database';
import {
  createIdentityEmulator,
  type IdentityEmulator,
} from '../../../src/sandbox/identity/identity-emulator';
import { registerIdentity } from '../../../src/sandbox/identity/register-identity';
import { openSandboxDatabase } from '../../server/support/sandbox-database';

const projectId = 'demo-tests';

export interface IdentityServer {
  origin: string;
  database: Database;
  emulator: IdentityEmulator;
  call(path: string, body: object, headers?: Record<string, string>): Promise<IdentityResponse>;
  close(): Promise<void>;
}

/** One server for all tests of a file, with its own accounts. */
export function setUpIdentityServer() {
  const server = {
    /** Restarts the emulator on the stored accounts. */
    async restart() {
      await server.close();
      Object.assign(server, await startIdentityServer(server.database));
    },
  } as IdentityServer & { restart(): Promise<void> };
  beforeAll(async () => {
    Object.assign(server, await startIdentityServer(await openSandboxDatabase()));
  });
  afterAll(async () => {
    await server.close();
    await server.database.close();
  });
  return server;
}

export interface IdentityResponse {
  status: number;
  body: ReturnType<typeof JSON.parse>;
}

/** The emulator on a free port, with the stored accounts. */
async function startIdentityServer(database: Database): Promise<IdentityServer> {
  const emulator = await createIdentityEmulator({ database, projectId });
  const app = fastify();
  registerIdentity(app, emulator);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    origin,
    database,
    emulator,
    call: (path, body, headers) => callIdentity(origin, path, body, headers),
    close: () => app.close(),
  };
}

/** A call of the Firebase SDK. */
export async function callIdentity(
  origin: string,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<IdentityResponse> {
  const response = await fetch(`${origin}/${path}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

const accounts = 'identitytoolkit.googleapis.com/v1/accounts';

export const paths = {
  signUp: `${accounts}:signUp`,
  signIn: `${accounts}:signInWithPassword`,
  signInWithProvider: `${accounts}:signInWithIdp`,
  lookup: `${accounts}:lookup`,
  update: `${accounts}:update`,
  remove: `${accounts}:delete`,
  refresh: 'securetoken.googleapis.com/v1/token',
};

export const withTokens = { returnSecureToken: true };
