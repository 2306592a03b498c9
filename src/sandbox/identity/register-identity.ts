import type { FastifyInstance } from 'fastify';
import { chooserContentPolicy } from './account-chooser';
import type { IdentityEmulator } from './identity-emulator';
import { rejectCrossSiteRequests } from './reject-cross-site-requests';
import { isLoopback } from '../../server/environment/urls';

/** The path prefixes of the Firebase SDK, which are fixed. */
const prefixes = [
  '/identitytoolkit.googleapis.com',
  '/securetoken.googleapis.com',
  '/www.googleapis.com',
  '/emulator',
];

/** Registers the emulator. It parses request bodies itself. */
export function registerIdentity(app: FastifyInstance, emulator: IdentityEmulator): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));

    rejectCrossSiteRequests(scope);

    // An empty page for the fake gapi: the emulator's page would load a script from Google.
    scope.get('/emulator/auth/iframe', (_request, reply) =>
      reply
        .removeHeader('x-frame-options')
        .header('content-security-policy', "default-src 'none'; frame-ancestors 'self'")
        .type('text/html')
        .send('<!DOCTYPE html><title>Sign-in</title>'),
    );

    for (const prefix of prefixes) {
      scope.all(`${prefix}/*`, (request, reply) => {
        if (!redirectsToLoopback(request.url)) {
          const message = 'The redirectUrl must be a page of this machine.';
          return reply.code(400).send({ message });
        }
        reply.hijack();
        // The SDK sends no authorization, and the emulator treats `Bearer owner` as an administrator.
        delete request.raw.headers.authorization;
        if (request.url.startsWith('/emulator/')) {
          reply.raw.setHeader('content-security-policy', chooserContentPolicy);
        }
        emulator.handle(request.raw, reply.raw, (error) => request.log.error(error));
      });
    }
  });
}

/**
 * Whether all redirect URLs of a request to the account chooser are HTTP URLs of this machine. The page of
 * the emulator would follow any URL, including `javascript:`.
 * @param requestUrl the URL of the request to the chooser
 */
function redirectsToLoopback(requestUrl: string): boolean {
  const query = new URLSearchParams(requestUrl.split('?')[1]);
  return query.getAll('redirectUrl').every((target) => {
    const url = URL.canParse(target) ? new URL(target) : undefined;
    return url !== undefined && /^https?:$/.test(url.protocol) && isLoopback(url.hostname);
  });
}
