import fp from 'fastify-plugin';
import type { AppOptions } from '../../app-options';
import { createGuards, type Guards } from '../../domains/access/guards';

declare module 'fastify' {
  interface FastifyInstance {
    guards: Guards;
  }
}

export const authenticationPlugin = fp<AppOptions>(
  async (app, options) => {
    const { database, shopSettings } = app;
    app.decorate('guards', createGuards({ ...options, database, shopSettings }));
  },
  { name: 'authentication', dependencies: ['database', 'shop-settings'] },
);
