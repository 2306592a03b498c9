import type { FastifyInstance } from 'fastify';
import { chooserContentPolicy } from './account-chooser';
import type { IdentityEmulator } from './identity-emulator';
import { leadsToThisMachine } from './redirect-address';
import { rejectCrossSiteRequests } from './reject-cross-site-requests';

/** The paths of the Firebase SDK, which are always at the root of the origin. */
const prefixes = [
  '/identitytoolkit.googleapis.com',
  '/securetoken.googleapis.com',
  '/www.googleapis.com',
  '/emulator',
];

/** Mounts the emulator, which reads bodies itself, beside the other routes. */
export function registerIdentity(app: FastifyInstance, emulator: IdentityEmulator): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));

    rejectCrossSiteRequests(scope);

    // The fake gapi listens on this frame; the emulator's own page needs Google's script.
    scope.get('/emulator/auth/iframe', (_request, reply) =>
      reply
        .removeHeader('x-frame-options')
        .header('content-security-policy', "default-src 'none'; frame-ancestors 'self'")
        .type('text/html')
        .send('<!DOCTYPE html><title>Sign-in</title>'),
    );

    for (const prefix of prefixes) {
      scope.all(`${prefix}/*`, (request, reply) => {
        if (!leadsToThisMachine(request.url)) {
          const message = 'The redirectUrl must be a page of this machine.';
          return reply.code(400).send({ message });
        }
        reply.hijack();
        // The SDK sends none; the emulator grants `Bearer owner` everything.
        delete request.raw.headers.authorization;
        if (request.url.startsWith('/emulator/')) {
          reply.raw.setHeader('content-security-policy', chooserContentPolicy);
        }
        emulator.handle(request.raw, reply.raw, (error) => request.log.error(error));
      });
    }
  });
}
