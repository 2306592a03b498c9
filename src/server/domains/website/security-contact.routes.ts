import type { FastifyInstance } from 'fastify';
import type { AppOptions } from '../../app-options';

/** Milliseconds. */
const halfAYear = 182 * 24 * 60 * 60 * 1000;

/** Serves security.txt, the contact for vulnerability reports (RFC 9116). */
export async function securityContactRoute(
  app: FastifyInstance,
  { securityContact }: AppOptions,
): Promise<void> {
  if (!securityContact) return;
  app.get('/.well-known/security.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(
        [
          `Contact: ${securityContact}`,
          `Expires: ${new Date(Date.now() + halfAYear).toISOString()}`,
          'Preferred-Languages: en',
          '',
        ].join('\n'),
      ),
  );
}
