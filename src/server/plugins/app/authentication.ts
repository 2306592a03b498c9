import fp from 'fastify-plugin';
import type { AppOptions } from '../../app-options';
import { createGuards, type Guards } from '../../http/guards';

declare module 'fastify' {
  interface FastifyInstance {
    guards: Guards;
  }
}

export const authenticationPlugin = fp<AppOptions>(
  async (app, options) => {
    app.decorate('guards', createGuards({ ...options, database: app.database }));
  },
  { name: 'authentication', dependencies: ['database'] },
);
