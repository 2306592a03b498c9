import fp from 'fastify-plugin';
import { isWrite } from '../../http/is-write';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route accepts a request without a token. */
    acceptsVisitors?: boolean;
  }
}

/**
 * Verifies the token before the body is read, so that unauthenticated clients cannot occupy memory with
 * endless bodies. The bodies of calls that accept visitors are limited in size.
 */
export const authenticateBeforeBodyPlugin = fp(
  async (api) => {
    const { tokenSubject } = api.guards;
    api.addHook('preParsing', async (request) => {
      const { acceptsVisitors } = request.routeOptions.config;
      if (isWrite(request) && !request.is404 && !acceptsVisitors) await tokenSubject(request);
    });
  },
  { name: 'authenticate-before-body', dependencies: ['authentication'] },
);
