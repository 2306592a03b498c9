import fp from 'fastify-plugin';
import { isWrite } from '../../is-write';

/**
 * Verifies the token before the body is read, so that unauthenticated clients cannot occupy memory with
 * endless bodies. All calls that write require authentication.
 */
export const authenticateBeforeBodyPlugin = fp(
  async (api) => {
    const { tokenSubject } = api.guards;
    api.addHook('preParsing', async (request) => {
      if (isWrite(request) && !request.is404) await tokenSubject(request);
    });
  },
  { name: 'authenticate-before-body', dependencies: ['authentication'] },
);
