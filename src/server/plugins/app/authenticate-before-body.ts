import fp from 'fastify-plugin';

/**
 * Checks the token before reading the body, so that unauthenticated clients cannot fill the memory
 * with bodies that never end. Every call that writes requires authentication.
 */
export const authenticateBeforeBodyPlugin = fp(
  async (api) => {
    const { tokenSubject } = api.guards;
    api.addHook('preParsing', async (request) => {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      if (!isRead && !request.is404) await tokenSubject(request);
    });
  },
  { name: 'authenticate-before-body', dependencies: ['authentication'] },
);
