import type { FastifyInstance } from 'fastify';

const halfAYear = 182 * 24 * 60 * 60 * 1000;

/**
 * Says where to report a weakness (RFC 9116).
 * @param contact an address that begins with mailto: or https:
 */
export function securityContactRoute(app: FastifyInstance, contact: string): void {
  app.get('/.well-known/security.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(
        [
          `Contact: ${contact}`,
          `Expires: ${new Date(Date.now() + halfAYear).toISOString()}`,
          'Preferred-Languages: en',
          '',
        ].join('\n'),
      ),
  );
}
