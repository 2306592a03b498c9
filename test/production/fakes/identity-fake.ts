import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext } from '@playwright/test';
import { createIdentityEmulator } from '../../../src/sandbox/identity/identity-emulator';
import { firebaseProjectId } from '../../server/support/configuration';
import { signClaims } from '../../server/support/identity-double';
import { openSandboxDatabase } from '../../server/support/sandbox-database';
import { until } from '../../server/support/until';

export interface IdentityFake {
  /** Answers the browser's calls to Firebase. */
  route(context: BrowserContext): Promise<void>;
  /** Opens the link of the email that confirms an address. */
  confirm(email: string): Promise<void>;
  close(): Promise<void>;
}

const googleApis = /^https:\/\/(identitytoolkit|securetoken)\.googleapis\.com\//;

/** Starts Firebase's emulator in place of Google's servers. Tokens are signed as Google signs them. */
export async function startIdentityFake(): Promise<IdentityFake> {
  const database = await openSandboxDatabase();
  const emulator = await createIdentityEmulator({ database, projectId: firebaseProjectId });
  const server = createServer((request, response) => {
    delete request.headers.authorization;
    emulator.handle(request, response, (error) => void response.destroy(error as Error));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    async route(context) {
      await context.route(googleApis, async (route) => {
        const { host, pathname, search } = new URL(route.request().url());
        const response = await route.fetch({ url: `${origin}/${host}${pathname}${search}` });
        await route.fulfill({
          status: response.status(),
          contentType: 'application/json',
          headers: { 'access-control-allow-origin': '*' },
          body: withSignedTokens(await response.text()),
        });
      });
    },
    async confirm(email) {
      const findLink = () => emulator.listEmails().find(({ to }) => to === email)?.link;
      await until(() => findLink() !== undefined);
      const { searchParams } = new URL(findLink()!, origin);
      await emulator.confirmEmail(searchParams.get('oobCode')!);
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await database.close();
    },
  };
}

/** Signs the tokens in a response of the emulator, which are unsigned. */
function withSignedTokens(json: string): string {
  return json.replace(
    /("(?:idToken|id_token|access_token)":\s*")[\w-]+\.([\w-]+)\.[\w-]*"/g,
    (_, name: string, claims: string) =>
      `${name}${signClaims(JSON.parse(Buffer.from(claims, 'base64url').toString()))}"`,
  );
}
